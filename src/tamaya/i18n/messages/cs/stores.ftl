# Why the database of a server can’t be used.
refusal-unknown-url = Neplatná adresa databáze („{ $scheme } …“). Měla by vypadat jako některá z těchto: { $known }.
refusal-unreachable = Databáze „{ $store }“ není dostupná ({ $cause }).
refusal-locked-by-another = „{ $store }“ používá jiný proces. Nejdřív ho ukončete, nebo použijte PostgreSQL, který může sdílet více procesů.
refusal-newer-data = Databáze je z novější verze programu tamaya: její data mají verzi { $found }, ale tento program umí jen verze do { $known }. Aktualizujte tamaya.
refusal-foreign-data = „{ $store }“ není databáze programu tamaya. Nic se v ní nezměnilo; vyberte jiný soubor.
refusal-extra-missing = K tomu je potřeba doplněk „{ $extra }“. V pracovní kopii ho nainstalujete pomocí „pip install .[{ $extra }]“.
