# Who sits where when a game begins.
replay-seats = U stolu po směru hodinových ručiček: { $players }. Začíná { $first }.

# What happened, one sentence each. Players' names stand as they are: never declined, no gender.
event-drew = { $player } dobírá kartu: { $face }.
event-drew-unseen = { $player } dobírá kartu.
event-clued = { $player } napovídá hráči { $teammate }: { $clue }.
event-clued-free = { $player } napovídá hráči { $teammate } (bez žetonu): { $clue }.
event-laid = { $player } hraje kartu { $position }: { $face }.
event-misfired = { $player } hraje kartu { $position }: { $face } nepasuje a zahazuje se. Chyba { $error } z { $errors }.
event-discarded = { $player } zahazuje kartu { $position }: { $face }.
event-laid-from-discard = { $player } vykládá zahozenou kartu: { $face }.
event-token-returned = Vrací se žeton nápovědy (teď { $tokens }).
event-firework-completed = Je hotový { $firework }.
event-tile-revealed = { $player } odkrývá bonusový dílek: { $effect }.
event-tile-revealed-choice = { $player } odkrývá bonusový dílek: { $effect }. Teď musí vybrat.
event-effect-lost = Bonusový dílek nemá žádný účinek.
event-error-undone = Jedna chyba se ruší.
event-shuffled-in = { $player } zamíchává do balíčku zahozenou kartu: { $face }.
event-last-round-began = Poslední karta je dobraná: { $turns ->
    [one] zbývá { $turns } tah
    [few] zbývají { $turns } tahy
    [many] zbývá { $turns } tahu
   *[other] zbývá { $turns } tahů
}.

# A hand in a new order, given by the positions its cards had before.
event-rearranged = { $count ->
    [0] { $player } si přerovnává karty. Karty teď zleva doprava pocházejí z míst { $order }.
    [one] { $player } si přerovnává karty. Karty teď zleva doprava pocházejí z míst { $order }. Stranou: karta { $apart }.
    [few] { $player } si přerovnává karty. Karty teď zleva doprava pocházejí z míst { $order }. Stranou: karty { $apart }.
    [many] { $player } si přerovnává karty. Karty teď zleva doprava pocházejí z míst { $order }. Stranou: karty { $apart }.
   *[other] { $player } si přerovnává karty. Karty teď zleva doprava pocházejí z míst { $order }. Stranou: karty { $apart }.
}
# The same order; only the cards set slightly apart have changed.
event-marked = { $count ->
    [0] { $player } už nemá žádnou kartu stranou.
    [one] { $player } dává stranou kartu { $apart }.
    [few] { $player } dává stranou karty { $apart }.
    [many] { $player } dává stranou karty { $apart }.
   *[other] { $player } dává stranou karty { $apart }.
}
