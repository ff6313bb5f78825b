# The guided first game in the browser.
client-learn-title = Naučte se Hanabi za tři minuty
client-learn-about = Skutečná hra s robotem; hlas vedle stolu vám říká, co vidíte a co můžete dělat.
client-learn-begin = Rozdat karty
client-learn-any-time = Bez hlasu se obejdete kdykoli: hra pokračuje dál.

# What the voice says.
client-learn-coach = První hra
client-learn-progress = Co už jste zkusili
client-learn-lesson-clue = nápověda
client-learn-lesson-play = zahrát
client-learn-lesson-discard = zahodit
client-learn-done = hotovo
client-learn-leave = Obejít se bez hlasu
client-learn-next = Dál
client-learn-finish = Dál hraju bez rad
client-learn-hands = Vidíte karty spoluhráče. Ze svých vidíte jen rub, jejich líc vidí on. Nejnovější karta v ruce je označená.
client-learn-board = Společně vykládáte ohňostroj každé barvy, od 1 do 5. Na nápovědy máte osm žetonů a třetí chyba hru ukončí.
client-learn-clue-good = Nápověda stojí žeton a má pomoci zahrát kartu.
client-learn-clue-any = Spoluhráč teď nedrží nic, co by se hodilo napovědět hned, tak napovězte něco na později.
client-learn-clue-value = Klepněte na kartu hráče { $player } a řekněte { $value }.
client-learn-clue-colour = Klepněte na kartu hráče { $player } a řekněte barvu: { $colour }.
client-learn-play-told = Z toho, co víte a vidíte, není pochyb: vaše karta { $position } sedí. Klepněte na ni a zahrajte ji.
client-learn-play-bold = Nic není jisté, ale jedna chyba hru ještě neukončí: odvažte se, klepněte na kartu { $position } a zahrajte ji.
client-learn-discard = Nic není jisté, a tak se vzdejte karty, na kterou nikdo neukázal: klepněte na kartu { $position } a zahoďte ji. Vrátí se žeton.
client-learn-wait = Teď hraje spoluhráč: sledujte ho. Když vám někdo napoví, vaše karty se označí.
client-learn-clued = Napověděli jste: karty, na které nápověda ukázala, jsou označené.
client-learn-laid = Vaše karta seděla: ohňostroj se rozzářil.
client-learn-misfired = Vaše karta neseděla: to byla chyba. Stane se každému.
client-learn-discarded = Vaše karta je nadobro pryč a žeton je zpět.
client-learn-all = Napověděli jste, zahráli i zahodili: víc toho není. Až dojde balíček, má každý ještě jeden tah. Hrajte dál!
client-learn-over = To byla vaše první hra. Každá vyložená karta je bod.
