program = tamaya { $version }: hrajte a zkoumejte Hanabi (všechna vydání) a Ikebanu.
usage-title = Použití:
verbs-title = Příkazy:
options-title = Volby:
editions-title = Vydání:
extensions-title = Rozšíření (každé vydání má svá; ve vlastní hře lze použít kterákoli):
settings-title = Nastavení:
no-verb = Bez příkazu tamaya spustí server a přijímá volby příkazu „tamaya serve“.
help-hint = Více o příkazu zjistíte pomocí „tamaya help PŘÍKAZ“.
verb-help-hint = Více zjistíte pomocí „tamaya help { $verb }“.
verb-needs-extra = Potřebuje doplněk „{ $extra }“: v pracovní kopii „pip install .[{ $extra }]“.
did-you-mean = Mysleli jste „{ $word }“?

# Placeholders for values.
value-verb = PŘÍKAZ
value-game = HRA
value-edition = VYDÁNÍ
value-extensions = ROZŠÍŘENÍ,…
value-bots = ROBOT,…
value-settings = NASTAVENÍ=HODNOTA,…
value-number = ČÍSLO
value-seat = MÍSTO
value-file = SOUBOR
value-format = FORMÁT
value-words = TEXT
value-language = JAZYK
value-suit = BARVA

verb-rules = vypsat pravidla hry
verb-replay = popsat zaznamenanou hru tah po tahu
verb-verify = ověřit, že zaznamenané hry odpovídají pravidlům
verb-simulate = odehrát mnoho her mezi roboty
verb-rules-about = Vypíše pravidla hry tak úplně, že se podle nich dá naučit hrát. Řídí se vybraným vydáním, rozšířeními a nastavením.
verb-replay-about = Popíše zaznamenanou hru ve větách, tah po tahu. Soubor je záznam z programu tamaya nebo z hanab.live; „-“ je standardní vstup.
verb-verify-about = Ověří zaznamenané hry podle pravidel a pro každou vypíše jeden řádek JSON s poli „id“, „legal“, „at“ (číslo prvního nedovoleného tahu, od 0), „reason“ (proč není dovolený), „turns“, „score“, „points“ (body na stole, i když je hra prohraná), „outcome“ a „fair“ (zda balíček a závazek odpovídají zaznamenanému semínku). Soubor obsahuje jeden záznam, nebo jeden na každém řádku, z programu tamaya nebo z hanab.live; „-“ je standardní vstup. Návratový kód je 1, pokud některá hra porušuje pravidla nebo ji nelze přečíst.
verb-simulate-about = Odehraje mnoho her mezi roboty a vypíše souhrn. U Hanabi: průměrný výsledek a jeho směrodatnou chybu, průměr bodů (jaký by byl průměrný výsledek, kdyby prohraným hrám zůstaly body) a podíl dokonalých a prohraných her. U Ikebany: podíl výher (společná výhra se dělí), podíl, jaký by odpovídal stejně silným robotům, a průměrný počet bodů. Roboti si sedají v uvedeném pořadí; je-li míst víc než robotů, seznam začíná znovu. Po každé hře se všichni posunou o místo dál. Stejné semínko dává stejné hry.

option-game = Hra: hanabi (výchozí), nebo ikebana.
option-edition = Vydání (výchozí: standard).
option-with = Přidaná rozšíření, oddělená čárkami.
option-set = Změněná nastavení, oddělená čárkami.
option-players = Počet hráčů.
option-match-players = Počet hráčů, 2 až 5 (výchozí: 2).
option-bot = Roboti, oddělení čárkami: friend, gentle, expert, hat, pair, learned, search, careful, random, oracle; pro Ikebanu: florist, greedy, easy, random. Nebo vaši: modul:Třída, cesta.py:Třída.
option-games = Počet her (výchozí: 100).
option-workers = Počet procesů (výchozí: 1).
option-seed = Libovolný text; stejný text rozdá stejné karty. U simulací je výchozí „tamaya“.
option-json = Zapsat výsledek jako JSON do tohoto souboru; „-“ je standardní výstup.
option-seat = Číslo místa, počítáno od 0: ukázat hru z pohledu tohoto místa. Jeho karty zůstanou skryté, dokud nejsou zahrány nebo zahozeny.
option-explain = Po každém tahu uvést, co by udělal robot „friend“, a proč.
option-lang = Jazyk: en, fr nebo cs (výchozí: jazyk systému).

# A game in sentences.
replay-seen-by = Z pohledu hráče { $player }.
replay-hands = Karty v ruce, zleva doprava:
replay-hand = { $player }: { $faces }.
replay-hand-unseen = { $count ->
    [one] { $player }: { $count } skrytá karta.
    [few] { $player }: { $count } skryté karty.
    [many] { $player }: { $count } skryté karty.
   *[other] { $player }: { $count } skrytých karet.
}
replay-stopped = Tah { $number } v záznamu porušuje pravidla: { $reason }
replay-unfinished = Záznam končí tady, před koncem hry. Průběžný výsledek: { $score }.

# The result of a simulation.
simulate-title = { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
}, počet hráčů: { $players }
simulate-column-bot = Robot
simulate-column-wins = Výhry
simulate-column-fair = Očekávané výhry
simulate-column-points = Průměr bodů
simulate-column-score = Výsledek
simulate-column-error = Sm. chyba
simulate-column-kept = Body
simulate-column-perfect = Dokonalé
simulate-column-lost = Prohrané
simulate-column-speed = Her/s
grouped = { $number }

# The launcher of a checkout.
launcher-title = V kopii projektu:
launcher-test = spustit testy; další argumenty dostane pytest
launcher-check = upravit formát, zkontrolovat a otestovat, co se změnilo
launcher-screenshots = vyfotit každou stránku webového klienta
launcher-benchmark = spustit podle jména program ze složky „benchmarks“
launcher-lock = aktualizovat soubory se zámky verzí (s uv)

# Reviewing a game.
verb-review = rozebrat zaznamenanou hru
verb-review-about = Rozebere zaznamenanou hru: nejvyšší výsledek, který balíček dovoloval, tah, po kterém už dokonalá hra nebyla možná, a tahy, které by ji zachránily. Soubor je záznam z programu tamaya nebo z hanab.live, nebo obsahuje odkaz na hanab.live; „-“ je standardní vstup.
option-html = Zapíše rozbor do tohoto souboru jako jedinou webovou stránku včetně grafů.
