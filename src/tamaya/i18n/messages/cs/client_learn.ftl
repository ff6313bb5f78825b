# The guided first game in the browser.
client-learn-title = Naučte se Hanabi za 3 minuty
client-learn-about = Zahrajte si skutečnou hru s robotem. Průvodce vám vysvětlí, co vidíte a co můžete dělat.
client-learn-begin = Rozdat karty
client-learn-any-time = Průvodce můžete kdykoli vypnout a hrát dál bez něj.

# What the coach says.
client-learn-coach = Průvodce
client-learn-progress = Váš postup
client-learn-lesson-clue = nápověda
client-learn-lesson-play = zahrát
client-learn-lesson-discard = zahodit
client-learn-done = hotovo
client-learn-leave = Vypnout průvodce
client-learn-next = Další
client-learn-finish = Hrát bez průvodce
client-learn-hands = Vidíte karty svého spoluhráče a spoluhráč vidí vaše. Ze svých vlastních karet vidíte jen rub. Nejnovější karta v každé ruce je označená.
client-learn-board = Společně stavíte ohňostroj každé barvy, od 1 do 5. Máte osm žetonů nápovědy a třetí chyba hru ukončí.
client-learn-clue-good = Nápověda stojí žeton a má spoluhráči pomoct zahrát kartu.
client-learn-clue-any = Spoluhráč teď nemá co zahrát, tak napovězte něco na později.
client-learn-clue-value = Klepněte na kartu hráče { $player } a vyberte { $value }.
client-learn-clue-colour = Klepněte na kartu hráče { $player } a vyberte barvu: { $colour }.
client-learn-play-certain = Podle nápověd a toho, co vidíte, není pochyb: karta { $position } pasuje. Klepněte na ni a zahrajte ji.
client-learn-play-risk = Nic není jisté, ale jedna chyba hru neukončí. Zkuste štěstí: klepněte na kartu { $position } a zahrajte ji.
client-learn-discard = Nic není jisté, tak zahoďte kartu bez nápovědy: klepněte na kartu { $position } a vyberte „Zahodit“. Vrátí se vám žeton.
client-learn-wait = Na tahu je spoluhráč. Až dostanete nápovědu, karty, na které ukazuje, se označí.
client-learn-clued = Nápověda je na stole. Karty, na které ukazuje, jsou označené.
client-learn-laid = Vaše karta pasuje a ohňostroj roste!
client-learn-misfired = Vaše karta nepasuje: to je chyba. Stane se každému.
client-learn-discarded = Vaše karta je nadobro pryč, ale žeton máte zpět.
client-learn-all = Napovědět, zahrát, zahodit: víc umět nemusíte. Až dojde balíček, má každý ještě jeden tah. Hrajte dál!
client-learn-over = To byla vaše první hra. Každá vyložená karta je jeden bod.
