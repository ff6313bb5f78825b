# Opening the house.
value-address = ADRESA
value-port = ČÍSLO
value-database = DATABÁZE
value-action = ÚKON
verb-serve = otevřít dům, aby se v něm dalo sednout ke stolu
verb-serve-about = Otevře dům a řekne, kde je. Bez voleb naslouchá jen na tomto počítači, stoly ukládá do souboru ve vaší složce s daty a otevře prohlížeč. Každou volbu s hodnotou lze zadat i v prostředí jako TAMAYA_ a její jméno.
verb-admin = starat se o stoly v domě
verb-admin-about = Stará se o data domu, který je zavřený nebo používá PostgreSQL. Úkony jsou: list; export STŮL; delete STŮL; export-guest HOST; delete-guest HOST; check, který všechny stoly přehraje znovu. Host se zadává označením nebo jménem. Export obsahuje všechna tajemství svého stolu.
option-host = Adresa, na které se naslouchá; jinak 127.0.0.1, tedy jen tento počítač.
option-port = Port, na kterém se naslouchá; jinak 8025. 0 vezme kterýkoli volný.
option-lan = Naslouchat celé místní síti a ukázat její adresu jako kód QR.
option-database = Kde jsou stoly uloženy: soubor, nebo postgresql://…; jinak soubor ve vaší složce s daty.
option-house-workers = Kolik procesů se dělí o práci; výchozí je 1. Dům s více než jedním potřebuje PostgreSQL.
option-no-browser = Neotvírat prohlížeč.
serve-open = Dům je otevřen na adrese { $url }
serve-open-already = Dům už je otevřen na adrese { $url }
serve-lan = Každý z vaší sítě tam může přijít, i tímto kódem:
serve-stop = Zavřete ho stisknutím Ctrl+C.
serve-closed = Dům je zavřen. Nic se neztratilo.

# Looking after it.
admin-table = stůl
admin-phase = fáze
admin-changed = změněn
admin-guests = hosté
admin-deleted = „{ $name }“ je navždy smazán.
admin-shared-tables = Jméno zůstává v záznamech stolů, kde seděli i jiní: { $tables }.
admin-unsound = Stůl { $table } se nepřehraje tak, jak byl uložen.
admin-checked = { $checked ->
    [one] Přehrán { $checked } stůl,
    [few] Přehrány { $checked } stoly,
    [many] Přehráno { $checked } stolu,
   *[other] Přehráno { $checked } stolů,
} { $wrong ->
    [one] z toho { $wrong } chybný.
    [few] z toho { $wrong } chybné.
    [many] z toho { $wrong } chybného.
   *[other] z toho { $wrong } chybných.
}
refusal-unknown-action = Úkon „{ $action }“ není. Vyberte jeden z těchto: { $known }.
refusal-name-missing = Úkon „{ $action }“ potřebuje označení stolu, nebo označení či jméno hosta.
refusal-name-too-many = Úkon „{ $action }“ se týká celého domu; „{ $name }“ je tu navíc.
refusal-no-store-there = Soubor „{ $store }“ není, žádný dům v něm tedy ještě otevřen nebyl.
refusal-no-table-there = Stůl „{ $table }“ v tomto domě není.
refusal-no-guest-there = Host „{ $guest }“ v tomto domě není.
refusal-several-guests-there = Jménem „{ $guest }“ si říká více hostů. Zadejte označení; tady jsou, každé s okamžikem prvního příchodu: { $known }.
refusal-damaged-table = Záznam stolu „{ $table }“ je poškozený a nelze ho přečíst. Stůl smažte, nebo obnovte zálohu.
