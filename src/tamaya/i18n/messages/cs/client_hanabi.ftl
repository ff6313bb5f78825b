# The Hanabi table in the browser.
client-hanabi-fireworks = Ohňostroje
client-hanabi-firework = { $firework }: { $height ->
    [0] nezačatý
    [one] { $height } vyložená karta
    [few] { $height } vyložené karty
    [many] { $height } vyložené karty
   *[other] { $height } vyložených karet
}
client-hanabi-firework-down = sestupně
client-hanabi-firework-complete = dokončený
client-hanabi-firework-lost = už ho nelze dokončit
client-hanabi-firework-lost-unless-rescued = ztracený, nepomůže-li bonusový dílek
client-hanabi-discard = Zahozené
client-hanabi-discard-empty = Zatím není nic zahozeno.
client-hanabi-score = Výsledek
client-hanabi-score-about = Ještě lze dosáhnout nejvýš { $highest }.
client-hanabi-tokens = Žetony
client-hanabi-errors = Chyby
client-hanabi-errors-of = { $errors } z { $most }
client-hanabi-deck = Balíček
client-hanabi-last-round = Zbývá tahů
client-hanabi-hand-of = Ruka: { $player }
client-hanabi-own-hand = Vaše ruka
client-hanabi-away = pryč
client-hanabi-what-they-know = Podržte a uvidíte, co ví { $player }
client-hanabi-card = Karta { $position }: { $face }
client-hanabi-newest = nejnovější
client-hanabi-apart = stranou
client-hanabi-told = nápovědy: { $clues }
client-hanabi-can-be = může být { $faces }
client-hanabi-clue-to = Nápověda pro: { $player }
client-hanabi-clue-touching = { $clue }: { $count ->
    [0] neukazuje na nic
    [one] ukazuje na { $count } kartu
    [few] ukazuje na { $count } karty
    [many] ukazuje na { $count } karty
   *[other] ukazuje na { $count } karet
}
client-hanabi-play-anyway = Přesto zahrát
client-hanabi-discard-anyway = Přesto zahodit
client-hanabi-details = O této kartě
client-hanabi-doubt-never-fits = Podle toho, co je známo, se tato karta nikam nehodí. Přesto ji zahrát?
client-hanabi-doubt-irreplaceable = Podle toho, co je známo, je to poslední svého druhu. Přesto ji zahodit?
client-hanabi-doubt-playable = Podle toho, co je známo, by se tato karta dala zahrát. Přesto ji zahodit?
client-hanabi-your-turn = Jste na tahu
client-hanabi-turn-of = Přemýšlí { $player }
client-hanabi-tile = Bonusový dílek
client-hanabi-tile-of = Volí { $player }.
client-hanabi-tile-decline = Nevyužít
client-hanabi-possible = Čím může být
client-hanabi-note = Váš zápisek
client-hanabi-note-text = Vlastními slovy
client-hanabi-note-keep = Uložit zápisek
client-hanabi-set-apart = Dát stranou
client-hanabi-put-back = Vrátit do řady
client-hanabi-end = Konec hry
client-hanabi-board = Na stole
client-hanabi-discarded-count = { $face }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
client-hanabi-you = vy
client-hanabi-to-act = na tahu
client-hanabi-card-unseen = Karta { $position }, skrytá
client-hanabi-card-own = Vaše karta { $position }
client-hanabi-has-note = se zápiskem
client-hanabi-with-card = Vaše karta { $position }: co s ní?
client-hanabi-let-go = Nevybrat nic
client-hanabi-name-a-clue = Co se má dozvědět { $player }?
client-hanabi-fresh = ({ $count } poprvé)
client-hanabi-give-clue = Napovědět
client-hanabi-play = Zahrát
client-hanabi-discard-it = Zahodit
client-hanabi-turns-left = Poslední kolo: { $turns ->
    [one] zbývá { $turns } tah
    [few] zbývají { $turns } tahy
    [many] zbývá { $turns } tahu
   *[other] zbývá { $turns } tahů
}
client-hanabi-final-flourish = Balíček je prázdný: dokončete všechny
client-hanabi-over = Hra skončila
client-hanabi-tiles = Bonusové dílky
client-hanabi-tile-down = lícem dolů
client-hanabi-tile-brings = Bonusový dílek: { $effect }.
client-hanabi-tile-choose-card = Vyberte kartu ze zahozených.
client-hanabi-tile-choose-clue = Vyberte, komu napovíte.
client-hanabi-possible-for-holder = Čím může být pro toho, kdo ji drží
client-hanabi-story = Její příběh
client-hanabi-dealt = Rozdána na začátku: podívat se na tu chvíli
client-hanabi-drawn-at = Líznuta v tahu { $move }: podívat se na tu chvíli
client-hanabi-pointed-at = Tah { $move }: { $player } říká „{ $clue }“ a ukazuje na ni
client-hanabi-passed-over = Tah { $move }: { $player } říká „{ $clue }“ a na ni neukazuje
client-hanabi-note-faces = Za co ji máte
client-hanabi-given-up = Hra byla vzdána.
client-hanabi-matrix = Co se stalo s každou kartou
client-hanabi-mark-only = jisté
client-hanabi-mark-possible = možné
client-hanabi-mark-told = vyloučeno nápovědou, která na kartu ukazuje
client-hanabi-mark-excluded = vyloučeno nápovědou, která na ni neukazuje
client-hanabi-mark-counted = vyloučeno, protože všechny kusy jsou vidět
client-hanabi-mark-deduced = vyloučeno úvahou o všech skrytých kartách
client-hanabi-help = Značky a klávesy
client-hanabi-help-drag = Klepněte na kartu spoluhráče a něco o ní řekněte, na svou vlastní a zahrajte ji nebo zahoďte. Vlastní karty lze i přetáhnout: na ohňostroje, na zahozené nebo na jiné místo v ruce.
client-hanabi-help-marks = Značky na kartách
client-hanabi-help-signs = Další značky
client-hanabi-help-keys = Klávesy
client-hanabi-sign-newest = nejnovější karta v ruce
client-hanabi-sign-touched = na kartu už ukázala nápověda
client-hanabi-sign-fresh = poslední nápověda na ni ukazuje, poprvé
client-hanabi-sign-again = poslední nápověda na ni ukazuje znovu
client-hanabi-sign-note = máte k ní zápisek
client-hanabi-sign-irreplaceable = poslední kus, který se ještě hodí
client-hanabi-key-walk = z karty na kartu a z ruky do ruky
client-hanabi-key-own = vybrat kartu z vlastní ruky
client-hanabi-key-play = zahrát vybranou kartu
client-hanabi-key-discard = zahodit vybranou kartu
client-hanabi-key-clue = vybrat dalšího spoluhráče pro nápovědu
client-hanabi-key-name = říct hodnotu, nebo barvu jejím písmenem, je-li vybrán spoluhráč
client-hanabi-key-about = vše o kartě
client-hanabi-key-know = podívat se, co ví spoluhráč
client-hanabi-key-look = o tah zpět, o tah vpřed
client-hanabi-key-now = zpět do přítomnosti
client-hanabi-key-clear = nevybrat nic
client-hanabi-key-help = tato stránka
