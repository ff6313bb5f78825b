# Moves: why a seat may not make one now.
refusal-game-over = Hra už skončila.
refusal-no-such-seat = Takové místo u tohoto stolu není.
refusal-not-your-turn = Nejste na tahu.
refusal-choice-pending = Nejdřív čeká na vaši volbu bonusový dílek.
refusal-nothing-to-choose = Není z čeho vybírat: žádný bonusový dílek nečeká.
refusal-not-in-your-hand = Tuto kartu nemáte v ruce.
refusal-no-token = Nezbývá žádný žeton nápovědy.
refusal-tokens-full = Všechny žetony nápovědy jsou na místě, takže nelze zahazovat.
refusal-clue-to-yourself = Sobě napovídat nelze.
refusal-teammate-without-cards = Tento spoluhráč nemá žádné karty.
refusal-no-such-colour = Taková barva v této hře není.
refusal-colour-not-named = Tuto barvu nelze v nápovědě jmenovat.
refusal-no-such-value = Taková hodnota v této hře není.
refusal-touches-nothing = Nápověda neukazuje na žádnou kartu, a to tato hra nedovoluje.
refusal-tile-wants-a-colour = Bonusový dílek dává nápovědu barvy, ne hodnoty.
refusal-tile-wants-a-value = Bonusový dílek dává nápovědu hodnoty, ne barvy.
refusal-not-in-the-discard = Tato karta není mezi zahozenými.
refusal-does-not-fit = Tato karta teď do žádného ohňostroje nepasuje.
refusal-must-choose = Bonusový dílek je třeba využít.
refusal-not-your-whole-hand = Nové pořadí musí obsahovat každou kartu vaší ruky právě jednou.
refusal-order-not-recorded = Záznam neříká, jak po tomto zamíchání ležel balíček.

# Games: why words or parameters make none.
refusal-unknown-edition = Vydání „{ $edition }“ neexistuje. Na výběr je: { $known }.
refusal-unknown-extension = Rozšíření „{ $extension }“ neexistuje. Na výběr je: { $known }.
refusal-not-in-the-box = V krabici „{ $edition }“ není „{ $extension }“. Její rozšíření: { $known }.
refusal-extensions-exclude-each-other = „{ $one }“ a „{ $other }“ se vylučují.
refusal-extension-twice = Rozšíření „{ $extension }“ je uvedeno dvakrát.
refusal-unknown-setting = Nastavení „{ $setting }“ neexistuje.
refusal-setting-twice = Nastavení „{ $setting }“ je uvedeno dvakrát.
refusal-bad-setting = Nastavení „{ $setting }“ nemůže mít hodnotu „{ $value }“.
refusal-out-of-bounds = Nastavení „{ $setting }“ má meze { $fewest } až { $most }; { $value } je mimo ně.
refusal-no-suits = Hra potřebuje alespoň jednu barvu.
refusal-too-many-suits = Hra má nejvýše { $most ->
    [one] { $most } barvu
    [few] { $most } barvy
    [many] { $most } barvy
   *[other] { $most } barev
}.
refusal-unknown-suit = Barva „{ $suit }“ neexistuje. Na výběr je: { $known }.
refusal-suit-twice = Barva „{ $suit }“ je uvedena dvakrát.
refusal-suit-not-in-the-game = Barva „{ $suit }“ v této hře není.
refusal-copies-not-for-each-value = Barva „{ $suit }“ potřebuje počet kusů pro každou hodnotu této hry.
refusal-too-few-cards = Na { $players ->
    [one] { $players } hráče
    [few] { $players } hráče
    [many] { $players } hráče
   *[other] { $players } hráčů
} je málo karet (jen { $cards }): v balíčku by žádná nezbyla.
refusal-wrong-number-of-players = Počet hráčů je { $fewest } až { $most }.
refusal-no-such-first-seat = Začínající místo u tohoto stolu není: má { $players ->
    [one] { $players } místo
    [few] { $players } místa
    [many] { $players } místa
   *[other] { $players } míst
}.
refusal-wrong-deck = Balíček neobsahuje přesně karty této hry.
refusal-wrong-tiles = Bonusové dílky nejsou přesně ty z této hry.

# Seeds.
refusal-seed-not-256-bits = Semínko se píše jako 64 znaků od 0 do 9 a od a do f.

# Text: moves, cards and positions in our short notation.
refusal-unreadable-face = „{ $text }“ není karta, jako třeba r3.
refusal-unreadable-move = „{ $text }“ není tah, jako třeba p12, d7 nebo b:red.
refusal-unreadable-position = Pozici nelze přečíst: „{ $part }“.
refusal-impossible-position = K této pozici žádná hra nevede: „{ $part }“.

# Files and records.
refusal-unreadable-file = Soubor „{ $file }“ nelze přečíst.
refusal-unwritable-file = Do souboru „{ $file }“ nelze zapisovat.
refusal-no-game-in-file = V souboru „{ $file }“ není žádná hra.
refusal-not-utf8 = Toto není text v UTF-8.
refusal-not-json = Toto není JSON.
refusal-too-long = Délka přesahuje { $most ->
    [one] { $most } bajt
    [few] { $most } bajty
    [many] { $most } bajtu
   *[other] { $most } bajtů
}.
refusal-too-deep = Tento JSON je vnořen příliš hluboko.
refusal-unknown-format = Toto není ani náš záznam, ani záznam z hanab.live.
refusal-unknown-version = Záznam má verzi { $version } (pole „{ $field }“), kterou zde neznáme.
refusal-unknown-game = Hru „{ $game }“ zde neznáme.
refusal-field-missing = Záznamu chybí pole „{ $field }“.
refusal-field-unknown = Záznam má pole „{ $field }“, které tam nepatří.
refusal-field-twice = Záznam má pole „{ $field }“ dvakrát.
refusal-field-of-wrong-kind = Pole „{ $field }“ v záznamu má hodnotu nesprávného druhu.
refusal-field-out-of-bounds = Pole „{ $field }“ v záznamu je příliš malé, velké nebo dlouhé.
refusal-field-unreadable = Poli „{ $field }“ v záznamu nelze rozumět.

# What comes from hanab.live, and what cannot go there.
refusal-unreadable-link = Toto není odkaz na záznam z hanab.live.
refusal-unknown-variant = Variantu „{ $variant }“ z hanab.live zde neznáme.
refusal-variant-not-played = Varianta „{ $variant }“ z hanab.live se zde nehraje.
refusal-seed-without-deck = Záznam má semínko z hanab.live, ale žádný balíček, a rozdat jej umí jen tam.
refusal-deck-played = Vrchní karta balíčku je zahrána naslepo, a to se zde nehraje.
refusal-no-variant-with-these-suits = hanab.live nemá variantu s těmito barvami.
refusal-no-variant-with-these-tokens = hanab.live nemá hru, v níž { $tokens ->
    [one] je { $tokens } žeton
    [few] jsou { $tokens } žetony
    [many] je { $tokens } žetonu
   *[other] je { $tokens } žetonů
} nápovědy.
refusal-no-variant-with-these-errors = hanab.live nemá hru, kterou { $errors ->
    [one] ukončí { $errors } chyba
    [few] ukončí { $errors } chyby
    [many] ukončí { $errors } chyby
   *[other] ukončí { $errors } chyb
}.
refusal-no-variant-with-tiles = hanab.live nemá bonusové dílky.
refusal-no-variant-with-this-hand = hanab.live zde nemá hru, v níž { $cards ->
    [one] je v ruce { $cards } karta
    [few] jsou v ruce { $cards } karty
    [many] je v ruce { $cards } karty
   *[other] je v ruce { $cards } karet
}.
refusal-link-without-options = V odkazu hanab.live není místo pro volby této hry.

# Commands.
refusal-unknown-verb = Příkaz „{ $verb }“ neexistuje. Na výběr je: { $known }.
refusal-unknown-language = „{ $language }“ není žádný z našich jazyků. Na výběr je: { $known }.
refusal-no-such-game = Hra „{ $game }“ zde není. Na výběr je: { $known }.
refusal-not-for-this-game = Volba „{ $option }“ není pro hru { $game }.
refusal-no-such-bot = Robot „{ $bot }“ neexistuje. Na výběr je: { $known }.
refusal-too-many-bots = Robotů je víc než hráčů.
refusal-unknown-option = Tento příkaz nemá volbu „{ $option }“.
refusal-option-twice = Volba „{ $option }“ je uvedena dvakrát.
refusal-option-missing = Chybí volba „{ $option }“.
refusal-option-without-value = Volba „{ $option }“ potřebuje hodnotu.
refusal-option-with-value = Volba „{ $option }“ žádnou hodnotu nemá.
refusal-not-a-number = Volba „{ $option }“ potřebuje celé číslo, ne „{ $value }“.
refusal-number-out-of-bounds = Volba „{ $option }“ musí být od { $fewest } do { $most }.
refusal-word-missing = V příkazu něco chybí.
refusal-word-too-many = Jedno slovo přebývá: „{ $word }“.
refusal-no-such-seat-number = Místa v této hře mají čísla 0 až { $last }; { $seat } mezi nimi není.
