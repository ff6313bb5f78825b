# The Ikebana table in the browser.
client-ikebana-seats = Květináři
client-ikebana-round = Kolo { $round } ze { $rounds }
client-ikebana-double = Kytice platí dvojnásob
client-ikebana-deck = Balíček
client-ikebana-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
client-ikebana-away = pryč
client-ikebana-you = vy

# A bouquet and what it is worth.
client-ikebana-own-bouquet = Vaše kytice zatím
client-ikebana-bouquet-of = Kytice: { $player }
client-ikebana-bouquet = Kytice: { $player }. Karty: { $faces }. Zatím by vynesla { $points }. Jak se počítá
client-ikebana-bouquet-empty = Kytice: { $player }. Zatím žádná karta
client-ikebana-worth = za { $points }
client-ikebana-not-whole = Ještě není celá: zatím by vynesla toto.
client-ikebana-loose = bez kombinace
client-ikebana-colours = Barvy: { $harmony }
client-ikebana-times = × { $multiplier }
client-ikebana-final = Závěrečná kytice
client-ikebana-brings = Kytice vynáší
client-ikebana-every-harmony = Čím násobí barvy

# Piles of discards.
client-ikebana-pile-of = Odhazovací hromádka: { $player }. Nahoře { $face }, celkem { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
client-ikebana-pile-empty = Odhazovací hromádka: { $player }. Prázdná
client-ikebana-buy-from = Koupit kartu { $face }. Prodává { $player } za { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}

# What the seat to act may do.
client-ikebana-your-turn = Jste na tahu
client-ikebana-draw-or-buy = Doberte si kartu, nebo vyberte vrchní kartu něčí hromádky a kupte ji.
client-ikebana-only-draw = Není nic, co byste mohli koupit.
client-ikebana-draw = Dobrat kartu
client-ikebana-buy = Koupit
client-ikebana-back = Zpět
client-ikebana-drawn = Máte dobranou kartu { $face }.
client-ikebana-keep = Nechat si ji
client-ikebana-reject = Odmítnout za { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
client-ikebana-reject-to = Odmítnutí stojí { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}; dostane je { $player }.
client-ikebana-reject-confirm = Zaplatit { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} a dobrat další kartu? Dostane je { $player }.
client-ikebana-pay = Zaplatit a dobrat
client-ikebana-turn-of = { $player } volí: dobrat, nebo koupit
client-ikebana-looks = { $player } si prohlíží kartu
client-ikebana-looks-price = Odmítnutí by stálo { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}; dostane je { $player }.

# Rounds and the end.
client-ikebana-round-over = Kolo { $round } skončilo: vaše kytice vynesla { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
client-ikebana-round-over-for-all = Kolo { $round } skončilo.
client-ikebana-see-bouquets = Prohlédnout kytice
client-ikebana-bouquets-of-round = Kytice kola { $round }
client-ikebana-standing = Pořadí
client-ikebana-florist = Květinář
client-ikebana-gain-of-round = Kolo { $round }
client-ikebana-gain-short = K{ $round }
client-ikebana-total = Body
client-ikebana-end = Konec hry

# Keys.
client-ikebana-keys = Klávesy
client-ikebana-help-drag = Karty lze i přetáhnout: kartu svého tahu ke své kytici nebo na vlastní hromádku, kartu na prodej ke své kytici.
client-ikebana-key-draw = dobrat kartu
client-ikebana-key-keep = nechat si kartu
client-ikebana-key-reject = odmítnout ji, potvrdit Enterem
client-ikebana-key-buy = vybrat hromádku tohoto místa
client-ikebana-key-back = nechat to být
client-ikebana-key-past = podívat se zpět a vpřed
client-ikebana-key-help = tyto klávesy
