# Kde si dům uchovává stoly: proč to nejde.
refusal-unknown-url = Adrese úložiště („{ $scheme } …“) nelze rozumět. Může vypadat takto: { $known }.
refusal-unreachable = Úložiště „{ $store }“ teď nelze použít ({ $cause }).
refusal-locked-by-another = „{ $store }“ už používá jiný proces. Více procesů potřebuje PostgreSQL.
refusal-newer-data = Do úložiště psala novější verze programu tamaya: data mají verzi { $found } a tento program zná nejvýše { $known }.
refusal-foreign-data = „{ $store }“ obsahuje něco jiného. Nic se tam nezměnilo.
refusal-extra-missing = Některé části nejsou nainstalované: je potřeba tamaya s doplňkem „{ $extra }“.
