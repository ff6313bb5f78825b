# A sentence that is our ruling is marked; the last section of every page explains the mark.
rules-ruling = { $text } *
rules-sentences = { $start } { $next }
rules-rulings-title = Naše upřesnění
rules-rulings = Věty označené * jsou naše upřesnění: tištěná pravidla o tom nemluví, nebo se rozcházejí.

rules-goal-title = Cíl hry
rules-goal = Hanabi je kooperativní hra. Počet hráčů: { $players }. Společně chystáte ohňostroj a má to jediný háček: vidíte karty všech ostatních, jen ne ty své. Napovídejte si, pamatujte si, co se dozvíte, a hrajte správné karty ve správnou chvíli.
rules-goal-fireworks = { $count ->
    [one] Stavíte { $count } ohňostroj: { $suits }.
    [few] Stavíte { $count } ohňostroje, od každé barvy jeden: { $suits }.
    [many] Stavíte { $count } ohňostroje, od každé barvy jeden: { $suits }.
   *[other] Stavíte { $count } ohňostrojů, od každé barvy jeden: { $suits }.
}

rules-cards-title = Karty
rules-cards = { $count ->
    [one] Ve hře je { $count } karta.
    [few] Ve hře jsou { $count } karty.
    [many] Ve hře je { $count } karty.
   *[other] Ve hře je { $count } karet.
} Každá má barvu a hodnotu.
rules-column-suit = Barva
rules-column-order = Pořadí
rules-column-copies = Kusy
rules-column-number = Celkem
rules-column-laid = Vyložené karty
rules-column-points = Body
rules-cards-divided = Tištěná pravidla neuvádějí, kolik kusů každé hodnoty mají { $suits } karty. Tabulka ukazuje, s čím hrajeme my.
rules-own-variant = Naše vlastní varianta, která není v žádných tištěných pravidlech: duhových karet je deset a napovídají se jako každá jiná barva.

rules-setup-title = Příprava hry
rules-setup-deck = Zamíchejte všechny karty a položte je lícem dolů: to je balíček.
rules-setup-hand = Při { $players } hráčích dostane každý { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
rules-setup-hold = Držte karty obráceně, aby je viděli všichni kromě vás. Na své karty se nikdy nedívejte.
rules-setup-tokens = Na stůl položte { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
    [many] { $count } žetonu
   *[other] { $count } žetonů
} nápovědy.
rules-setup-errors = { $count ->
    [one] Připravte si { $count } žeton na počítání chyb: hru ukončí hned první chyba.
    [few] Připravte si { $count } žetony na počítání chyb.
    [many] Připravte si { $count } žetonu na počítání chyb.
   *[other] Připravte si { $count } žetonů na počítání chyb.
}
rules-setup-tiles = { $count ->
    [one] Nechte { $count } bonusový dílek na stole lícem dolů.
    [few] Zamíchejte { $count } bonusové dílky a nechte je na stole lícem dolů.
    [many] Zamíchejte { $count } bonusového dílku a nechte je na stole lícem dolů.
   *[other] Zamíchejte { $count } bonusových dílků a nechte je na stole lícem dolů.
}
rules-setup-first = Začíná ten, kdo má na sobě nejvíc barev. Hraje se po směru hodinových ručiček.
rules-setup-first-other = Jestli chcete, začínajícího hráče si vyberte nebo vylosujte.

rules-turn-title = Váš tah
rules-turn = Ve svém tahu udělejte právě jednu ze tří věcí: napovězte, zahoďte kartu, nebo kartu zahrajte. Tah nejde vynechat.

rules-clue-title = 1. Napovědět
rules-clue-cost = Nápověda stojí jeden žeton nápovědy: vezměte ho ze stolu. Když žádný nezbývá, napovědět nejde.
rules-clue-what = Řekněte jednomu spoluhráči buď jednu barvu, nebo jednu hodnotu a ukažte na všechny odpovídající karty v jeho ruce: na všechny a najednou.
rules-clue-values-only = Řekněte jednomu spoluhráči jednu hodnotu a ukažte na všechny odpovídající karty v jeho ruce: na všechny a najednou. Barvy se v této hře nikdy neříkají.
rules-clue-colours = Říct můžete tyto barvy: { $colours }.
rules-clue-values = Říct můžete tyto hodnoty: { $values }.
rules-clue-every = { $count ->
    [one] Každá nápověda barvy ukazuje i na { $suits } karty: počítají se ke každé barvě, kterou můžete říct. Jejich vlastní barva se neříká.
    [few] Každá nápověda barvy ukazuje i na { $suits } karty: počítají se ke každé barvě, kterou můžete říct. Jejich vlastní barvy se neříkají.
    [many] Každá nápověda barvy ukazuje i na { $suits } karty: počítají se ke každé barvě, kterou můžete říct. Jejich vlastní barvy se neříkají.
   *[other] Každá nápověda barvy ukazuje i na { $suits } karty: počítají se ke každé barvě, kterou můžete říct. Jejich vlastní barvy se neříkají.
}
rules-clue-none = { $count ->
    [one] Žádná nápověda barvy neukazuje na { $suits } karty. Jejich barva se neříká, ani v nápovědě, že tam žádné nejsou. Nápovědy hodnoty na ně ukazují jako obvykle.
    [few] Žádná nápověda barvy neukazuje na { $suits } karty. Jejich barvy se neříkají, ani v nápovědě, že tam žádné nejsou. Nápovědy hodnoty na ně ukazují jako obvykle.
    [many] Žádná nápověda barvy neukazuje na { $suits } karty. Jejich barvy se neříkají, ani v nápovědě, že tam žádné nejsou. Nápovědy hodnoty na ně ukazují jako obvykle.
   *[other] Žádná nápověda barvy neukazuje na { $suits } karty. Jejich barvy se neříkají, ani v nápovědě, že tam žádné nejsou. Nápovědy hodnoty na ně ukazují jako obvykle.
}
rules-clue-empty = Nápověda nemusí ukázat na žádnou kartu: říká tím, že spoluhráč kartu té barvy nebo hodnoty nemá.
rules-clue-not-empty = Nápověda musí ukazovat aspoň na jednu kartu.
rules-clue-whom = Sobě napovídat nejde.
rules-clue-no-cards = Hráči, který už nemá karty, napovídat nejde.
rules-clue-examples = Příklady: „{ $one }“ nebo „{ $other }“. Karty se počítají zleva.
rules-clue-example = Příklad: „{ $one }“. Karty se počítají zleva.

rules-discard-title = 2. Zahodit kartu
rules-discard = Odložte jednu kartu z ruky mezi zahozené karty, lícem nahoru. Vraťte na stůl jeden žeton nápovědy a doberte novou kartu, aniž se na ni podíváte.
rules-discard-full = { $count ->
    [one] Dokud je na stole { $count } žeton nápovědy, zahazovat nejde.
    [few] Dokud jsou na stole všechny { $count } žetony nápovědy, zahazovat nejde.
    [many] Dokud je na stole { $count } žetonu nápovědy, zahazovat nejde.
   *[other] Dokud je na stole všech { $count } žetonů nápovědy, zahazovat nejde.
}

rules-play-title = 3. Zahrát kartu
rules-play = Vyberte si kartu z ruky a otočte ji.
rules-play-fits = Pokud je první kartou ohňostroje nebo na některý navazuje, vyložte ji k němu.
rules-play-misfires = Pokud ne, patří mezi zahozené karty a počítá se jako chyba.
rules-play-draw = V obou případech doberte novou kartu, aniž se na ni podíváte.

rules-fireworks-title = Ohňostroje
rules-fireworks = Od každé barvy je jeden ohňostroj a v něm od každé hodnoty jedna karta.
rules-fireworks-single = Ohňostroj tvoří jediná karta, jednička.
rules-fireworks-up = Od 1 nahoru do { $highest }: { $suits }.
rules-fireworks-down = Od { $highest } dolů do 1: { $suits }.
rules-fireworks-no-jokers = Vlastní ohňostroj mají i { $suits } karty. Nikdy nenahrazují jinou barvu.
rules-bonus-token = Když dokončíte ohňostroj, vraťte na stůl jeden žeton nápovědy, pokud tam už nejsou všechny.
rules-bonus-tile = Když dokončíte ohňostroj, odkryjte bonusový dílek.
rules-bonus-tile-up = Když dokončíte ohňostroj, který jde nahoru, odkryjte bonusový dílek.
rules-bonus-token-down = Když dokončíte ohňostroj, který jde dolů, vraťte na stůl jeden žeton nápovědy, pokud tam už nejsou všechny.

rules-tiles-title = Bonusové dílky
rules-tiles = Jakmile je ohňostroj hotový, otočte náhodně jeden bonusový dílek a udělejte, co říká. Pak dílek odložte ze hry a doberte si kartu. Poslední ohňostroj žádný dílek neodkryje: hra skončila.
rules-tile-1 = Vraťte na stůl jeden žeton nápovědy, pokud tam už nejsou všechny.
rules-tile-2 = Smažte jednu chybu, pokud nějaká je. Vraťte na stůl jeden žeton nápovědy, pokud tam už nejsou všechny.
rules-tile-3 = Napovězte zdarma barvu kterémukoli spoluhráči.
rules-tile-4 = Napovězte zdarma hodnotu kterémukoli spoluhráči.
rules-tile-5 = Vyberte jednu zahozenou kartu a zamíchejte ji do balíčku. Když je balíček prázdný, můžete místo toho využít dílek 6, nebo neudělat nic.
rules-tile-6 = Vyberte jednu zahozenou kartu, která pasuje, a vyložte ji do jejího ohňostroje. Pokud ho dokončí, dostanete obvyklý bonus.
rules-tiles-lost = Když dílek využít jde, musíte ho využít. Když to nejde, protože žádná karta nepasuje nebo není jak napovědět, nic se nestane.
rules-tiles-idle = Dílky jsou připravené, ale v této hře se žádný neodkryje: to umí jen ohňostroj, který jde nahoru a není poslední.

rules-end-title = Konec hry
rules-end-errors = { $count ->
    [1] První chybou hra okamžitě končí.
    [2] Druhou chybou hra okamžitě končí.
    [3] Třetí chybou hra okamžitě končí.
    [4] Čtvrtou chybou hra okamžitě končí.
    [5] Pátou chybou hra okamžitě končí.
    [one] Po { $count } chybě hra okamžitě končí.
    [few] Po { $count } chybách hra okamžitě končí.
    [many] Po { $count } chyby hra okamžitě končí.
   *[other] Po { $count } chybách hra okamžitě končí.
}
rules-end-complete = Když jsou všechny ohňostroje hotové, hra okamžitě končí: vyhráváte a představení je dokonalé.
rules-end-last-round = Když někdo dobere poslední kartu balíčku, má každý ještě jeden tah, i ten, kdo ji dobral. Nikdo už nedobírá. Pak hra končí.
rules-end-flourish = Když je balíček prázdný, hraje se dál a karet v ruce ubývá. Vyhrává jen úplné představení.
rules-end-lost-card = Prohráváte, jakmile jsou mezi zahozenými kartami všechny kusy karty, kterou ještě potřebujete.
rules-end-lost-card-tiles = Bonusové dílky už nepomohou: hra skončí dřív, než nějaký využijete.
rules-end-no-move = Prohráváte i tehdy, když hráč na tahu nemůže nic udělat.

rules-score-title = Výsledek
rules-score-all-or-nothing = Body se nepočítají: když jsou všechny ohňostroje hotové, vyhráváte, jinak prohráváte.
rules-score-points = { $highest ->
    [0] Za žádný ohňostroj nejsou v této hře body.
    [one] Každá vyložená karta je za bod: nejvýš { $highest }.
    [few] Každá vyložená karta je za bod: nejvýš { $highest }.
    [many] Každá vyložená karta je za bod: nejvýš { $highest }.
   *[other] Každá vyložená karta je za bod: nejvýš { $highest }.
}
rules-score-penalty = { $count ->
    [one] Body nepřináší { $fireworks }: každá karta, která v něm chybí, naopak bod ubírá.
    [few] Body nepřinášejí { $fireworks }: každá karta, která v nich chybí, naopak bod ubírá.
    [many] Body nepřinášejí { $fireworks }: každá karta, která v nich chybí, naopak bod ubírá.
   *[other] Body nepřinášejí { $fireworks }: každá karta, která v nich chybí, naopak bod ubírá.
}
rules-score-below-zero = Výsledek může klesnout i pod nulu.
rules-score-zero = Když hru ukončí chyby, prohráváte a máte 0 bodů.
rules-score-kept = Když hru ukončí chyby, body vám zůstávají.
rules-score-no-scale = V této hře má publikum jediný verdikt, „dokonalé“, a to za úplné představení.
rules-score-mention = Ke svému výsledku hrdě dodejte „černý prach“.
rules-score-scale = Verdikt publika:
rules-score-at-most = { $most } a méně

# A worked example: the table shows the cards laid, the figures come from the rules.
rules-example = Příklad: hra skončí s těmito vyloženými kartami.
rules-example-total = Výsledek: { $score ->
    [one] { $score } bod
    [few] { $score } body
    [many] { $score } bodu
   *[other] { $score } bodů
}.
rules-example-less = { $missing ->
    [one] Chybí { $missing } karta
    [few] Chybějí { $missing } karty
    [many] Chybí { $missing } karty
   *[other] Chybí { $missing } karet
} ({ $fireworks }): { $points } − { $missing } = { $score }. Výsledek: { $score ->
    [one] { $score } bod
    [few] { $score } body
    [many] { $score } bodu
   *[other] { $score } bodů
}, černý prach.
rules-example-verdict = Verdikt: { $verdict }

rules-talking-title = Hovor při hře
rules-talking = Než začnete, domluvte se na jednom z těchto pravidel:

rules-advice-title = Tipy
rules-advice-arrange = Karty v ruce můžete kdykoli přede všemi přerovnat nebo některou trochu povytáhnout, ať si ji snáz pamatujete.
rules-advice-discard = Zahozené karty si může kdokoli kdykoli prohlédnout. Z nich a z karet ostatních poznáte, co vaše karty být nemohou.
rules-advice-unknown = Zahodit kartu, o které nic nevíte, je riziko, ale často se vyplatí: většina karet má víc kusů.
rules-advice-unknown-flourish = Zahodit kartu, o které nic nevíte, je riziko: pokud je to poslední kus karty, kterou ještě potřebujete, prohráváte. Většina karet ale má víc kusů.
rules-advice-single = Tabulka karet ukazuje, které jsou ve hře jen jednou. Když takovou kartu zahodíte, její ohňostroj už dokončit nejde.
rules-advice-single-tiles = Tabulka karet ukazuje, které jsou ve hře jen jednou. Když takovou kartu zahodíte, její ohňostroj už dokončit nejde, leda ji vrátí bonusový dílek.
rules-advice-single-flourish = Tabulka karet ukazuje, které jsou ve hře jen jednou. Upozorněte na ně včas nápovědou: zahodit takovou kartu, když ji ještě potřebujete, znamená prohru.
rules-advice-unfinished = Když už ohňostroj nemůže růst, pamatujte na to: jeho zbylé karty můžete bez obav zahazovat.
rules-advice-unfinished-tiles = Když už ohňostroj nemůže růst a nepomůže ani bonusový dílek, pamatujte na to: jeho zbylé karty můžete bez obav zahazovat.

rules-combine-title = Kombinování rozšíření
rules-combine = Tištěná pravidla navrhují tyto kombinace:
rules-combine-two = { $extensions }
rules-combine-all = { $extensions }, pro odvážné
