# Many games between bots: tamaya simulate and tamaya crossplay.
value-keep = HRY
verb-crossplay = nechat hrát každého robota s každým
verb-crossplay-about = Spojí každého robota s každým jiným i se sebou samým, nechá každou dvojici hrát Hanabi a vypíše tabulku průměrných výsledků. Roboti se kolem stolu střídají a po každé hře se posunou o místo dál; všechny dvojice dostanou stejné karty.
option-cluster = Odehrát hry na strojích plánovače Dask na této adrese.
option-resume-match = Ukládat každou dohranou hru do tohoto souboru a pokračovat od her, které v něm už jsou.
option-replays = Zapsat do tohoto souboru záznamy vybraných her.
option-keep = Které hry zapsat: worst:ČÍSLO (nejhorší), best:ČÍSLO (nejlepší), lost (prohrané), nebo all (všechny); výchozí je worst:5.
option-plot = Zapsat do tohoto souboru graf výsledků ve formátu SVG.
simulate-column-turns = Tahů
simulate-stopped = Zastaveno, odehráno her: { $done } z { $games }. Dohrané hry jsou uložené. Pokračovat můžete stejným příkazem s volbou:
simulate-interrupted = Přerušeno, odehráno her: { $done } z { $games }. Dohrané hry jsou uložené. Pokračovat můžete stejným příkazem s volbou:
crossplay-title = Průměrné výsledky, { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
} každé dvojice robotů, počet hráčů: { $players }
refusal-bot-sees-all = „{ $bot }“ vidí karty všech hráčů, a proto hraje jen v simulacích. Vyberte jiného robota.
refusal-no-such-keep = „{ $words }“ neoznačuje žádné hry. Použijte worst:ČÍSLO, best:ČÍSLO, lost, nebo all.
refusal-not-svg = Grafy se zapisují jako SVG. Místo „{ $file }“ zvolte název s koncovkou .svg.
refusal-other-match = „{ $file }“ obsahuje hry z jiného utkání nebo z jiné verze programu tamaya. Vyberte jiný soubor.
refusal-not-a-match = „{ $file }“ není soubor uložených her: řádek { $line } nelze přečíst. Vyberte jiný soubor.
refusal-workers-gone = Pracovní procesy skončily dřív než hry. Zkontrolujte, zda mají dost paměti.
refusal-cluster-unreachable = Na adrese „{ $address }“ žádný plánovač neodpovídá. Zkontrolujte adresu i to, zda plánovač běží.
refusal-cluster-without-workers = Plánovač na adrese „{ $address }“ nemá žádné stroje. Nejdřív nějaké spusťte.
refusal-other-version = Stroje mají tamaya { $there }, ale zde běží tamaya { $here }, takže by se jejich hry lišily. Nainstalujte všude stejnou verzi.
simulate-failures = { $games ->
    [one] Robot selhal v { $games } hře, která se do výsledků nepočítá:
    [few] Robot selhal ve { $games } hrách, které se do výsledků nepočítají:
    [many] Robot selhal v { $games } hry, které se do výsledků nepočítají:
   *[other] Robot selhal v { $games } hrách, které se do výsledků nepočítají:
}
refusal-bot-not-loaded = Robota „{ $bot }“ nelze načíst: { $problem }. Napište ho jako modul:Třída nebo cesta.py:Třída.
refusal-bot-of-other-game = Robot „{ $bot }“ hraje { $game }, tuhle hru ne.
