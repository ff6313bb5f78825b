# Moves: why a seat can’t make one now.
refusal-game-over = Hra skončila.
refusal-no-such-seat = Takové místo u tohoto stolu není.
refusal-not-your-turn = Nejste na tahu.
refusal-choice-pending = Nejdřív vyberte, co s bonusovým dílkem.
refusal-nothing-to-choose = Žádný bonusový dílek k použití není.
refusal-not-in-your-hand = Tuto kartu nemáte v ruce.
refusal-no-token = Nezbývá žádný žeton nápovědy. Zahrajte nebo zahoďte kartu.
refusal-tokens-full = Zahazovat nelze, dokud jsou k dispozici všechny žetony nápovědy.
refusal-clue-to-yourself = Sobě napovídat nemůžete.
refusal-teammate-without-cards = Tento spoluhráč nemá žádné karty.
refusal-no-such-colour = Tato barva ve hře není.
refusal-colour-not-named = Tuto barvu nelze napovědět.
refusal-no-such-value = Tato hodnota ve hře není.
refusal-touches-nothing = V této hře musí nápověda ukazovat aspoň na jednu kartu. Tato neukazuje na žádnou.
refusal-tile-wants-a-colour = Tento bonusový dílek dává nápovědu barvy. Vyberte barvu.
refusal-tile-wants-a-value = Tento bonusový dílek dává nápovědu hodnoty. Vyberte hodnotu.
refusal-not-in-the-discard = Tato karta není mezi zahozenými kartami.
refusal-does-not-fit = Tato karta teď do žádného ohňostroje nepasuje.
refusal-must-choose = Bonusový dílek musíte využít.
refusal-not-your-whole-hand = Nové pořadí musí obsahovat každou kartu z vaší ruky právě jednou.
refusal-order-not-recorded = V záznamu není pořadí balíčku po tomto zamíchání.

# Games: why there is no such game.
refusal-unknown-edition = Neznámé vydání „{ $edition }“. Na výběr je: { $known }.
refusal-unknown-extension = Neznámé rozšíření „{ $extension }“. Na výběr je: { $known }.
refusal-not-in-the-box = Ve vydání „{ $edition }“ není „{ $extension }“. Jeho rozšíření: { $known }.
refusal-extensions-exclude-each-other = „{ $one }“ a „{ $other }“ nelze použít společně.
refusal-extension-twice = Rozšíření „{ $extension }“ je uvedeno dvakrát.
refusal-unknown-setting = Neznámé nastavení „{ $setting }“.
refusal-setting-twice = Nastavení „{ $setting }“ je uvedeno dvakrát.
refusal-bad-setting = Nastavení „{ $setting }“ nemůže mít hodnotu „{ $value }“.
refusal-out-of-bounds = Nastavení „{ $setting }“ musí být od { $fewest } do { $most }, ne { $value }.
refusal-no-suits = Hra potřebuje alespoň jednu barvu.
refusal-too-many-suits = Hra má nejvýše { $most ->
    [one] { $most } barvu
    [few] { $most } barvy
    [many] { $most } barvy
   *[other] { $most } barev
}.
refusal-unknown-suit = Neznámá barva „{ $suit }“. Na výběr je: { $known }.
refusal-suit-twice = Barva „{ $suit }“ je uvedena dvakrát.
refusal-suit-not-in-the-game = Barva „{ $suit }“ v této hře není.
refusal-copies-not-for-each-value = Uveďte počet kusů barvy „{ $suit }“ pro každou hodnotu ve hře.
refusal-too-few-cards = Pro { $players ->
    [one] { $players } hráče
    [few] { $players } hráče
    [many] { $players } hráče
   *[other] { $players } hráčů
} je málo karet ({ $cards }): v balíčku by žádná nezbyla.
refusal-wrong-number-of-players = Tato hra je pro { $fewest } až { $most ->
    [one] { $most } hráče
    [few] { $most } hráče
    [many] { $most } hráče
   *[other] { $most } hráčů
}.
refusal-no-such-first-seat = Místo vybrané pro prvního hráče neexistuje: tento stůl má { $players ->
    [one] { $players } místo
    [few] { $players } místa
    [many] { $players } místa
   *[other] { $players } míst
}.
refusal-wrong-deck = Karty v balíčku neodpovídají této hře.
refusal-wrong-tiles = Bonusové dílky neodpovídají této hře.

# Seeds.
refusal-seed-not-256-bits = Semínko musí mít 64 šestnáctkových číslic (0 až 9, a až f).

# Text: moves, cards and positions in the short notation.
refusal-unreadable-face = „{ $text }“ není karta. Příklad: r3.
refusal-unreadable-move = „{ $text }“ není tah. Příklady: p12, d7 nebo b:red.
refusal-unreadable-position = Tuto pozici nelze přečíst: „{ $part }“.
refusal-impossible-position = K této pozici žádná hra nevede; problém je v poli „{ $part }“.

# Files and records.
refusal-unreadable-file = Soubor „{ $file }“ nelze přečíst.
refusal-unwritable-file = Do souboru „{ $file }“ nelze zapisovat.
refusal-no-game-in-file = V souboru „{ $file }“ není žádná hra.
refusal-illegal-move = Tah { $move } této hry odporuje pravidlům, hru proto nelze ukázat.
refusal-not-utf8 = Toto není text v UTF-8.
refusal-not-json = Toto není JSON.
refusal-too-long = Text je příliš dlouhý. Může mít nejvýš { $most ->
    [one] { $most } bajt
    [few] { $most } bajty
    [many] { $most } bajtu
   *[other] { $most } bajtů
}.
refusal-too-deep = Tento JSON má příliš mnoho vnořených úrovní.
refusal-unknown-format = Toto není záznam z programu tamaya ani z hanab.live.
refusal-unknown-version = Tento záznam má formát verze { $version } (pole „{ $field }“), který tato verze programu tamaya neumí číst.
refusal-unknown-game = Neznámá hra „{ $game }“ v záznamu.
refusal-field-missing = V záznamu chybí pole „{ $field }“.
refusal-field-unknown = V záznamu je neznámé pole „{ $field }“.
refusal-field-twice = V záznamu je pole „{ $field }“ dvakrát.
refusal-field-of-wrong-kind = Pole „{ $field }“ v záznamu má hodnotu špatného typu.
refusal-field-out-of-bounds = Pole „{ $field }“ v záznamu je příliš malé, velké nebo dlouhé.
refusal-field-unreadable = Pole „{ $field }“ v záznamu nelze přečíst.

# Games from hanab.live and for it.
refusal-unreadable-link = Toto není soubor hry ani odkaz na sdílenou hru z hanab.live. Odkaz s pouhým číslem hru neobsahuje: na hanab.live ji exportujte jako JSON a vložte sem.
refusal-unknown-variant = Neznámá varianta „{ $variant }“ z hanab.live.
refusal-variant-not-played = Varianta „{ $variant }“ z hanab.live není podporovaná.
refusal-seed-without-deck = Záznam má semínko z hanab.live, ale žádný balíček. Rozdat karty z něj umí jen hanab.live.
refusal-deck-played = V této hře se vrchní karta balíčku hraje naslepo. To není podporované.
refusal-no-variant-with-these-suits = hanab.live nemá variantu s těmito barvami.
refusal-no-variant-with-these-tokens = hanab.live nemá hru, ve které { $tokens ->
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
refusal-no-variant-with-this-rule = Hanab.live neumí vyjádřit nastavení „{ $setting }“ této hry.
refusal-no-variant-with-this-hand = Pro tento počet hráčů nemá hanab.live hru, ve které { $cards ->
    [one] je v ruce { $cards } karta
    [few] jsou v ruce { $cards } karty
    [many] je v ruce { $cards } karty
   *[other] je v ruce { $cards } karet
}.
refusal-link-without-options = Do odkazu hanab.live se nastavení této hry nevejde.

# Commands.
refusal-unknown-verb = Neznámý příkaz „{ $verb }“. Na výběr je: { $known }.
refusal-unknown-language = Neznámý jazyk „{ $language }“. Na výběr je: { $known }.
refusal-no-such-game = Neznámá hra „{ $game }“. Na výběr je: { $known }.
refusal-not-for-this-game = Volbu „{ $option }“ nelze použít ve hře { $game }.
refusal-no-such-bot = Neznámý robot „{ $bot }“. Na výběr je: { $known }.
refusal-misspelt-bot = „{ $bot }“ není žádný robot. Pokud se tak někdo jmenuje, napište „person:Jméno“.
refusal-too-many-bots = Robotů je víc než hráčů. Uveďte méně robotů, nebo zvyšte --players.
refusal-unknown-option = Neznámá volba „{ $option }“.
refusal-option-twice = Volba „{ $option }“ je uvedena dvakrát.
refusal-option-missing = Volba „{ $option }“ je povinná.
refusal-option-without-value = Volba „{ $option }“ potřebuje hodnotu.
refusal-option-with-value = Volba „{ $option }“ hodnotu nepřijímá.
refusal-not-a-number = Volba „{ $option }“ potřebuje celé číslo, ne „{ $value }“.
refusal-number-out-of-bounds = Volba „{ $option }“ musí být od { $fewest } do { $most }.
refusal-word-missing = Příkazu „{ $verb }“ chybí argument.
refusal-word-too-many = Neočekávaný argument „{ $word }“.
refusal-no-such-seat-number = Místo { $seat } neexistuje. Místa v této hře mají čísla 0 až { $last }.
