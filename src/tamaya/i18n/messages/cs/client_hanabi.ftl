# The Hanabi table in the browser.
client-hanabi-fireworks = Ohňostroje
client-hanabi-firework = { $firework }: { $height ->
    [0] nezačatý
    [one] { $height } karta
    [few] { $height } karty
    [many] { $height } karty
   *[other] { $height } karet
}
client-hanabi-firework-down = sestupně
client-hanabi-firework-complete = hotový
client-hanabi-firework-lost = už nejde dokončit
client-hanabi-firework-lost-unless-rescued = jde dokončit, jen když bonusový dílek vrátí kartu
client-hanabi-discard = Zahozené
client-hanabi-discard-empty = Zatím nic
client-hanabi-score = Výsledek
client-hanabi-score-about = Nejlepší možný výsledek: { $highest }
client-hanabi-tokens = Žetony
client-hanabi-errors = Chyby
client-hanabi-errors-of = { $errors } z { $most }
client-hanabi-deck = Balíček
client-hanabi-last-round = Zbývá tahů
client-hanabi-hand-of = Ruka hráče { $player }
client-hanabi-own-hand = Vaše ruka
client-hanabi-what-they-know = Přidržením zobrazíte, co ví { $player }
client-hanabi-why = Co znamená tento tah hráče { $player }?
client-hanabi-why-about = Tohle tah znamená podle běžných konvencí, soudě jen podle toho, co vidíte vy.
client-hanabi-why-nothing = Zatím není žádný tah k vysvětlení.
client-hanabi-card = Karta { $position }: { $face }
client-hanabi-newest = nejnovější
client-hanabi-apart = stranou
client-hanabi-clues = nápovědy: { $clues }
client-hanabi-clue-by = nápověda od hráče { $player }: { $clue }
client-hanabi-can-be = může být { $faces }
client-hanabi-clue-to = Nápověda pro hráče { $player }
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
client-hanabi-warning-never-fits = Tato karta teď do žádného ohňostroje nepasuje.
client-hanabi-warning-irreplaceable = Je to poslední kus karty, kterou ještě potřebujete.
client-hanabi-warning-playable = Tuto kartu můžete hned zahrát.
client-hanabi-your-turn = Jste na tahu
client-hanabi-turn-of = { $player } přemýšlí
client-hanabi-tile = Bonusový dílek
client-hanabi-tile-of = Vybírá { $player }
client-hanabi-tile-decline = Nevyužít
client-hanabi-possible = Čím může být
client-hanabi-note = Vaše poznámka
client-hanabi-note-of = Poznámka hráče { $player }
client-hanabi-note-text = Napište poznámku
client-hanabi-note-save = Uložit poznámku
client-hanabi-set-apart = Dát stranou
client-hanabi-put-back = Vrátit zpět
client-hanabi-end = Konec hry
client-hanabi-board = Stůl
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
client-hanabi-has-note = s poznámkou
client-hanabi-with-card = Karta { $position }: zahrát, nebo zahodit?
client-hanabi-cancel = Zrušit
client-hanabi-name-a-clue = Vyberte nápovědu pro hráče { $player }
client-hanabi-new-cards = ({ $count } poprvé)
client-hanabi-give-clue = Napovědět
client-hanabi-play = Zahrát
client-hanabi-discard-it = Zahodit
client-hanabi-turns-left = Poslední kolo: { $turns ->
    [one] zbývá { $turns } tah
    [few] zbývají { $turns } tahy
    [many] zbývá { $turns } tahu
   *[other] zbývá { $turns } tahů
}
client-hanabi-final-flourish = Balíček došel: dokončete ohňostroje
client-hanabi-over = Hra skončila
client-hanabi-tiles = Bonusové dílky
client-hanabi-tile-down = lícem dolů
client-hanabi-tile-brings = Bonusový dílek: { $effect }.
client-hanabi-tile-choose-card = Vyberte zahozenou kartu.
client-hanabi-tile-choose-clue = Vyberte spoluhráče.
client-hanabi-possible-for-holder = Čím může být podle toho, kdo ji drží
client-hanabi-card-history = Historie
client-hanabi-dealt = Rozdaná na začátku
client-hanabi-drawn-at = Dobraná v tahu { $move }
client-hanabi-pointed-at = Tah { $move }: { $player } říká „{ $clue }“ a ukazuje na ni
client-hanabi-skipped = Tah { $move }: { $player } říká „{ $clue }“ a na ni neukazuje
client-hanabi-note-faces = Váš odhad
client-hanabi-abandoned = Hra byla předčasně ukončena.
client-hanabi-matrix = Jak dopadly jednotlivé karty
client-hanabi-mark-only = jisté
client-hanabi-mark-possible = možné
client-hanabi-mark-clued = vyloučeno: podle nápovědy je karta něco jiného
client-hanabi-mark-excluded = vyloučeno: nápověda této barvy nebo hodnoty na kartu neukazuje
client-hanabi-mark-counted = vyloučeno: vidíte všechny kusy
client-hanabi-mark-deduced = vyloučeno: všechny kusy, které nevidíte, jsou určitě mezi vašimi ostatními kartami
client-hanabi-help = Značky a klávesy
client-hanabi-help-drag = Klepnutím na kartu spoluhráče mu napovíte. Klepnutím na vlastní kartu ji zahrajete nebo zahodíte; můžete ji i přetáhnout na ohňostroje, mezi zahozené karty nebo na jiné místo v ruce.
client-hanabi-help-marks = Značky na kartách
client-hanabi-help-signs = Další značky
client-hanabi-help-keys = Klávesy
client-hanabi-sign-newest = nejnovější karta v ruce
client-hanabi-sign-touched = karta s nápovědou
client-hanabi-sign-fresh = poslední nápověda na ni ukazuje poprvé
client-hanabi-sign-again = poslední nápověda na ni ukazuje znovu
client-hanabi-sign-note = karta s vaší poznámkou
client-hanabi-sign-irreplaceable = nenahraditelná: poslední kus karty, která je ještě potřeba
client-hanabi-key-focus = pohyb mezi kartami a hráči
client-hanabi-key-own = vybrat vlastní kartu
client-hanabi-key-play = zahrát vybranou kartu
client-hanabi-key-discard = zahodit vybranou kartu
client-hanabi-key-clue = vybrat dalšího spoluhráče pro nápovědu
client-hanabi-key-name = napovědět vybranému spoluhráči: číslice je hodnota, písmeno barva
client-hanabi-key-details = podrobnosti o kartě
client-hanabi-key-knowledge = ukázat, co ví spoluhráč
client-hanabi-key-step = předchozí tah, další tah
client-hanabi-key-now = zpět k aktuálnímu tahu
client-hanabi-key-clear = zrušit
client-hanabi-key-help = zobrazit tento přehled
client-hanabi-result = Výsledek: { $score ->
    [one] { $score } bod
    [few] { $score } body
    [many] { $score } bodu
   *[other] { $score } bodů
}
client-hanabi-standing = Body: { $score } · nejvíc ještě lze získat: { $reachable } · žetony: { $tokens } · chyby: { $errors } · balíček: { $cards }
client-hanabi-lost-game = prohra
client-hanabi-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
client-hanabi-won-game = výhra
