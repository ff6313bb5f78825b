rules-goal-title = O co jde
rules-goal = Hanabi je hra o důvěře a všichni hráči tvoří jeden tým. Počet hráčů: { $players }. Společně chystáte ohňostroj a má to jeden háček: vidíte karty všech ostatních, ale nikdy ne své. Napovídejte si, pamatujte si, co jste se dozvěděli, a vykládejte správné karty ve správnou chvíli.
rules-goal-fireworks = { $count ->
    [one] Postavit je třeba { $count } ohňostroj: { $suits }.
    [few] Postavit je třeba { $count } ohňostroje, od každé barvy jeden: { $suits }.
    [many] Postavit je třeba { $count } ohňostroje, od každé barvy jeden: { $suits }.
   *[other] Postavit je třeba { $count } ohňostrojů, od každé barvy jeden: { $suits }.
}

rules-cards-title = Karty
rules-cards = { $count ->
    [one] Ve hře je celkem { $count } karta.
    [few] Ve hře jsou celkem { $count } karty.
    [many] Ve hře je celkem { $count } karty.
   *[other] Ve hře je celkem { $count } karet.
} Každá má barvu a hodnotu.
rules-column-suit = Barva
rules-column-order = Pořadí vykládání
rules-column-copies = Kusy
rules-column-number = Karet

rules-setup-title = Než začnete
rules-setup-deck = Všechny karty, dobře zamíchané a lícem dolů, tvoří balíček.
rules-setup-hand = Počet hráčů { $players }: každý dostane { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}.
rules-setup-hold = Držte karty obráceně, aby je viděli ostatní, a vy ne. Nikdy se na ně nesmíte podívat.
rules-setup-tokens = Na stůl položte { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
    [many] { $count } žetonu
   *[other] { $count } žetonů
} nápovědy.
rules-setup-errors = { $count ->
    [1] Pozor: hru ukončí hned první chyba.
    [one] Počítejte chyby: hru ukončí { $count } chyba.
    [few] Počítejte chyby: hru ukončí { $count } chyby.
    [many] Počítejte chyby: hru ukončí { $count } chyby.
   *[other] Počítejte chyby: hru ukončí { $count } chyb.
}
rules-setup-tiles = Zamíchejte { $count ->
    [one] { $count } bonusový dílek
    [few] { $count } bonusové dílky
    [many] { $count } bonusového dílku
   *[other] { $count } bonusových dílků
} a nechte je ležet lícem dolů.
rules-setup-first = Dohodněte se, kdo začne, nebo losujte. Tahy jdou po směru hodinových ručiček.

rules-turn-title = Váš tah
rules-turn = Ve svém tahu uděláte právě jednu ze tří věcí: napovíte, zahodíte kartu, nebo kartu zahrajete. Tah nelze vynechat.

rules-clue-title = 1. Napovědět
rules-clue-cost = Nápověda stojí jeden žeton nápovědy. Když žádný nezbývá, napovídat nemůžete.
rules-clue-what = Řekněte jednomu spoluhráči buď jednu barvu, nebo jednu hodnotu a ukažte na všechny jeho karty, které jí odpovídají: na všechny, a najednou.
rules-clue-values-only = Řekněte jednomu spoluhráči jednu hodnotu a ukažte na všechny jeho karty, které jí odpovídají: na všechny, a najednou. Barvy se v této hře nikdy nejmenují.
rules-clue-colours = Barvy, které lze jmenovat: { $colours }.
rules-clue-values = Hodnoty, které lze jmenovat: { $values }.
rules-clue-every = { $count ->
    [one] Každá nápověda barvy ukazuje i na { $suits } karty: patří ke všem barvám, které lze jmenovat, ale jejich vlastní barvu jmenovat nelze.
    [few] Každá nápověda barvy ukazuje i na { $suits } karty: patří ke všem barvám, které lze jmenovat, ale jejich vlastní barvy jmenovat nelze.
    [many] Každá nápověda barvy ukazuje i na { $suits } karty: patří ke všem barvám, které lze jmenovat, ale jejich vlastní barvy jmenovat nelze.
   *[other] Každá nápověda barvy ukazuje i na { $suits } karty: patří ke všem barvám, které lze jmenovat, ale jejich vlastní barvy jmenovat nelze.
}
rules-clue-none = { $count ->
    [one] Žádná nápověda barvy neukazuje na { $suits } karty a jejich barvu nelze jmenovat, ani když chcete říct, že tam žádné nejsou. Nápovědy hodnoty na ně ukazují jako na ostatní.
    [few] Žádná nápověda barvy neukazuje na { $suits } karty a jejich barvy nelze jmenovat, ani když chcete říct, že tam žádné nejsou. Nápovědy hodnoty na ně ukazují jako na ostatní.
    [many] Žádná nápověda barvy neukazuje na { $suits } karty a jejich barvy nelze jmenovat, ani když chcete říct, že tam žádné nejsou. Nápovědy hodnoty na ně ukazují jako na ostatní.
   *[other] Žádná nápověda barvy neukazuje na { $suits } karty a jejich barvy nelze jmenovat, ani když chcete říct, že tam žádné nejsou. Nápovědy hodnoty na ně ukazují jako na ostatní.
}
rules-clue-empty = Nápověda nemusí ukazovat na nic: spoluhráči tím řeknete, že jí žádná karta neodpovídá.
rules-clue-not-empty = Nápověda musí ukazovat alespoň na jednu kartu.
rules-clue-whom = Napovídat nelze sobě ani spoluhráči, který nemá žádné karty.
rules-clue-examples = Například: „{ $one }“ nebo „{ $other }“; karty se počítají zleva.
rules-clue-example = Například: „{ $one }“; karty se počítají zleva.

rules-discard-title = 2. Zahodit kartu
rules-discard = Odložte jednu kartu z ruky mezi zahozené, lícem nahoru. Jeden žeton nápovědy se vrátí a vy si doberete novou kartu, aniž se na ni podíváte.
rules-discard-full = { $count ->
    [one] Dokud je na stole { $count } žeton nápovědy, zahazovat nelze.
    [few] Dokud jsou na stole všechny { $count } žetony nápovědy, zahazovat nelze.
    [many] Dokud je na stole { $count } žetonu nápovědy, zahazovat nelze.
   *[other] Dokud je na stole všech { $count } žetonů nápovědy, zahazovat nelze.
}

rules-play-title = 3. Zahrát kartu
rules-play = Vezměte jednu kartu z ruky a otočte ji.
rules-play-fits = Pokud je ve svém ohňostroji na řadě nebo jej začíná, vyloží se tam.
rules-play-misfires = Pokud ne, zahazuje se a tým má o chybu víc.
rules-play-draw = V obou případech si doberte novou kartu, aniž se na ni podíváte.

rules-fireworks-title = Ohňostroje
rules-fireworks = Od každé barvy je jeden ohňostroj a každá hodnota v něm leží jednou.
rules-fireworks-single = Ohňostroj tvoří jediná karta, jednička.
rules-fireworks-up = Od 1 nahoru do { $highest } se vykládá: { $suits }.
rules-fireworks-down = Od { $highest } dolů k 1 se vykládá: { $suits }.
rules-fireworks-no-jokers = Také { $suits } karty tvoří vlastní ohňostroj a nikdy nenahrazují jinou barvu.
rules-bonus-token = Kdo dokončí ohňostroj, vrátí tím jeden žeton nápovědy, pokud už nejsou na místě všechny.
rules-bonus-tile = Kdo dokončí ohňostroj, odkryje bonusový dílek.
rules-bonus-tile-and-token = Bonusový dílek se odkryje, když je hotový ohňostroj některé z těchto barev: { $rising }. Jeden žeton nápovědy se vrátí, pokud už nejsou na místě všechny, když je hotový ohňostroj některé z těchto: { $falling }.

rules-tiles-title = Bonusové dílky
rules-tiles = Jakmile je ohňostroj hotový, otočte náhodný bonusový dílek; jen pokud byl ohňostroj poslední, představení tím končí. Kdo ohňostroj dokončil, provede, co dílek říká, odloží jej a teprve potom si dobere kartu.
rules-tile-1 = Jeden žeton nápovědy se vrátí, pokud nejsou na místě všechny.
rules-tile-2 = Jedna chyba, pokud nějaká byla, se smaže a jeden žeton nápovědy se vrátí, pokud nejsou na místě všechny.
rules-tile-3 = Nápověda barvy zdarma, kterémukoli spoluhráči.
rules-tile-4 = Nápověda hodnoty zdarma, kterémukoli spoluhráči.
rules-tile-5 = Jedna zahozená karta podle vaší volby přijde do balíčku a ten se zamíchá. Je-li balíček prázdný, smíte udělat, co říká dílek 6, nebo nic.
rules-tile-6 = Ze zahozených karet, které pasují, se jedna podle vaší volby vyloží do svého ohňostroje. Dokončí-li jej, přinese totéž co každý hotový ohňostroj.
rules-tiles-lost = Dílek, který lze využít, se využít musí. Pokud to nejde, protože žádná karta nepasuje nebo není komu co napovědět, propadá.
rules-tiles-idle = Dílky jsou připraveny, ale v této hře se žádný neodkryje: muselo by jít o ohňostroj vykládaný od 1 nahoru a dokončený dřív než poslední.

rules-end-title = Konec hry
rules-end-errors = { $count ->
    [1] První chybou hra okamžitě končí.
    [one] Chybou číslo { $count } hra okamžitě končí.
    [few] Chybou číslo { $count } hra okamžitě končí.
    [many] Chybou číslo { $count } hra okamžitě končí.
   *[other] Chybou číslo { $count } hra okamžitě končí.
}
rules-end-complete = Jakmile jsou všechny ohňostroje hotové, hra okamžitě končí: vyhráli jste a lépe už to nejde.
rules-end-last-round = Když někdo dobere z balíčku poslední kartu, má každý ještě jeden tah, i ten, kdo ji dobral. Nikdo už nedobírá. Pak představení končí.
rules-end-flourish = Když je balíček prázdný, hraje se dál, s čím dál méně kartami v ruce. Vyhrává jen úplné představení, všechno ostatní je prohra.
rules-end-lost-card = Hra je prohraná, jakmile je mezi zahozenými poslední kus karty, která je ještě potřeba.
rules-end-lost-card-tiles = Bonusové dílky tu nic nezachrání: ztracenou kartu včas nevrátí.
rules-end-no-move = Hra je prohraná i tehdy, když ten, kdo je na tahu, nemůže udělat vůbec nic.

rules-score-title = Body
rules-score-all-or-nothing = Body se neporovnávají: úplné představení je výhra, každé jiné prohra.
rules-score-points = { $highest ->
    [0] Žádný ohňostroj v této hře body nenese.
    [one] Každá vyložená karta je bod: nejvýše { $highest }.
    [few] Každá vyložená karta je bod: nejvýše { $highest }.
    [many] Každá vyložená karta je bod: nejvýše { $highest }.
   *[other] Každá vyložená karta je bod: nejvýše { $highest }.
}
rules-score-penalty = { $count ->
    [one] Žádné body nenese { $fireworks }: každá karta, která v něm chybí, naopak bod ubírá. Výsledek může klesnout i pod nulu.
    [few] Žádné body nenesou { $fireworks }: každá karta, která v nich chybí, naopak bod ubírá. Výsledek může klesnout i pod nulu.
    [many] Žádné body nenesou { $fireworks }: každá karta, která v nich chybí, naopak bod ubírá. Výsledek může klesnout i pod nulu.
   *[other] Žádné body nenesou { $fireworks }: každá karta, která v nich chybí, naopak bod ubírá. Výsledek může klesnout i pod nulu.
}
rules-score-zero = Hra ukončená chybami je prohraná a má 0 bodů, ať bylo vyloženo cokoli.
rules-score-kept = Hra ukončená chybami si nechává body, které měla.
rules-score-no-scale = Tato hra nemá stupnici; jméno má jen úplné představení: dokonalé.
rules-score-mention = Buďte hrdí a ke svému výsledku dodejte „černý prach“.
rules-score-scale = Co se bude říkat:
rules-score-at-most = { $most } a méně

rules-talking-title = Hovor u stolu
rules-talking = Než začnete, domluvte se na jednom z těchto pravidel:

rules-advice-title = Dobré rady
rules-advice-arrange = Karty v ruce můžete kdykoli před očima všech přerovnat nebo některou trochu povytáhnout, abyste si pamatovali, co je zač.
rules-advice-discard = Zahozené karty si smí kdokoli kdykoli prohlédnout. Co leží tam a co drží ostatní, vám říká, čím vaše karty být nemohou.
rules-advice-unknown = Zahodit kartu, o které nic nevíte, je risk, ale často stojí za to: většina karet má dvojče.
rules-advice-single = Tabulka výše ukazuje, které karty dvojče nemají. Jakmile takovou kartu zahodíte, její ohňostroj už běžně dokončit nelze.
rules-advice-unfinished = Když už ohňostroj nemůže růst, dejte to najevo: zbytek jeho karet lze zahazovat bez lítosti.
