# Opening a table in the browser.
client-open-title = Otevřít stůl
client-open-game = Hra
client-open-seats = Míst u stolu
client-open-bots = Místa pro roboty
client-open-bot = Který robot
client-open-edition = Vydání
client-open-extensions = Rozšíření
client-open-more = Více: hovor, pomoc, tempo, hosté, obtížnost
client-open-summary = Zvolená hra
client-open-go = Otevřít stůl
client-open-begin = Začít hned

# How the table plays.
client-open-talk = Hovor při hře
client-open-help = Pomoc s vlastními kartami
client-open-help-0 = žádná
client-open-help-0-about = Každý si sám pamatuje, co mu kdo řekl.
client-open-help-1 = co bylo řečeno
client-open-help-1-about = Karta ukazuje nápovědy, které na ni ukázaly.
client-open-help-2 = i co je vyloučeno
client-open-help-2-about = Navíc čím karta není, protože na ni nápověda neukázala.
client-open-help-3 = i co je spočítáno
client-open-help-3-about = Navíc čím už být nemůže, protože všechny kusy jsou vidět.
client-open-help-4 = i co je odvozeno
client-open-help-4-about = Navíc vše, co plyne ze skrytých karet dohromady.
client-open-help-example-0 = Bez pomoci není označená žádná vaše karta, ať o ní padlo cokoli.
client-open-help-example-1 = Tak by byla označená vaše karta: její hodnota byla řečena.
client-open-help-example-2 = Tak by byla označená vaše karta: její hodnota byla řečena a jedna barva na ni neukázala.
client-open-help-example-3 = Tak by byla označená vaše karta: její hodnota byla řečena, jedna barva na ni neukázala a z druhé jsou vidět všechny kusy.
client-open-help-example-4 = Tak by byla označená vaše karta: její hodnota byla řečena, jedna barva na ni neukázala, z druhé jsou vidět všechny kusy a třetí musí být jiná skrytá karta.
client-open-pace = Čas na tah
client-open-at-deadline = Když čas vyprší
client-open-first = Kdo začíná
client-open-first-drawn = Vylosuje se
client-open-first-seat = Místo { $number }
client-open-visibility = Kdo stůl najde
client-open-password = Heslo
client-open-password-about = Bez hesla vstoupí každý, kdo má odkaz.
client-open-password-kept = Když nic nenapíšete, heslo zůstane.
client-open-watching = Diváci
client-open-difficulty = Lehčí nebo těžší

# The game that is chosen, in a few words.
client-open-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
client-open-hand = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
} v ruce při { $seats } hráčích
client-open-tokens = { $count ->
    [one] { $count } žeton nápovědy
    [few] { $count } žetony nápovědy
    [many] { $count } žetonu nápovědy
   *[other] { $count } žetonů nápovědy
}
client-open-errors = { $count ->
    [one] hru ukončí { $count } chyba
    [few] hru ukončí { $count } chyby
    [many] hru ukončí { $count } chyby
   *[other] hru ukončí { $count } chyb
}
client-open-highest = { $count ->
    [one] nejvýš { $count } bod
    [few] nejvýš { $count } body
    [many] nejvýš { $count } bodu
   *[other] nejvýš { $count } bodů
}
client-open-ending-last-round = po dobrání balíčku má každý ještě jeden tah
client-open-ending-final-flourish = hraje se do konce: dokonalost, nebo prohra
client-open-tiles = za hotové ohňostroje bonusové dílky
client-open-bouquet = { $count ->
    [one] kytice z { $count } karty
    [few] kytice ze { $count } karet
    [many] kytice z { $count } karty
   *[other] kytice z { $count } karet
}
client-open-rounds = { $count ->
    [one] { $count } kolo
    [few] { $count } kola
    [many] { $count } kola
   *[other] { $count } kol
}
client-open-final-bouquet = kytice posledního kola se počítají dvakrát
