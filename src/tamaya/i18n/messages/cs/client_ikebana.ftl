# The Ikebana table in the browser.
client-ikebana-seats = Hráči
client-ikebana-round = Kolo { $round } z { $rounds }
client-ikebana-double = Kytice platí dvojnásob
client-ikebana-deck = Balíček
client-ikebana-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
client-ikebana-you = vy

# A bouquet and what it is worth.
client-ikebana-own-bouquet = Vaše kytice
client-ikebana-bouquet-of = Kytice hráče { $player }
client-ikebana-bouquet = Kytice hráče { $player }: { $faces }. Zatímní hodnota: { $points }. Ukázat výpočet
client-ikebana-bouquet-empty = Kytice hráče { $player }: zatím žádná karta
client-ikebana-worth = hodnota { $points }
client-ikebana-incomplete = Kytice ještě není úplná. Zatím má tuto hodnotu:
client-ikebana-uncombined = bez kombinace
client-ikebana-colours = Barvy: { $harmony }
client-ikebana-times = × { $multiplier }
client-ikebana-final = Závěrečná kytice
client-ikebana-bouquet-total = Celkem
client-ikebana-every-harmony = Násobky za barvy

# Piles of discards.
client-ikebana-pile-of = Odhazovací hromádka hráče { $player }: nahoře { $face }, celkem { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
client-ikebana-pile-empty = Odhazovací hromádka hráče { $player }: prázdná
client-ikebana-buy-from = Koupit od hráče { $player } kartu { $face } za { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}

# What the seat to act may do.
client-ikebana-your-turn = Jste na tahu
client-ikebana-draw-or-buy = Doberte si kartu, nebo vyberte vrchní kartu některé hromádky a kupte ji.
client-ikebana-only-draw = Nemůžete nic koupit.
client-ikebana-draw = Dobrat kartu
client-ikebana-buy = Koupit
client-ikebana-back = Zpět
client-ikebana-drawn = Dobraná karta: { $face }.
client-ikebana-keep = Nechat si
client-ikebana-reject = Odmítnout (zaplatit { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
})
client-ikebana-reject-to = Odmítnutí stojí { $points ->
    [one] { $points } bod, který dostane
    [few] { $points } body, které dostane
    [many] { $points } bodu, které dostane
   *[other] { $points } bodů, které dostane
} { $player }.
client-ikebana-reject-confirm = Zaplatit hráči { $player } { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} a dobrat další kartu?
client-ikebana-pay = Zaplatit a dobrat
client-ikebana-turn-of = { $player } vybírá: dobrat, nebo koupit
client-ikebana-looks = { $player } si prohlíží kartu
client-ikebana-looks-price = Odmítnutí by stálo { $points ->
    [one] { $points } bod, který dostane
    [few] { $points } body, které dostane
    [many] { $points } bodu, které dostane
   *[other] { $points } bodů, které dostane
} { $player }.

# Rounds and the end.
client-ikebana-round-over = Konec kola { $round }: vaše kytice vynesla { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
client-ikebana-round-over-for-all = Konec kola { $round }.
client-ikebana-see-bouquets = Ukázat kytice
client-ikebana-bouquets-of-round = Kytice z kola { $round }
client-ikebana-next-round = Pokračovat { $round }. kolem
client-ikebana-to-result = Zobrazit výsledek
client-ikebana-best = nejlepší kytice
client-ikebana-standing = Pořadí
client-ikebana-florist = Hráč
client-ikebana-gain-of-round = Kolo { $round }
client-ikebana-gain-short = K{ $round }
client-ikebana-total = Body
client-ikebana-end = Konec hry

# Keys.
client-ikebana-keys = Přetahování a klávesy
client-ikebana-help-drag = Karty můžete i přetahovat: dobranou kartu do své kytice, když si ji necháváte, nebo na svou hromádku, když ji odmítáte. Kartu na prodej koupíte přetažením do své kytice.
client-ikebana-key-draw = dobrat kartu
client-ikebana-key-keep = nechat si kartu
client-ikebana-key-reject = odmítnout kartu a potvrdit Enterem
client-ikebana-key-buy = vybrat 1. až 4. hromádku v zobrazeném pořadí
client-ikebana-key-back = zrušit
client-ikebana-key-past = předchozí tah, další tah
client-ikebana-key-now = zpět k aktuálnímu tahu
client-ikebana-key-help = zobrazit tento přehled
client-ikebana-all-points = Body: { $points }
client-ikebana-won-by = vítěz: { $player }
