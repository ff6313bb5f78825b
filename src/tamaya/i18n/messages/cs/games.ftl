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
edition-console = Verze pro terminál
edition-standard = Standard
edition-custom = Vlastní hra

edition-grands-feux-about = Velká francouzská krabice: pět barev, nápovědy, které nemusí ukazovat na žádnou kartu, a nejvíc rozšíření.
edition-deluxe-about = Anglické vydání Grands Feux: tatáž hra.
edition-first-box-about = První francouzská krabice, ve které je i Ikebana: místo bílé je v ní černá jako obyčejná barva.
edition-czech-about = Česká krabice: pět barev a duhové karty ve dvou podobách.
edition-console-about = Verze pro textové terminály: šest barev hned od začátku a pět karet v ruce pro každého.
edition-standard-about = Hraje se na turnajích a zkoumá ve vědě: pět obyčejných barev bez rozšíření.
edition-custom-about = Pět obyčejných barev, které si upravíte podle sebe: počet barev i hodnot a kterékoli rozšíření.

# Extensions.
extension-avalanche = Vodopád barev
extension-avalanche-2 = Vodopád barev 2
extension-avalanche-tricky = Obyčejná duhová
extension-black-powder = Černý prach
extension-flamboyants = 5 Flamboyants
extension-final-flourish = Do posledního dechu
extension-one-error = Jediná chyba
extension-ten-tokens = Deset žetonů

extension-avalanche-about = Duhový ohňostroj. V první a v české krabici je v balíčku pět duhových karet a duhová se napovídá jako každá jiná barva; jinde jich je deset a ukazuje na ně každá nápověda barvy.
extension-avalanche-2-about = Duhový ohňostroj. V balíčku je pět duhových karet a ukazuje na ně každá nápověda barvy.
extension-avalanche-tricky-about = Naše vlastní varianta, která v žádných tištěných pravidlech není: duhový ohňostroj. V balíčku je deset duhových karet a duhová se napovídá jako každá jiná barva.
extension-black-powder-about = Černý ohňostroj, který se vykládá od 5 k 1; v balíčku je deset černých karet. Žádná nápověda barvy na ně neukazuje a každá karta, která na konci v ohňostroji chybí, ubírá bod.
extension-flamboyants-about = Pětka, která dokončí ohňostroj, odkryje jeden ze šesti bonusových dílků.
extension-final-flourish-about = Bez posledního kola a bez bodů: představení je dokonalé, nebo prohráváte.
extension-one-error-about = Hru ukončí hned první chyba.
extension-ten-tokens-about = Deset žetonů nápovědy místo osmi.

# The forms of the avalanche, by the clues that point at its cards.
avalanche-every-about = Jeden ohňostroj navíc, duhový. Počet duhových karet v balíčku: { $cards }; ukazuje na ně každá nápověda barvy.
avalanche-own-about = Jeden ohňostroj navíc, duhový. Počet duhových karet v balíčku: { $cards }; duhová se napovídá jako každá jiná barva.

# Settings, as NAME=VALUE.
setting-suits = Barvy spojené znakem +, například red+blue+black:none:down. Za barvu lze v libovolném pořadí a vždy po dvojtečce přidat: „own“, „every“ nebo „none“ podle toho, které nápovědy barvy na ni ukazují; „up“ nebo „down“ pro směr; číslice jako 32221 pro její karty (tři jedničky, dvě dvojky a tak dále); „points“ nebo „penalty“ pro bodování. Jedna až sedm z těchto: white, red, blue, yellow, green, black, multicolour, purple, teal, orange.
setting-values = Kolik hodnot má každá barva, od 1 do 5.
setting-hand = Počet karet v ruce: jedno číslo, nebo po jednom pro 2, 3, 4 a 5 hráčů, například 5/5/4/4.
setting-tokens = Kolik je žetonů nápovědy.
setting-errors = Kolik chyb hru ukončí.
setting-empty-clues = on nebo off: zda jsou povolené nápovědy, které neukazují na žádnou kartu.
setting-ending = Co se stane, když dojde balíček. last-round: každý má ještě jeden tah; final-flourish: hraje se dál až do dokonalého představení, nebo do prohry.
setting-tiles = on nebo off: zda se hraje s bonusovými dílky.
setting-points = zero nebo kept: zda se za hru, kterou ukončily chyby, počítá nula, nebo získané body.
setting-suit-touch = own, every nebo none: které nápovědy barvy na tuto barvu ukazují (vlastní, každá, žádná).
setting-suit-direction = up nebo down: zda se vykládá od 1 nahoru, nebo dolů k 1.
setting-suit-copies = Kolik je karet jednotlivých hodnot, jedna číslice na hodnotu: 32221 znamená tři jedničky, dvě dvojky a tak dále.
setting-suit-score = points nebo penalty: bod za každou vyloženou kartu, nebo bod dolů za každou chybějící.

# How much a table may talk.
talking-silent = mlčení
talking-remarks = hlášky
talking-open = volný hovor
talking-silent-about = Mlčení, přísné pravidlo: informují jen nápovědy a nikdo nekomentuje tah někoho jiného.
talking-remarks-about = Hlášky: jen pár domluvených vět, třeba že o svých kartách zatím nic nevíte, nebo otázka, jestli si spoluhráč pamatuje ty své.
talking-open-about = Volný hovor: mluvíte, jak chcete.

# How much of what players can know about their own cards is worked out for them.
level-clued = co o vašich kartách říkají nápovědy
level-excluded = a navíc co nápovědy vylučují
level-counted = a navíc co vylučují viditelné karty
level-deduced = a navíc vše, co z toho plyne

# What can still become of a firework.
fate-open = jde dokončit
fate-complete = hotový
fate-lost = už nejde dokončit
fate-lost-unless-rescued = jde dokončit, jen když bonusový dílek vrátí kartu

# What the bonus tiles do, in a few words.
tile-1 = jeden žeton nápovědy
tile-2 = zrušení jedné chyby a jeden žeton nápovědy
tile-3 = nápověda barvy zdarma
tile-4 = nápověda hodnoty zdarma
tile-5 = zahozená karta zpět do balíčku
tile-6 = zahozená karta do ohňostroje

# The games, on the form that opens a table.
game-hanabi = Hanabi
game-hanabi-about = Vidíte karty všech ostatních, jen ne ty své. Společně stavíte ohňostroje a napovídáte si.
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
difficulty-values-about = Kolik karet má hotový ohňostroj.
difficulty-errors = Chyby
difficulty-errors-about = Kolik chyb hru ukončí.
difficulty-tokens = Žetony nápovědy
difficulty-tokens-about = Kolik nápověd můžete dát, než musí někdo zahodit kartu.
difficulty-empty-clues = Prázdné nápovědy
difficulty-empty-clues-about = Zda nápověda smí říct, že žádná karta neodpovídá.
difficulty-empty-clues-on = povolené
difficulty-empty-clues-off = zakázané
difficulty-ending = Konec
difficulty-ending-about = Co se stane, když dojde balíček.
difficulty-ending-last-round = každý má ještě jeden tah
difficulty-ending-final-flourish = hraje se dál: dokonalost, nebo prohra
difficulty-points = Příliš mnoho chyb
difficulty-points-about = Výsledek hry, kterou ukončily chyby.
difficulty-points-zero = žádné body
difficulty-points-kept = dosud získané body

# The bots.
bot-friend-about = Umí hrát s lidmi: drží se běžných konvencí a poradí si i s těmi, kdo je neznají.
bot-gentle-about = Hraje jako „friend“, ale napovídá jednoduše: žádná nápověda po vás nechce zahrát kartu, na kterou neukazuje. Dobrý spoluhráč pro vaše první hry.
bot-expert-about = Hraje jako „friend“, ale své tahy si nejdřív vyzkouší v hlavě. Kdo zná konvence, porozumí každé jeho nápovědě. Přemýšlí o něco déle.
bot-hat-about = Každá nápověda je kód, který něco prozradí všem. Nejlépe hraje s roboty svého druhu.
bot-pair-about = Pro dva hráče: každá nápověda říká, kterou kartu zahrát nebo si nechat, a něco říká i to, když nápověda nepřijde. Nejlépe hraje s robotem svého druhu.
bot-learned-about = Pro dva hráče: nejdřív napodoboval robota „pair“ a pak odehrál miliardy tahů sám se sebou. Jeho konvence nikdo nevymyslel, a tak nejlépe hraje s robotem svého druhu.
bot-search-about = Hraje jako roboti „pair“ nebo „hat“, ale každý tah si nejdřív vyzkouší v hlavě. Přemýšlí o něco déle.
bot-careful-about = Vyvodí, co je jisté, a nic neriskuje; nápověda znamená jen to, co říká.
bot-random-about = Dělá náhodné povolené tahy.
bot-external-about = Přidal ho správce tohoto serveru.
bot-florist-about = Zvažuje, čím může každá karta ještě přispět do kytice a kolik stojí.
bot-greedy-about = Bere to, co má právě teď největší cenu.
bot-easy-about = Sbírá karty stejné hodnoty a na barvy nehledí. Dobrý soupeř pro vaše první hry.
bot-level-chance = náhodný
bot-level-beginner = začátečník
bot-level-good = dobrý
bot-level-strong = silný
