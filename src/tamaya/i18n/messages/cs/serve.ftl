# Starting the server.
value-address = ADRESA
value-port = PORT
value-database = DATABÁZE
value-action = AKCE
verb-serve = spustit server a hrát v prohlížeči
verb-serve-about = Spustí server a vypíše jeho adresu. Bez voleb naslouchá jen na tomto počítači, stoly ukládá do souboru ve vaší složce s daty a otevře prohlížeč. Volby s hodnotou lze zadat i proměnnými prostředí, například TAMAYA_PORT místo --port.
verb-admin = spravovat stoly a hosty serveru
verb-admin-about = Spravuje databázi serveru. Server předtím zastavte, pokud nepoužívá PostgreSQL. Akce: list; export STŮL; delete STŮL; export-guest HOST; delete-guest HOST; check, která znovu přehraje všechny stoly; retention, která ukáže, kolik starých dat je podle nastavení ke smazání; purge, která je smaže. Host se zadává identifikátorem nebo jménem. Export obsahuje všechna tajemství svého stolu.
option-host = Adresa, na které server naslouchá (výchozí: 127.0.0.1, jen tento počítač).
option-port = Port, na kterém server naslouchá (výchozí: 8025); 0 vybere volný port.
option-lan = Naslouchat v místní síti a ukázat adresu jako QR kód.
option-database = Kam se ukládají stoly: soubor, nebo postgresql://… (výchozí: soubor ve vaší složce s daty).
option-server-workers = Počet procesů (výchozí: 1). Více než jeden vyžaduje PostgreSQL.
option-serve-bot = Vaši vlastní roboti, které mají stoly nabízet vedle ostatních, oddělení čárkami: modul:Třída nebo cesta.py:Třída.
option-no-browser = Neotevírat prohlížeč.
serve-open = Server běží na adrese { $url }
serve-open-already = Server už běží na adrese { $url }
serve-lan = Kdokoli ve vaší síti může tuto adresu otevřít nebo naskenovat tento kód:
serve-stop = Zastavíte ho stisknutím Ctrl+C.
serve-closed = Server je zastavený. Stoly jsou uložené.

# Managing the database.
admin-table = stůl
admin-phase = fáze
admin-changed = změněn
admin-guests = hosté
admin-unreadable-phase = nečitelný
admin-deleted = Trvale smazáno: „{ $name }“.
admin-shared-tables = Jméno zůstává v záznamech stolů, kde hráli i jiní: { $tables }.
admin-unsound = Stůl { $table } je poškozený: jeho záznam nevede k uloženému stavu.
admin-unreadable = Stůl { $table } nelze přečíst: položka { $sequence } jeho záznamu je poškozená nebo chybí. Stůl smažte, nebo obnovte zálohu.
admin-checked = { $checked ->
    [one] Zkontrolován { $checked } stůl,
    [few] Zkontrolovány { $checked } stoly,
    [many] Zkontrolováno { $checked } stolu,
   *[other] Zkontrolováno { $checked } stolů,
} { $wrong ->
    [one] z toho { $wrong } poškozený.
    [few] z toho { $wrong } poškozené.
    [many] z toho { $wrong } poškozeného.
   *[other] z toho { $wrong } poškozených.
}
admin-retention-tables = { $days ->
    [0] Dohrané a vypršelé stoly se nemažou (TAMAYA_FINISHED_TABLE_DAYS je 0).
    [one] Dohrané a vypršelé stoly se mažou po { $days } dni. Ke smazání teď: { $due }.
    [few] Dohrané a vypršelé stoly se mažou po { $days } dnech. Ke smazání teď: { $due }.
    [many] Dohrané a vypršelé stoly se mažou po { $days } dne. Ke smazání teď: { $due }.
   *[other] Dohrané a vypršelé stoly se mažou po { $days } dnech. Ke smazání teď: { $due }.
}
admin-retention-guests = { $days ->
    [0] Hosté se nemažou (TAMAYA_GUEST_DAYS je 0).
    [one] Hosté bez místa v rozehrané hře se mažou po { $days } dni bez návštěvy. Ke smazání teď: { $due }.
    [few] Hosté bez místa v rozehrané hře se mažou po { $days } dnech bez návštěvy. Ke smazání teď: { $due }.
    [many] Hosté bez místa v rozehrané hře se mažou po { $days } dne bez návštěvy. Ke smazání teď: { $due }.
   *[other] Hosté bez místa v rozehrané hře se mažou po { $days } dnech bez návštěvy. Ke smazání teď: { $due }.
}
admin-purged = Smazané stoly: { $tables }. Smazaní hosté: { $guests }.
refusal-unknown-action = Neznámá akce „{ $action }“. Na výběr je: { $known }.
refusal-name-missing = Akce „{ $action }“ potřebuje identifikátor stolu, nebo identifikátor či jméno hosta.
refusal-name-too-many = Akce „{ $action }“ se týká celého serveru. Napište ji bez „{ $name }“.
refusal-no-store-there = Soubor „{ $store }“ neexistuje. Zkontrolujte --database, nebo jednou spusťte server, aby se soubor vytvořil.
refusal-no-table-there = Stůl „{ $table }“ na tomto serveru není. Všechny stoly vypíše „tamaya admin list“.
refusal-no-guest-there = Host „{ $guest }“ na tomto serveru není.
refusal-several-guests-there = Jméno „{ $guest }“ má více hostů. Použijte identifikátor. U každého je čas první návštěvy: { $known }.
refusal-damaged-table = Záznam stolu „{ $table }“ je poškozený a nelze ho přečíst. Stůl smažte, nebo obnovte zálohu.

# Why the server can’t start.
refusal-bad-environment = Proměnná { $variable } musí být celé číslo od { $fewest } do { $most }, ne „{ $value }“.
refusal-bad-base-path = Proměnná { $variable } musí být cesta jako „/hanabi“, ne „{ $value }“.
refusal-workers-on-one-file = Více procesů nemůže sdílet jeden soubor SQLite. K „--workers“ přidejte „--database postgresql://…“.
refusal-port-taken = Port { $port } na adrese { $host } je už obsazený. Ukončete program, který ho používá, nebo vyberte jiný port pomocí „--port“.
refusal-port-forbidden = Port { $port } na adrese { $host } nesmíte použít. Vyberte jiný pomocí „--port“.
refusal-host-unknown = Tento počítač nemá adresu „{ $host }“. Vyberte jinou pomocí „--host“.
