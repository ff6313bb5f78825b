# Why a game is over.
cause-complete = Všechny ohňostroje jsou hotové.
cause-errors = Padla poslední dovolená chyba.
cause-last-round = Všichni odehráli svůj poslední tah.
cause-lost-card = Nezbývá žádný kus karty, která byla ještě potřeba.
cause-no-move = Kdo je na tahu, nemá co hrát.

# What it came to; `points` are those of the cards on the table.
ended-won = { $cause } Hra je vyhraná. Výsledek: { $score ->
    [one] { $score } bod
    [few] { $score } body
    [many] { $score } bodu
   *[other] { $score } bodů
}.
ended-lost = { $cause } Hra je prohraná. Výsledek: { $score ->
    [one] { $score } bod
    [few] { $score } body
    [many] { $score } bodu
   *[other] { $score } bodů
}, ač jich na stole leželo { $points }.
ended-finished = { $cause } Hra končí. Výsledek: { $score ->
    [one] { $score } bod
    [few] { $score } body
    [many] { $score } bodu
   *[other] { $score } bodů
}.
# Missing cards took points off.
ended-finished-less = { $cause } Hra končí. Výsledek: { $score ->
    [one] { $score } bod
    [few] { $score } body
    [many] { $score } bodu
   *[other] { $score } bodů
}; na stole jich leží { $points }.

# What the crowd says.
verdict-booed = Víc kouře než jisker: lidé šli brzy domů.
verdict-polite = Pár jisker a poplácání po zádech za snahu.
verdict-decent = Ucházející večer: nic nevyhořelo a nebe trochu zbarevnělo.
verdict-delightful = Krásná podívaná: celé město kvůli ní zůstalo vzhůru.
verdict-dazzling = Dechberoucí! Okolní města se ptají, kdo to vymyslel.
verdict-legendary = Zrodila se legenda: jednou po vás pojmenují ulici.
verdict-divine = Víc než legenda: i noc si žádá přídavek.
verdict-perfect = Dokonalé: na nebi nechybí jediná karta.
verdict-with-powder = { $verdict } A to všechno s černým prachem!
