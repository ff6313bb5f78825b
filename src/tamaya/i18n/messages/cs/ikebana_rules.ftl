ikebana-rules-goal = Ikebana je japonské umění aranžovat květiny a také hra, v níž hraje každý sám za sebe. Počet hráčů: { $players }. V každém kole skládáte kytici z pěti karet. Správné hodnoty a barvy přinášejí body prestiže a za body prestiže získáte lepší karty.

ikebana-rules-cards = { $count ->
    [one] Ve hře je { $count } karta.
    [few] Ve hře jsou { $count } karty.
    [many] Ve hře je { $count } karty.
   *[other] Ve hře je { $count } karet.
} Každá má barvu a hodnotu.
ikebana-rules-jokers = Duhové karty jsou žolíky. Žolík má hodnotu, která je na něm vytištěná; barvu mu majitel zvolí, až když se kytice počítá.
ikebana-rules-jokers-values = Tištěná pravidla neuvádějí, jaké hodnoty žolíky mají: hrajeme s jedním od každé.

ikebana-rules-setup-points = Na začátku má každý { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} prestiže.
ikebana-rules-setup-bank = Zásoba bodů je neomezená.
ikebana-rules-setup-rounds = { $rounds ->
    [one] Hraje se { $rounds } kolo
    [few] Hrají se { $rounds } kola
    [many] Hraje se { $rounds } kola
   *[other] Hraje se { $rounds } kol
}. V každém kole hráči jeden po druhém přidávají po jedné kartě do své kytice, lícem nahoru, dokud všichni nemají { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}.

ikebana-rules-turn = Ve svém tahu kartu buď doberte, nebo kupte. Rozhodněte se dřív, než začnete dobírat. V obou případech přibude do vaší kytice jedna karta a už v ní zůstane.

ikebana-rules-draw-title = 1. Dobrat
ikebana-rules-draw-keep = Doberte vrchní kartu balíčku. Jestli se vám líbí, nechte si ji: přidáte ji do kytice a váš tah končí.
ikebana-rules-draw-reject = Jestli ne, odmítněte ji: položte ji lícem nahoru na svou odhazovací hromádku, zaplaťte a doberte další. První odmítnutí v tahu stojí 1 bod, druhé 2, třetí 3 a tak dále.
ikebana-rules-draw-round = První odmítnutí zaplaťte sousedovi po levici, druhé dalšímu hráči po směru hodinových ručiček a tak dále kolem stolu; sebe vynechte.
ikebana-rules-draw-two = Ve dvou platíte vždy druhému hráči.
ikebana-rules-draw-points = Když nemáte čím zaplatit, kartu odmítnout nejde.

ikebana-rules-buy-title = 2. Koupit
ikebana-rules-buy-price = Vezměte vrchní kartu z odhazovací hromádky jiného hráče a přidejte ji do své kytice. Tomu hráči zaplatíte tolik bodů, jakou má karta hodnotu. Váš tah končí.
ikebana-rules-buy-own = Z vlastní hromádky kupovat nejde a po dobrání karty také ne.
ikebana-rules-buy-uncover = Karta pod ní je teď na prodej.

ikebana-rules-seen-title = Co je vidět
ikebana-rules-seen-open = Všichni vidí body, kytice a vrchní kartu každé odhazovací hromádky. Na karty pod ní se nikdo nedívá.
ikebana-rules-seen-hidden = Dobranou kartu vidí jen ten, kdo ji dobral, dokud si ji nenechá nebo ji neodmítne.

ikebana-rules-round-title = Konec kola
ikebana-rules-round-worth = Když jsou všechny kytice úplné, každý dostane body za tu svou. V dalších kolech je můžete utrácet.
ikebana-rules-round-deck = Když balíček během kola dojde, zůstane na každé odhazovací hromádce její vrchní karta; všechny ostatní odhozené karty se zamíchají a tvoří nový balíček.
ikebana-rules-round-next = Před dalším kolem zamíchejte všechny karty. Začíná hráč s nejlepší kyticí.
ikebana-rules-round-tie = Má-li nejlepší kytici víc hráčů, začíná ten z nich, který byl v tom kole na tahu nejdřív.

ikebana-rules-pair = dvojice
ikebana-rules-three = trojice
ikebana-rules-four = čtveřice
ikebana-rules-five = pětice
ikebana-rules-times-value = { $times } × hodnota
ikebana-rules-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
ikebana-rules-times = × { $times }
ikebana-rules-score-split = Rozdělte kytici na kombinace tak, aby byl součet co nejvyšší. Každá karta se počítá jen v jedné kombinaci:
ikebana-rules-score-colours = Součet se násobí podle barev všech pěti karet, ať v kombinaci jsou, nebo ne:
ikebana-rules-score-jokers = Barvu volíte každému žolíkovi zvlášť: dva žolíky mohou mít stejnou barvu, nebo každý jinou.
ikebana-rules-score-final = Závěrečná kytice: kytice posledního kola se počítají dvojnásobně, až po vynásobení barvami.
ikebana-rules-examples = Příklady:
ikebana-rules-example = { $cards }: { $combinations }; { $harmony } (×{ $multiplier }): { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
ikebana-rules-example-left = Mimo kombinaci: { $cards }.
ikebana-rules-example-final = V posledním kole: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
ikebana-rules-end = { $rounds ->
    [one] Po { $rounds } kole hra končí.
    [few] Po { $rounds } kolech hra končí.
    [many] Po { $rounds } kola hra končí.
   *[other] Po { $rounds } kolech hra končí.
} Vyhrává hráč s nejvíce body. Při shodě se o vítězství dělí.
