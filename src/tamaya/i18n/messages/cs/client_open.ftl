# Opening a table in the browser.
client-open-title = Otevřít stůl
client-open-game = Hra
client-open-seats = Místa
client-open-bots = Roboti
client-open-bot = Typ robota
client-open-edition = Vydání
client-open-extensions = Rozšíření
client-open-more = Více: chat, pomoc, čas, přístup, obtížnost
client-open-summary = Vaše hra
client-open-go = Otevřít stůl
client-open-begin = Začít hned

# How the table plays.
client-open-talk = Chat během hry
client-open-help = Pomoc s vlastními kartami
client-open-help-0 = žádná
client-open-help-0-about = Nápovědy si musíte pamatovat.
client-open-help-1 = nápovědy
client-open-help-1-about = Na kartě uvidíte nápovědy, které na ni ukázaly.
client-open-help-2 = vylučování
client-open-help-2-about = Uvidíte i to, čím karta být nemůže, protože na ni nápověda neukázala.
client-open-help-3 = počítání
client-open-help-3-about = Vyloučí se i karty, jejichž všechny kusy vidíte.
client-open-help-4 = dedukce
client-open-help-4-about = Vyloučí i kartu, jejíž všechny neviditelné kusy jsou určitě mezi vašimi ostatními kartami.
client-open-help-example-0 = Bez pomoci se na kartách žádné nápovědy neukazují.
client-open-help-example-1 = Příklad: nápověda řekla hodnotu této karty.
client-open-help-example-2 = Příklad: nápověda řekla hodnotu této karty, další na ni neukázala a vyloučila barvu.
client-open-help-example-3 = Příklad: nápověda řekla hodnotu této karty, další vyloučila jednu barvu a v druhé barvě vidíte všechny karty této hodnoty.
client-open-help-example-4 = Příklad: nápověda řekla hodnotu této karty, další vyloučila jednu barvu a v druhé barvě vidíte všechny karty této hodnoty. Ve třetí barvě zbývá jediná karta této hodnoty a tou je určitě jiná karta ve vaší ruce.
client-open-pace = Čas na tah
client-open-at-deadline = Když vyprší čas
client-open-bot-pace = Tempo robotů
client-open-bot-answers = Roboti vysvětlují tahy
client-open-expert-bots = Roboti s tajným kódem
client-open-expert-bots-about = Nabídnout i roboty, kteří mezi sebou mluví v kódu. Lidé jejich nápovědám nerozumějí.
client-open-undo = Vracení tahů
client-open-undo-about = Hráč může vzít zpět svůj poslední tah, pokud všichni souhlasí a tah neukázal žádnou kartu.
client-open-first = Kdo začíná
client-open-first-drawn = Náhodně
client-open-first-seat = Místo { $number }
client-open-visibility = Kdo stůl najde
client-open-password = Heslo
client-open-password-about = Když pole necháte prázdné, vstoupí každý, kdo má odkaz.
client-open-password-kept = Když pole necháte prázdné, heslo se nezmění.
client-open-watching = Diváci
client-open-difficulty = Obtížnost

# The chosen game, in a few words.
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
} v ruce při { $seats ->
    [one] { $seats } hráči
    [few] { $seats } hráčích
    [many] { $seats } hráče
   *[other] { $seats } hráčích
}
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
client-open-ending-final-flourish = do úplného konce: dokonalost, nebo prohra
client-open-tiles = bonusové dílky za hotové ohňostroje
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
client-open-final-bouquet = kytice z posledního kola platí dvojnásob
