# What a table does not do, and why.
refusal-no-such-table = Takový stůl tu není.
refusal-too-many-open-tables = Víc stolů najednou mít nelze, nejvýše { $most }. Nejdřív u některého dohrajte.
refusal-table-too-busy = U stolu se toho teď děje příliš mnoho. Zkuste to znovu.
refusal-table-expired = U tohoto stolu nikdo včas nezačal, je zavřený.
refusal-wrong-password = Tohle není heslo stolu.
refusal-wrong-number-of-seats = U stolu je od { $fewest } do { $most } míst.
refusal-no-such-help-level = Nápověda má úrovně od 0 do { $most }.
refusal-bad-pace = Tah trvá od { $shortest } sekund do { $days } dnů.
refusal-not-the-host = To může jen hostitel stolu.
refusal-removed-from-table = Hostitel si u tohoto stolu vaši účast nepřeje.
refusal-already-started = Hra už začala.
refusal-not-started = Hra ještě nezačala.
refusal-game-is-over = Hra skončila a stůl s ní.
refusal-game-not-over = Hra ještě neskončila.
refusal-already-seated = Místo tu už máte.
refusal-not-seated = U tohoto stolu nemáte místo.
refusal-no-such-chair = Takové místo tu není: stůl má { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
    [many] { $seats } místa
   *[other] { $seats } míst
}.
refusal-seat-taken = Toto místo je obsazené.
refusal-seat-empty = Na tomto místě nikdo nesedí.
refusal-table-full = Všechna místa jsou obsazená.
refusal-seats-empty = Hra začne, až budou všechna místa obsazená.
refusal-not-contributed = Ještě chybí díl míchání: { $player }.
refusal-too-few-seats = Na místě, které by zmizelo, někdo sedí: { $seats ->
    [one] zbylo by jen { $seats } místo
    [few] zbyla by jen { $seats } místa
    [many] zbylo by jen { $seats } místa
   *[other] zbylo by jen { $seats } míst
}.
refusal-unknown-bot = Dům pro tuto hru nemá robota „{ $bot }“.
refusal-bad-contribution = Díl míchání má { $digits } číslic od 0 do 9 a od a do f.
refusal-talk-is-silent = U tohoto stolu se hraje mlčky.
refusal-only-remarks = U tohoto stolu jsou dovolené jen poznámky.
refusal-nothing-to-say = Není co říct.
refusal-text-too-long = To je příliš dlouhé: nejvýše { $longest } znaků.
refusal-note-too-long = Zápisek má nejvýše { $longest } znaků.
refusal-no-such-card = Karta { $card }, na kterou by šlo psát, tu není.
refusal-same-note = To už v zápisku stojí.
refusal-too-many-notes = Na jedno místo připadá za hru nejvýše { $most } zápisků a ty už jsou napsané.
refusal-bad-name = Jméno má od 1 do { $longest } viditelných znaků.
refusal-not-watchable = U tohoto stolu se hraje bez diváků.
refusal-seated-may-not-watch = Kdo v této hře seděl u stolu, nesmí se na ni dívat.
refusal-has-seen-hands = Kdo tyto karty viděl, nesmí s nimi hrát.
refusal-request-pending = Někdo žádá o místo a stůl ještě neodpověděl.
refusal-no-request = O místo nikdo nežádá.
refusal-nobody-to-agree = U stolu není nikdo, kdo by mohl souhlasit.
refusal-not-due = Na to ještě není čas.
refusal-already-voted = To už od vás zaznělo.
refusal-rematch-opened = Nový stůl už je otevřený: { $table }.

# What happens at a table.
table-event-table-opened = Stůl je otevřený.
table-event-options-changed = Nastavení stolu se změnilo.
table-event-seat-taken = { $player } usedá ke stolu.
table-event-contributed = { $player } přidává díl míchání.
table-event-bot-seated = Ke stolu usedá robot { $player }.
table-event-seat-left = { $player } odchází od stolu.
table-event-guest-removed = Hostitel uvolňuje místo: { $player }.
table-event-host-changed = Stůl má nového hostitele.
table-event-game-started = Hra začíná.
table-event-move-made = { $player } táhne.
table-event-move-made-for-deadline = Čas vypršel, táhne robot: { $player }.
table-event-spoken = { $player }: „{ $text }“
table-event-spoken-besides = { $player } z hlediště: „{ $text }“
table-event-hands-watched = Někdo se dívá a vidí všechny karty.
table-event-password-given = Někdo zná heslo.
table-event-note-written = { $player } si zapisuje: „{ $text }“
table-event-note-marked = { $player } si značí kartu.
table-event-note-removed = { $player } maže zápisek.
table-event-end-wished = { $player } chce hru ukončit.
table-event-end-no-longer-wished = { $player } chce hrát dál.
table-event-game-given-up = Hra končí společnou dohodou.
table-event-seat-asked-for = { $newcomer } žádá o místo: { $player }.
table-event-seat-asked-for-bot = Robot { $newcomer } má převzít místo: { $player }.
table-event-seat-agreed = { $player } souhlasí.
table-event-seat-denied = { $player } nesouhlasí.
table-event-request-withdrawn = { $newcomer } už o místo nežádá: { $player }.
table-event-seat-taken-over = { $newcomer } přebírá místo: { $player }.
table-event-seat-taken-over-bot = Robot { $newcomer } přebírá místo: { $player }.
table-event-rematch-opened = Pro další hru je otevřený nový stůl.
table-event-table-expired = Nikdo včas nezačal, stůl je zavřený.

# How far a table has come.
phase-waiting = čeká na hráče
phase-playing = hraje se
phase-finished = dohráno
phase-expired = zavřeno bez hry

# What can be settled about a table.
table-option-visibility-listed = v seznamu
table-option-visibility-unlisted = jen přes odkaz
table-option-at-deadline-wait = stůl čeká
table-option-at-deadline-bot = táhne robot
table-option-watching-none = bez diváků
table-option-watching-without-hands = diváci nevidí karty v rukou
table-option-watching-all-hands = diváci vidí všechny karty v rukou
table-option-help-none = bez nápovědy
table-option-first-seat-drawn = začínající se losuje
pace-none = bez hodin
pace-seconds = { $count ->
    [one] { $count } sekunda na tah
    [few] { $count } sekundy na tah
    [many] { $count } sekundy na tah
   *[other] { $count } sekund na tah
}
pace-minutes = { $count ->
    [one] { $count } minuta na tah
    [few] { $count } minuty na tah
    [many] { $count } minuty na tah
   *[other] { $count } minut na tah
}
pace-hours = { $count ->
    [one] { $count } hodina na tah
    [few] { $count } hodiny na tah
    [many] { $count } hodiny na tah
   *[other] { $count } hodin na tah
}
pace-days = { $count ->
    [one] { $count } den na tah
    [few] { $count } dny na tah
    [many] { $count } dne na tah
   *[other] { $count } dnů na tah
}

# What may be said where only remarks are allowed.
remark-know-nothing = O svých kartách ještě nic nevím.
remark-remember = Pamatuji si, co zaznělo.
remark-thinking = Přemýšlím.
remark-well-done = Výborně!
remark-sorry = Promiňte!
remark-thanks = Děkuji!
