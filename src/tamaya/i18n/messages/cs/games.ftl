# The title of a game.
game = Hanabi: { $edition }
game-extended = Hanabi: { $edition }, rozšíření { $extensions }
game-set = Hanabi: { $edition } ({ $settings })
game-extended-and-set = Hanabi: { $edition }, rozšíření { $extensions } ({ $settings })

# Editions.
edition-grands-feux = Grands Feux
edition-deluxe = Deluxe
edition-first-box = První krabice
edition-czech = České vydání
edition-console = Konzolová verze
edition-standard = Standard
edition-custom = Vlastní hra

edition-grands-feux-about = Velká francouzská krabice: pět barev, povolené nápovědy, které neukazují na žádnou kartu, a nejvíc rozšíření.
edition-deluxe-about = Anglická krabice hry Grands Feux: tatáž hra.
edition-first-box-about = První francouzská krabice, společná s Ikebanou: místo bílé je v ní černá jako obyčejná barva.
edition-czech-about = Česká krabice: pět barev a duhové karty ve dvou podobách.
edition-console-about = Verze pro textové obrazovky: šest barev hned od začátku a pět karet v ruce pro každého.
edition-standard-about = Hra turnajů a výzkumu: pět obyčejných barev bez rozšíření.
edition-custom-about = Na začátku pět obyčejných barev: může jich být více i méně, hodnot méně a přidat lze každé rozšíření.

# Extensions.
extension-avalanche = Vodopád barev
extension-avalanche-2 = Vodopád barev 2
extension-avalanche-tricky = Záludný vodopád
extension-black-powder = Černý prach
extension-flamboyants = 5 Flamboyants
extension-final-flourish = Do posledního dechu
extension-one-error = Jediná chyba
extension-ten-tokens = Deset žetonů

extension-avalanche-about = Jeden ohňostroj navíc, duhový. V první a v české krabici má pět karet a vlastní nápovědu; jinde má deset karet a ukazuje na ně každá nápověda barvy.
extension-avalanche-2-about = Duhový ohňostroj o pěti kartách, na které ukazuje každá nápověda barvy.
extension-avalanche-tricky-about = Duhový ohňostroj o deseti kartách s vlastní nápovědou.
extension-black-powder-about = Deset černých karet, které se vykládají od 5 k 1 a na které žádná nápověda barvy neukazuje; každá, která na konci chybí, ubírá bod.
extension-flamboyants-about = Pětka, která dokončí svůj ohňostroj, odkryje jeden ze šesti bonusových dílků.
extension-final-flourish-about = Bez posledního kola a bez stupnice: představení je dokonalé, nebo prohrané.
extension-one-error-about = Hru ukončí hned první chyba.
extension-ten-tokens-about = Deset žetonů nápovědy místo osmi.

# The forms of the avalanche, by the clues that point at its cards.
avalanche-every-about = Jeden ohňostroj navíc, duhový, o { $cards } kartách, na které ukazuje každá nápověda barvy.
avalanche-own-about = Jeden ohňostroj navíc, duhový, o { $cards } kartách, s vlastní nápovědou.

# Settings, as NAME=VALUE.
setting-suits = Barvy spojené znakem +, například red+blue+black:none:down. Každá může říci, jak se napovídá, vykládá, tiskne a počítá. Jedna až sedm z těchto: white, red, blue, yellow, green, black, multicolour, purple, teal, orange.
setting-values = Kolik hodnot má každá barva, od 1 do 5.
setting-hand = Počet karet v ruce: jedno číslo, nebo po jednom pro 2, 3, 4 a 5 hráčů, například 5/5/4/4.
setting-tokens = Kolik je žetonů nápovědy.
setting-errors = Kolikátá chyba hru ukončí.
setting-empty-clues = on nebo off: zda smí nápověda neukazovat na žádnou kartu.
setting-ending = last-round (poslední kolo) nebo final-flourish (do posledního dechu).
setting-tiles = on nebo off: zda se hraje s bonusovými dílky.
setting-points = zero nebo kept: co zbude ze hry ukončené chybami, nic, nebo získané body.
setting-suit-touch = own, every nebo none: které nápovědy barvy na tuto barvu ukazují (vlastní, každá, žádná).
setting-suit-direction = up nebo down: zda se vykládá od 1 nahoru, nebo dolů k 1.
setting-suit-copies = Kolik je karet s hodnotou 1, 2, …, například 32221.
setting-suit-score = points nebo penalty: bod za každou vyloženou kartu, nebo bod dolů za každou chybějící.

# How much a table may talk.
talking-silent = mlčení
talking-remarks = poznámky
talking-open = volný hovor
talking-silent-about = Mlčení, přísné pravidlo: informovat smějí jen nápovědy a nikdo nekomentuje cizí tah.
talking-remarks-about = Poznámky: pár nevinných vět je dovoleno, třeba že o svých kartách zatím nic nevíte.
talking-open-about = Volný hovor: u stolu se mluví, jak je komu libo.

# How much of what a player can know of the own hand is worked out.
level-clued = co o kartě řekly nápovědy
level-excluded = a co o ní řekly tím, že na ni neukázaly
level-counted = a co vylučují karty, které jsou vidět
level-deduced = a vše, co z toho plyne pro všechny skryté karty dohromady

# What may still become of a firework.
fate-open = lze dokončit
fate-complete = hotový
fate-lost = už nelze dokončit
fate-lost-unless-rescued = ztracený, pokud bonusový dílek nevrátí kartu

# People who look on.
onlooker-spectator = divák
onlooker-reviewer = pozorovatel se všemi kartami

# What the bonus tiles do, in a few words.
tile-1 = jeden žeton nápovědy
tile-2 = o chybu méně a jeden žeton nápovědy
tile-3 = nápověda barvy zdarma
tile-4 = nápověda hodnoty zdarma
tile-5 = zahozená karta do balíčku
tile-6 = zahozená karta do ohňostroje

# The games, on the form that opens a table.
game-hanabi = Hanabi
game-hanabi-about = Každý vidí karty ostatních a nikdy své vlastní: společně stavíte ohňostroje tím, že si napovídáte.
game-ikebana-about = Každý sám za sebe: skládáte kytice z pěti karet a za každou odmítnutou kartu platíte ostatním.

# What makes a game of Hanabi easier or harder.
difficulty-suits = Barvy
difficulty-suits-about = Kolik je ohňostrojů bez rozšíření.
difficulty-suits-count = { $count ->
    [one] { $count } barva
    [few] { $count } barvy
    [many] { $count } barvy
   *[other] { $count } barev
}
difficulty-values = Hodnoty
difficulty-values-about = Kolik karet má dokončený ohňostroj.
difficulty-errors = Chyby
difficulty-errors-about = Kolikátá chyba hru ukončí.
difficulty-tokens = Žetony nápovědy
difficulty-tokens-about = Kolik nápověd lze dát, než je nutné zahodit kartu.
difficulty-empty-clues = Prázdné nápovědy
difficulty-empty-clues-about = Zda smí nápověda říci, že žádná karta neodpovídá.
difficulty-empty-clues-on = povolené
difficulty-empty-clues-off = zakázané
difficulty-ending = Konec
difficulty-ending-about = Co se stane, když dojde balíček.
difficulty-ending-last-round = každý má ještě jeden tah
difficulty-ending-final-flourish = hraje se dál: dokonalost, nebo prohra
difficulty-points = Příliš mnoho chyb
difficulty-points-about = Co zbude ze hry, kterou ukončily chyby.
difficulty-points-zero = žádné body
difficulty-points-kept = dosud vyložené body

# The bots of the house.
bot-friend-about = Hraje s lidmi podle běžných úmluv a promíjí těm, kdo je neznají.
bot-hat-about = Hádá klobouky: každá nápověda je číslo, které každému něco prozradí. Pro společnost sobě rovných.
bot-pair-about = Pro dva: každá nápověda žádá, aby se karta vyložila nebo nechala, a i mlčení něco prozradí. Pro společnost sobě rovných.
bot-search-about = Hraje jako pair nebo hat, ale nejdřív si v duchu vyzkouší, co by z každého tahu vzešlo. Přemýšlí o chvilku déle.
bot-careful-about = Vyvodí, co je jisté, a nic neriskuje; nápověda znamená to, co říká.
bot-random-about = Udělá jakýkoli povolený tah.
bot-florist-about = Zvažuje, co z každé karty ještě může být a co stojí.
bot-greedy-about = Bere to, co má právě teď největší cenu.
