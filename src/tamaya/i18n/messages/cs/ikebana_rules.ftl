ikebana-rules-goal = Ikebana je umění aranžovat květiny a hra, v níž hraje každý za sebe. Počet hráčů: { $players }. V každém kole skládáte kytici z pěti karet. Dobré hodnoty a dobré barvy přinášejí body prestiže a za body prestiže získáte lepší karty: kdo je utratí nejlépe, má jich na konci nejvíc.

ikebana-rules-cards = { $count ->
    [one] Ve hře je celkem { $count } karta.
    [few] Ve hře jsou celkem { $count } karty.
    [many] Ve hře je celkem { $count } karty.
   *[other] Ve hře je celkem { $count } karet.
} Každá má barvu a hodnotu.
ikebana-rules-jokers = Duhové karty jsou žolíky: každá má svou vytištěnou hodnotu a její majitel jí zvolí barvu, když se kytice počítá.

ikebana-rules-setup-points = Na začátku má každý { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} prestiže. Bank je nevyčerpatelný.
ikebana-rules-setup-rounds = { $rounds ->
    [one] Hraje se { $rounds } kolo
    [few] Hrají se { $rounds } kola
    [many] Hraje se { $rounds } kola
   *[other] Hraje se { $rounds } kol
}. V každém přidávají hráči jeden po druhém po jedné kartě do své kytice, lícem nahoru, dokud všichni nemají { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}.

ikebana-rules-turn = Ve svém tahu uděláte jednu ze dvou věcí a volíte ji dřív, než cokoli doberete: dobíráte, nebo kupujete. Tak či tak přibude do vaší kytice jedna karta a už v ní zůstane.

ikebana-rules-draw-title = 1. Dobírat
ikebana-rules-draw-keep = Vezměte vrchní kartu balíčku tak, abyste ji viděli jen vy. Nechte si ji: přijde do vaší kytice a váš tah končí.
ikebana-rules-draw-reject = Nebo ji odmítněte: položte ji lícem nahoru na svou odhazovací hromádku a doberte další. První odmítnutí v tahu stojí 1 bod, druhé 2, třetí 3 a tak dále.
ikebana-rules-draw-round = První platba patří sousedovi po levici, druhá dalšímu po směru hodinových ručiček a tak dále kolem stolu; sebe vynecháváte.
ikebana-rules-draw-two = Ve dvou platíte vždy tomu druhému.
ikebana-rules-draw-points = Bez bodů kartu odmítnout nelze.

ikebana-rules-buy-title = 2. Koupit
ikebana-rules-buy-price = Vezměte vrchní kartu z odhazovací hromádky někoho jiného. Stojí tolik bodů, kolik činí její hodnota, a ty dostane majitel hromádky.
ikebana-rules-buy-own = Kupovat nelze z vlastní hromádky, bez bodů ani po dobrání karty.
ikebana-rules-buy-uncover = Karta pod ní je od té chvíle na prodej.

ikebana-rules-seen-title = Co je vidět
ikebana-rules-seen-open = Všichni vidí body, kytice a vrchní kartu každé odhazovací hromádky.
ikebana-rules-seen-hidden = Pod vrchní kartu hromádky se nikdo nedívá, ani pod svou. Právě dobranou kartu vidí jen ten, kdo ji dobral.

ikebana-rules-round-title = Konec kola
ikebana-rules-round-worth = Když jsou všechny kytice úplné, každý dostane body za tu svou. V dalších kolech je může utrácet.
ikebana-rules-round-next = Všechny karty se znovu zamíchají. Další kolo začíná majitel nejlepší kytice; při shodě ten z nich, kdo hrál v tomto kole dřív.
ikebana-rules-round-deck = Dojde-li balíček uprostřed kola, zůstane z každé odhazovací hromádky vrchní karta; všechny ostatní tvoří nový balíček.

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
ikebana-rules-score-split = Rozdělte svou kytici co nejlépe na kombinace; každá karta se počítá jen v jedné:
ikebana-rules-score-colours = Barvy všech pěti karet, ať jsou v kombinaci, nebo ne, součet násobí:
ikebana-rules-score-jokers = Každý žolík má tu barvu, která se jeho majiteli hodí nejvíc.
ikebana-rules-score-final = Závěrečná kytice: zisk z kytic posledního kola se počítá dvojnásobně, a to i po vynásobení barvami.
ikebana-rules-end = { $rounds ->
    [one] Po { $rounds } kole hra končí.
    [few] Po { $rounds } kolech hra končí.
    [many] Po { $rounds } kola hra končí.
   *[other] Po { $rounds } kolech hra končí.
} Kdo má nejvíc bodů, vítězí; při shodě se o vítězství dělí.
