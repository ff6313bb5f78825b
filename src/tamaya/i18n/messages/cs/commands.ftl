program = tamaya { $version }: Hanabi, každé vydání do posledního písmene.
usage-title = Použití:
verbs-title = Co umí:
options-title = Volby:
editions-title = Vydání:
extensions-title = Rozšíření (každá krabice má svá; vlastní hra smí mít kterákoli):
settings-title = Nastavení:
help-hint = „tamaya help PŘÍKAZ“ řekne o příkazu víc.
verb-help-hint = „tamaya help { $verb }“ řekne víc.

# Words that stand for what is to be filled in.
value-verb = PŘÍKAZ
value-game = HRA
value-edition = VYDÁNÍ
value-extensions = ROZŠÍŘENÍ,…
value-settings = NASTAVENÍ=HODNOTA,…
value-number = POČET
value-seat = MÍSTO
value-file = SOUBOR
value-language = JAZYK
value-suit = BARVA

verb-rules = vypsat pravidla hry
verb-replay = převyprávět zaznamenanou hru
verb-verify = říci, zda zaznamenané hry odpovídají pravidlům
verb-rules-about = Vypíše pravidla jedné hry, dost úplná na to, aby se podle nich dalo hrát. Řídí se zvoleným vydáním, rozšířeními a nastavením.
verb-replay-about = Převypráví zaznamenanou hru tah po tahu. Soubor je v našem formátu nebo ve formátu hanab.live; „-“ je standardní vstup.
verb-verify-about = O každé zaznamenané hře řekne, zda odpovídá pravidlům, na jednom řádku JSON: id, legal, at, reason, turns, score, points, outcome a fair. Soubor obsahuje jeden záznam, nebo jeden na každém řádku, v našem formátu nebo ve formátu hanab.live; „-“ je standardní vstup. Návratový kód je 1, pokud některá hra neodpovídá pravidlům nebo ji nelze přečíst.

option-game = Hra; výchozí je hanabi.
option-edition = Vydání; výchozí je standardní hra.
option-with = Přidaná rozšíření, oddělená čárkami.
option-set = Změněná nastavení, oddělená čárkami.
option-players = Počet hráčů.
option-seat = Hra očima tohoto místa (první je 1): jeho karty zůstávají skryté, dokud nejsou vyloženy nebo zahozeny.
option-lang = en, fr nebo cs; výchozí je jazyk systému.

# A game told in sentences.
replay-seats = U stolu po směru hodinových ručiček: { $players }. Začíná { $first }.
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
