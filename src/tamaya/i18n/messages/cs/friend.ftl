# What a friend takes a clue for. It speaks of its own hand.
friend-read-play = Nápověda ({ $player }) říká, že moji kartu { $position } lze vyložit. Možnosti: { $faces }.
friend-read-save = Nápověda ({ $player }) mě žádá, ať si kartu { $position } nechám. Možnosti: { $faces }.
friend-read-play-or-save = Nápověda ({ $player }) říká, že moji kartu { $position } lze vyložit, nebo že si ji mám nechat. Možnosti: { $faces }.
friend-read-prompt = Nápověda ({ $player }) pro někoho jiného chce kartu před ní: moji kartu { $position }, o které už něco vím. Možnosti: { $faces }.
friend-read-finesse = Nápověda ({ $player }) pro někoho jiného chce kartu před ní: moji nejnovější kartu bez nápovědy, kartu { $position }. Možnosti: { $faces }.
friend-read-fix = Nápověda ({ $player }) opravuje, co vím, a nic neslibuje.
friend-read-useless = Nápověda ({ $player }) mi ukazuje karty, které už k ničemu nejsou.
friend-read-empty = Nápověda ({ $player }) neukazuje na žádnou kartu a nic neslibuje.
friend-read-literal = { $player } podle všeho nehraje podle úmluv: nápověda znamená jen to, co říká.
friend-read-unclear = V nápovědě ({ $player }) nevidím žádný slib: znamená jen to, co říká.

# Why a friend makes a move.
friend-why-certain = Vykládám kartu { $position }: ať je jakákoli, pasuje ({ $faces }).
friend-why-promised = Vykládám kartu { $position }: podle nápovědy ({ $player }) pasuje ({ $faces }).
friend-why-asked = Vykládám kartu { $position } naslepo: jinak nápověda ({ $player } → { $teammate }) nedává smysl ({ $faces }).
friend-why-touched = Vykládám kartu { $position }: na zbytečnou kartu nikdo neukazuje ({ $faces }).
friend-why-chance = Vykládám kartu { $position } a doufám: už není co ztratit.
friend-why-play-clue = Díky této nápovědě vyloží { $teammate } kartu { $position }: { $faces }.
friend-why-save-clue = Díky této nápovědě si { $teammate } nechá kartu { $position }: { $faces }.
friend-why-blind-clue = Díky této nápovědě vyloží { $player } kartu před ní a potom { $teammate } kartu { $position }: { $faces }.
friend-why-fix-clue = Tato nápověda ({ $teammate }) zabrání chybě.
friend-why-more-clue = Tato nápověda ({ $teammate }) řekne o něco víc; o ničem lepším nevím.
friend-why-useless = Zahazuji kartu { $position }: už ji nikdy nepůjde vyložit.
friend-why-elsewhere = Zahazuji kartu { $position }: na jinou takovou už někdo ukázal ({ $faces }).
friend-why-chop = Zahazuji kartu { $position }: je to moje nejstarší karta bez nápovědy.
friend-why-least = Zahazuji kartu { $position }: o tu se bojím nejméně.
friend-why-rescue = Vracím do hry tuto kartu, protože s ní půjde vyložit nejvíc dalších: { $faces }.
friend-why-nothing-fits = Bonusový dílek nechávám být: žádná zahozená karta se nehodí.
friend-why-one-error = První chyba by hru ukončila, takže platí jen to, co je jisté.
friend-why-alone = U tohoto stolu nevidím žádné úmluvy, takže platí jen to, co je jisté.
