review-score = Výsledek: { $score } z { $perfect }.
review-winnable = Tento balíček se dal vyhrát: dokonalý výsledek { $score } byl možný.
review-highest = Tento balíček se vyhrát nedal. Nejlepší možný výsledek byl { $score } z { $perfect }.
review-highest-bounds = Nejlepší možný výsledek s tímto balíčkem není přesně znám: leží mezi { $least } a { $most }.
review-lost-at = Po tahu { $turn } ({ $player }) už dokonalá hra nebyla možná.
review-never-lost = Ještě po posledním tahu byla dokonalá hra možná.
review-saved-by = K dokonalé hře by vedly tyto tahy: { $moves }
review-reason-lost-card = { $count ->
    [one] Proč: všechny kusy této karty jsou mezi zahozenými ({ $cards }).
    [few] Proč: všechny kusy těchto karet jsou mezi zahozenými ({ $cards }).
    [many] Proč: všechny kusy těchto karet jsou mezi zahozenými ({ $cards }).
   *[other] Proč: všechny kusy těchto karet jsou mezi zahozenými ({ $cards }).
}
review-reason-pace = Proč: zbývá vyložit { $wanted ->
    [one] { $wanted } kartu
    [few] { $wanted } karty
    [many] { $wanted } karty
   *[other] { $wanted } karet
} a { $turns ->
    [one] zbývá jen { $turns } tah.
    [few] zbývají jen { $turns } tahy.
    [many] zbývá jen { $turns } tahu.
   *[other] zbývá jen { $turns } tahů.
}
review-reason-bottom = Proč: { $cards } leží v balíčku příliš hluboko ({ $place }. odspodu). Po jejím dobrání zbývá vyložit { $wanted ->
    [one] { $wanted } kartu
    [few] { $wanted } karty
    [many] { $wanted } karty
   *[other] { $wanted } karet
} a { $turns ->
    [one] zbývá jen { $turns } tah.
    [few] zbývají jen { $turns } tahy.
    [many] zbývá jen { $turns } tahu.
   *[other] zbývá jen { $turns } tahů.
}
review-reason-hands = Proč: v jednu chvíli je třeba držet víc karet ({ $wanted }), než kolik se vejde do rukou ({ $places }).
review-reason-pace-found = Proč: je málo tahů. Všechna pořadí tahů byla vyzkoušena; k dokonalé hře by se muselo hrát i po posledním kole.
review-reason-hands-found = Proč: do rukou se nevejdou všechny karty, které je třeba držet. Všechna pořadí tahů byla vyzkoušena.
review-reason-together-found = Proč: všechna pořadí tahů byla vyzkoušena a žádné nevede k cíli.
review-reason-errors = Proč: poslední chyba hru ukončila.

review-start = Od rozdání dohrál „{ $policy }“ mnoho zkušebních her: dokonalých bylo { $perfect }, průměr byl { $expected } bodu.
review-luck = Štěstí (dobrané karty): { $points }.
review-choice = Rozhodnutí (ve srovnání s robotem „{ $policy }“): { $points }.
review-gained = zisk { $points } bodu
review-given-away = ztráta { $points } bodu
review-clues = { $clues ->
    [one] { $clues } nápověda
    [few] { $clues } nápovědy
    [many] { $clues } nápovědy
   *[other] { $clues } nápověd
}, { $rate } na bod. Jedna nápověda přinesla průměrně { $bits } bitu informace. Karet, které se pak daly zahrát: { $playable }. Zachráněných karet: { $saved }.
review-moments = Klíčové okamžiky
review-no-moments = Žádný tah nevyčnívá.
review-inaccuracy = Nepřesnost: stála { $loss } bodu (směrodatná chyba { $error }).
review-mistake = Omyl: stál { $loss } bodu (směrodatná chyba { $error }).
review-blunder = Hrubka: stála { $loss } bodu (směrodatná chyba { $error }).
review-better = Lepší tah: { $move }
review-lost-here = Od této chvíle už dokonalá hra nebyla možná.
review-friend = Co by udělal „friend“: { $move }
review-page = Rozbor hry
review-perfect-curve = Šance na dokonalou hru
review-expected-curve = Očekávané body
review-winnable-strip = Dal se balíček ještě vyhrát?
review-yes = ano
review-no = ne
review-unknown = není známo
review-column-turn = Tah
review-column-move = Co se stalo
review-column-perfect = Dokonalá
review-column-expected = Body
review-column-luck = Štěstí
review-column-choice = Volba
review-column-loss = Cena

review-ikebana-unit = Body se počítají proti průměru ostatních, tak jak je čeká „{ $policy }“.
review-ikebana-seat = { $player }: štěstí { $luck }, rozhodnutí { $choice }.
review-ikebana-worths = „{ $policy }“ čekal od lepšího tahu { $best } bodu a od tohoto { $made } bodu.
review-ikebana-chances = Šance na výhru podle robota „{ $policy }“: s lepším tahem { $best }, s tímto { $made }.
review-last-inaccuracy = Nepřesnost v posledním tahu, kde rozhoduje jen výhra.
review-last-mistake = Omyl v posledním tahu, kde rozhoduje jen výhra.
review-last-blunder = Hrubka v posledním tahu, kde rozhoduje jen výhra.
review-lead-curve = Očekávaný náskok před průměrem ostatních
