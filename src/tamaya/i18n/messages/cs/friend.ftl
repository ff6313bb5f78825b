# What a friend takes a clue for. It speaks of its own hand.
friend-read-play = { $player } mi napovídá, že kartu { $position } mohu vyložit. Asi je to { $faces }.
friend-read-save = { $player } mě prosí, ať si kartu { $position } nechám. Asi je to { $faces }.
friend-read-play-or-save = { $player } mi napovídá, že kartu { $position } mohu vyložit, nebo že si ji mám nechat. Asi je to { $faces }.
friend-read-prompt = { $player } napovídá někomu jinému kartu, která čeká na jednu z mých: na kartu { $position }, o které už něco vím. Asi je to { $faces }.
friend-read-finesse = { $player } napovídá někomu jinému kartu, která čeká na jednu z mých: na kartu { $position }, nejnovější bez nápovědy. Asi je to { $faces }.
friend-read-fix = { $player } mě opravuje a nic dalšího neslibuje.
friend-read-useless = { $player } mi ukazuje karty, kterých se mohu zbavit.
friend-read-empty = { $player } neukazuje na žádnou z mých karet a nic neslibuje.
friend-read-literal = { $player } zřejmě nehraje podle úmluv, a tak beru nápovědu doslova.
friend-read-unclear = Není mi jasné, co { $player } myslí, a tak beru nápovědu doslova.

# Why a friend makes a move.
friend-why-certain = Vykládám kartu { $position }, ta určitě pasuje ({ $faces }).
friend-why-promised = Vykládám kartu { $position }: { $player } mi slibuje, že pasuje. Asi je to { $faces }.
friend-why-asked = Vykládám kartu { $position } naslepo: jinak by nápověda ({ $player } → { $teammate }) nedávala smysl. Asi je to { $faces }.
friend-why-touched = Vykládám kartu { $position }: na zbytečnou kartu by nikdo neukázal. Asi je to { $faces }.
friend-why-chance = Vykládám kartu { $position } a doufám: už není co ztratit.
friend-why-play-clue = Ať { $teammate } vyloží kartu { $position } ({ $faces }).
friend-why-save-clue = Ať si { $teammate } nechá kartu { $position } ({ $faces }).
friend-why-blind-clue = Ať { $player } vyloží kartu před ní a { $teammate } potom kartu { $position } ({ $faces }).
friend-why-fix-clue = Bez této nápovědy udělá { $teammate } chybu.
friend-why-more-clue = Ať { $teammate } ví o něco víc; nic lepšího mě nenapadá.
friend-why-useless = Zahazuji kartu { $position }: už ji nikdy nepůjde vyložit.
friend-why-unless-rescued = Zahazuji kartu { $position }: vyložit půjde, jen když bonusový dílek vrátí kartu, kterou potřebuje.
friend-why-elsewhere = Zahazuji kartu { $position }: na jinou takovou už někdo ukázal ({ $faces }).
friend-why-chop = Zahazuji kartu { $position }: je to moje nejstarší karta bez nápovědy.
friend-why-least = Zahazuji kartu { $position }: ta mi bude chybět nejméně.
friend-why-rescue = Vracím do hry tuto kartu, protože s ní půjde vyložit nejvíc dalších: { $faces }.
friend-why-nothing-fits = Bonusový dílek nechávám být: žádná zahozená karta se nehodí.
friend-why-one-error = První chyba by hru ukončila, a tak dám jen na to, co je jisté.
friend-why-alone = Nikdo jiný tu zřejmě nehraje podle úmluv, a tak dám na to, co je jisté nebo velmi pravděpodobné.

# Before what a friend thinks of the move that was made.
friend-thinks = friend si myslí:
