program = tamaya { $version }: Hanabi v každém vydání a Ikebana, do posledního písmene.
usage-title = Použití:
verbs-title = Co umí:
options-title = Volby:
editions-title = Vydání:
extensions-title = Rozšíření (každá krabice má svá; vlastní hra smí mít kterákoli):
settings-title = Nastavení:
no-verb = Bez příkazu otevře dům, stejně jako „tamaya serve“ se stejnými volbami.
help-hint = „tamaya help PŘÍKAZ“ řekne o příkazu víc.
verb-help-hint = „tamaya help { $verb }“ řekne víc.

# Words that stand for what is to be filled in.
value-verb = PŘÍKAZ
value-game = HRA
value-edition = VYDÁNÍ
value-extensions = ROZŠÍŘENÍ,…
value-bots = ROBOT,…
value-settings = NASTAVENÍ=HODNOTA,…
value-number = POČET
value-seat = MÍSTO
value-file = SOUBOR
value-words = SLOVA
value-language = JAZYK
value-suit = BARVA

verb-rules = vypsat pravidla hry
verb-replay = převyprávět zaznamenanou hru
verb-verify = říci, zda zaznamenané hry odpovídají pravidlům
verb-simulate = nechat roboty odehrát mnoho her
verb-rules-about = Vypíše pravidla jedné hry, dost úplná na to, aby se podle nich dalo hrát. Řídí se zvoleným vydáním, rozšířeními a nastavením.
verb-replay-about = Převypráví zaznamenanou hru tah po tahu. Soubor je v našem formátu nebo ve formátu hanab.live; „-“ je standardní vstup.
verb-verify-about = O každé zaznamenané hře řekne, zda odpovídá pravidlům, na jednom řádku JSON: id, legal, at, reason, turns, score, points, outcome a fair. Soubor obsahuje jeden záznam, nebo jeden na každém řádku, v našem formátu nebo ve formátu hanab.live; „-“ je standardní vstup. Návratový kód je 1, pokud některá hra neodpovídá pravidlům nebo ji nelze přečíst.
verb-simulate-about = Nechá roboty odehrát mnoho her a řekne, jak dopadly: u Hanabi průměrné skóre a jeho směrodatnou chybu, ponechané body, počítají-li se i body prohraných her, a podíl dokonalých a prohraných her; u Ikebany podíly na výhrách a průměrné body. Roboti si sednou v daném pořadí, zbývají-li místa, začnou znovu od prvního, a po každé hře se o místo posunou. O společné vítězství se dělí. Stejné semínko dává stejné hry.

option-game = Hra: hanabi (výchozí), nebo ikebana.
option-edition = Vydání; výchozí je standardní hra.
option-with = Přidaná rozšíření, oddělená čárkami.
option-set = Změněná nastavení, oddělená čárkami.
option-players = Počet hráčů.
option-match-players = Počet hráčů, od 2 do 5; výchozí je 2.
option-bot = Roboti, oddělení čárkami: friend, hat, pair, search, careful, random, oracle; pro Ikebanu florist, greedy, random.
option-games = Kolik her se odehraje; výchozí je 100.
option-workers = Kolik procesů se dělí o práci; výchozí je 1.
option-seed = Slova, z nichž vychází veškerá náhoda; simulace bez nich použije „tamaya“.
option-json = Zapsat odpověď jako JSON do tohoto souboru; „-“ je standardní výstup.
option-seat = Hra očima tohoto místa (první je 0): jeho karty zůstávají skryté, dokud nejsou vyloženy nebo zahozeny.
option-explain = Po každém tahu říci, co by na tom místě udělal robot friend, a proč.
option-lang = en, fr nebo cs; výchozí je jazyk systému.

# A game told in sentences.
replay-seen-by = Tak, jak to vidí { $player }.
replay-hands = Karty v ruce, zleva doprava:
replay-hand = { $player }: { $faces }.
replay-hand-unseen = { $count ->
    [one] { $player }: { $count } skrytá karta.
    [few] { $player }: { $count } skryté karty.
    [many] { $player }: { $count } skryté karty.
   *[other] { $player }: { $count } skrytých karet.
}
replay-stopped = Záznam pokračuje tahem, který pravidla nedovolují (číslo { $number }): { $reason }
replay-unfinished = Záznam tu končí, dřív než hra. Body dosud: { $score }.

# What a simulation came to.
simulate-title = { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
}, počet hráčů: { $players }
simulate-column-bot = Robot
simulate-column-wins = Výhry
simulate-column-fair = Rovný podíl
simulate-column-points = Průměr bodů
simulate-column-score = Průměrné skóre
simulate-column-error = Chyba
simulate-column-kept = Ponecháno
simulate-column-perfect = Dokonalé
simulate-column-lost = Prohrané
simulate-column-speed = Her/s
decimal = { $whole },{ $tenths }
grouped = { $number }
percent = { $number } %
