# Why a game is over.
cause-complete = Všechny ohňostroje jsou hotové.
cause-errors = To už byla jedna chyba navíc.
cause-last-round = Každý odehrál svůj poslední tah.
cause-lost-card = Poslední kus karty, která byla ještě potřeba, je pryč.
cause-no-move = Hráč na tahu nemůže nic udělat.

# The result; `points` are those of the cards on the table.
ended-won = { $cause } Výhra: { $score ->
    [one] { $score } bod
    [few] { $score } body
    [many] { $score } bodu
   *[other] { $score } bodů
}.
ended-lost = { $cause } Prohra: { $score ->
    [one] { $score } bod
    [few] { $score } body
    [many] { $score } bodu
   *[other] { $score } bodů
} místo { $points }.
# A final flourish is won or lost, and nothing is counted.
ended-flourish-won = { $cause } Výhra: představení je dokonalé.
ended-flourish-lost = { $cause } Prohra.
ended-finished = { $cause } Konec hry: { $score ->
    [one] { $score } bod
    [few] { $score } body
    [many] { $score } bodu
   *[other] { $score } bodů
}.
# Missing cards took points off.
ended-finished-less = { $cause } Konec hry: { $score ->
    [one] { $score } bod
    [few] { $score } body
    [many] { $score } bodu
   *[other] { $score } bodů
} ({ $points } na stole minus srážka za chybějící karty).

# What the crowd says.
verdict-booed = Víc kouře než jisker: lidé šli brzy domů.
verdict-polite = Pár jisker a poplácání po zádech za snahu.
verdict-decent = Slušný večer: nic nevyhořelo a obloha hrála barvami.
verdict-delightful = Krásná podívaná: celé město kvůli ní zůstalo vzhůru.
verdict-dazzling = Dechberoucí! Okolní města se ptají, kdo to pořádal.
verdict-legendary = Zrodila se legenda: jednou po vás pojmenují ulici.
verdict-divine = Víc než legenda: i noc si žádá přídavek.
verdict-perfect = Dokonalé: na obloze nechybí jediná karta.
verdict-with-powder = { $verdict } A to všechno s černým prachem!
