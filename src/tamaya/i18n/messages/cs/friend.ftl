# How friend reads a clue. It speaks of its own hand.
friend-read-play = { $player } říká, že můžu zahrát kartu { $position }. Asi je to { $faces }.
friend-read-save = { $player } chce, ať si kartu { $position } nechám. Asi je to { $faces }.
friend-read-play-or-save = { $player } říká, že můžu zahrát kartu { $position }, nebo že si ji mám nechat. Asi je to { $faces }.
friend-read-prompt = { $player } ukazuje u jiného hráče na kartu, kterou jde zahrát až po jedné z mých. Ta moje musí být karta { $position }, která už nápovědu má. Asi je to { $faces }.
friend-read-finesse = { $player } ukazuje u jiného hráče na kartu, kterou jde zahrát až po jedné z mých. Ta moje musí být karta { $position }, nejnovější bez nápovědy. Asi je to { $faces }.
friend-read-fix = { $player } opravuje, co si myslím o svých kartách; nic nového k zahrání.
friend-read-useless = { $player } mi ukazuje zbytečné karty, které můžu zahodit.
friend-read-empty = { $player } neukazuje na žádnou moji kartu; nic nového k zahrání.
friend-read-literal = { $player } zřejmě nehraje podle konvencí, takže beru nápovědu doslova.
friend-read-unclear = Nevím, jak to { $player } myslí, takže beru nápovědu doslova.
friend-read-stall = { $player } ukazuje na kartu { $position }, kterou ještě dlouho nepůjde zahrát: nechám si ji, nic víc. Asi je to { $faces }.

# Why friend makes a move.
friend-why-certain = Hraju kartu { $position }: určitě pasuje ({ $faces }).
friend-why-promised = Hraju kartu { $position } podle nápovědy od hráče { $player }. Asi je to { $faces }.
friend-why-asked = Hraju kartu { $position } naslepo: jinak by nápověda od hráče { $player } pro hráče { $teammate } nedávala smysl. Asi je to { $faces }.
friend-why-touched = Hraju kartu { $position }: na zbytečnou kartu by nikdo neukázal. Asi je to { $faces }.
friend-why-chance = Riskuju kartu { $position }: stojí to za to.
friend-why-play-clue = Ať { $teammate } zahraje kartu { $position } ({ $faces }).
friend-why-save-clue = Ať si { $teammate } nechá kartu { $position } ({ $faces }).
friend-why-blind-clue = Moje nápověda chce, aby nejdřív zahrál kartu hráč { $player } a hráč { $teammate } pak mohl zahrát kartu { $position } ({ $faces }).
friend-why-fix-clue = Bez této nápovědy udělá { $teammate } chybu.
friend-why-stall-clue = Nic lepšího mě nenapadá, a tak ukazuju hráči { $teammate } kartu, kterou si má nechat na konec.
friend-why-more-clue = { $teammate } bude vědět o něco víc; nic lepšího mě nenapadá.
friend-why-useless = Zahazuju kartu { $position }: je zbytečná.
friend-why-unless-rescued = Zahazuju kartu { $position }: je zbytečná, pokud bonusový dílek nevrátí kartu, kterou potřebuje.
friend-why-elsewhere = Zahazuju kartu { $position } ({ $faces }): jiný její kus už nápovědu má.
friend-why-chop = Zahazuju kartu { $position }: je to moje nejstarší karta bez nápovědy.
friend-why-least = Zahazuju kartu { $position }: ta mi bude chybět nejméně.
friend-why-rescue = Vracím do hry kartu, po které půjde zahrát nejvíc dalších: { $faces }.
friend-why-nothing-fits = Bonusový dílek nevyužiju: žádná zahozená karta se nehodí.
friend-why-one-error = První chyba hru ukončí, takže dám jen na to, co je jisté.
friend-why-alone = Nikdo jiný tu zřejmě nehraje podle konvencí, takže dám jen na to, co je jisté nebo velmi pravděpodobné.

# Before what friend thinks of the move that was made.
friend-thinks = Robot „friend“ si myslí:

# What a move means by the conventions, to somebody at the table who asks during the game.
friend-means-play-own = Kartu { $position } můžete zahrát. Podle konvencí je to { $faces }.
friend-means-save-own = Kartu { $position } si nechte. Podle konvencí je to { $faces }.
friend-means-play-or-save-own = Karta { $position } je buď k zahrání, nebo si ji musíte nechat. Podle konvencí je to { $faces }.
friend-means-fix-own = Tato nápověda opravuje, co naznačila jiná; nic nového k zahrání.
friend-means-useless-own = Karty, na které tato nápověda ukazuje, jsou zbytečné: můžete je zahodit.
friend-means-stall-own = Kartu { $position } si nechte na konec; teď není co hrát.
friend-means-play = Hráč { $teammate } může zahrát kartu { $position } ({ $faces }).
friend-means-save = Hráč { $teammate } si má nechat kartu { $position } ({ $faces }).
friend-means-play-or-save = Karta { $position } ({ $faces }), kterou má { $teammate }, je buď k zahrání, nebo na schování.
friend-means-fix = Tato nápověda opravuje, co si myslí hráč { $teammate }; nic nového k zahrání.
friend-means-useless = Hráč { $teammate } může ty karty zahodit: jsou zbytečné.
friend-means-stall = { $teammate } si má nechat kartu { $position } ({ $faces }) na konec; teď není co hrát.
friend-means-blind-own = Hráč { $teammate } může kartu { $position } ({ $faces }) zahrát až po jiné. Podle konvencí je to vaše karta { $own }: zahrajte ji.
friend-means-blind = Hráč { $teammate } může kartu { $position } ({ $faces }) zahrát až po jiné. Podle konvencí má tu jinou kartu hráč { $player }.
friend-means-unclear = Tuto nápovědu žádná konvence nevysvětluje. Znamená jen to, co říká.
friend-means-promised = Nápověda od hráče { $player } slíbila, že tato karta pasuje.
friend-means-asked = Nápověda od hráče { $player } pro hráče { $teammate } dávala smysl, jen když se tato karta zahraje dřív.
friend-means-known = Už z nápověd bylo jisté, že tato karta pasuje.
friend-means-unpromised = Žádná nápověda neslíbila, že tato karta pasuje.
friend-means-chop = Podle konvencí se zahazuje nejstarší karta bez nápovědy.
friend-means-known-useless = Už z nápověd bylo jisté, že tato karta je zbytečná.
friend-means-other-discard = Toto zahození žádná konvence nevysvětluje.
bot-means-literal = { $player } se žádnými konvencemi neřídí. Jeho nápovědy znamenají jen to, co říkají.
bot-means-secret = { $player } mluví kódem, kterému rozumějí jen jemu podobní.
