# A table in the browser: what every game has there.
client-table-log = Průběh hry
client-table-talk = Chat
client-table-silent = U tohoto stolu se hraje mlčky. Psát si můžete po hře.
client-table-say = Napište zprávu
client-table-message = Zpráva
client-table-spectator-chat = Vaše zprávy vidí jen diváci.
client-table-send = Odeslat

# Joining a table.
client-table-loading = Načítám stůl…
client-table-join = Přisednout ke stolu
client-table-door-of = Stůl hráče { $player }
client-table-door-free = volné místo
client-table-door-full = Všechna místa jsou obsazená a u tohoto stolu se hraje bez diváků.
client-table-door-full-watch = Všechna místa jsou obsazená, ale můžete hru sledovat.
client-table-door-playing = Hra už začala. Můžete ji sledovat.
client-table-door-playing-or-ask = Hra už začala. Můžete ji sledovat. O místo požádáte v nabídce stolu.
client-table-door-playing-unseen = Hra už začala a u tohoto stolu se hraje bez diváků. O místo požádáte v nabídce stolu.
client-table-door-finished = Tato hra skončila.
client-table-sit-down = Sednout si
client-table-only-watch = Jen sledovat
client-table-locked = Tento stůl má heslo
client-table-locked-about = Zeptejte se toho, kdo vás pozval.
client-table-password = Heslo
client-table-enter = Vstoupit
client-table-open-another = Otevřít jiný stůl
client-table-not-shown = U tohoto stolu se hraje bez diváků. O místo požádáte v nabídce stolu.
client-table-already-started = Hra už začala, takže se díváte.
client-table-ask-for-a-seat = O místo požádáte v nabídce stolu.

# Before the game.
client-table-seats = Hráči
client-table-seat-free = Volné místo { $number }
client-table-you = vy
client-table-host = hostitel
client-table-bot = robot
client-table-bot-is = robot · { $level } · { $bot }
client-table-bot-getting-ready = připravuje se
client-table-not-contributed = čeká se, až prohlížeč tohoto hráče pomůže zamíchat karty
client-table-add-bot = Přidat robota
client-table-sit-here = Sednout si
client-table-move-here = Přesednout
client-table-stand-up = Vstát
client-table-remove = Odebrat hráče { $player }
client-table-which-bot = Který robot?
client-table-fill = Doplnit roboty
client-table-begin = Spustit hru
client-table-begins = Všichni jsou tu. Hru spustí { $player }.
client-table-host-begins = Všichni jsou tu. Hru spustí hostitel.
client-table-invite = Pozvat ostatní
client-table-invite-about = Přisednout může každý, kdo má tento odkaz.
client-table-copy-link = Zkopírovat odkaz
client-table-share = Sdílet
client-table-copied = Zkopírováno
client-table-qr = Odkaz jako QR kód
client-table-chosen = Nastavení hry
client-table-change = Změnit
client-table-change-title = Změnit nastavení hry
client-table-save-options = Uložit
client-table-talk-is = chat: { $talk }
client-table-help-is = pomoc: { $help }
client-table-first-is = začíná místo { $number }

# During the game.
client-table-your-turn = Jste na tahu
client-table-waiting-for = Čeká se na hráče { $player }
client-table-getting-ready = { $player } se připravuje
client-table-time-left = Zbývající čas
client-table-left-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
    [many] { $count } dne
   *[other] { $count } dní
}
client-table-left-hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
    [many] { $count } hodiny
   *[other] { $count } hodin
}
client-table-menu = Nabídka stolu
client-table-rules = Pravidla této hry
client-table-rule-clue = Napovězte za jeden žeton: řekněte spoluhráči barvu nebo hodnotu a ukažte na všechny jeho karty, které odpovídají.
client-table-rule-play = Zahrajte kartu: když pasuje, přidá se ke svému ohňostroji, když ne, je to chyba.
client-table-rule-discard = Zahoďte kartu a vrátí se vám žeton.
client-table-vote-to-end = Hlasovat pro konec
client-table-end-now = Ukončit hru
client-table-play-on = Hrát dál
client-table-voted-to-end = Pro ukončení hry: { $players }.
client-table-bot-for = Ať robot hraje za hráče { $player }
client-table-bot-for-me = Ať robot hraje za mě
client-table-leave = Odejít od stolu
client-table-leave-hand-waits = Vaše karty zůstanou na stole. Můžete se vrátit, nebo ostatní pustí na vaše místo někoho jiného.
client-table-leave-game-waits = Roboti na vás počkají a můžete se kdykoli vrátit. Nechcete-li hru dohrát, raději ji ukončete.
client-table-leave-ends-game = Všichni ostatní hlasovali pro ukončení hry: když odejdete, hra skončí.
client-table-leave-new-host = Hostitelem bude { $player }.
client-table-leave-anyway = Přesto odejít
client-table-ask-for-seat = Požádat o místo hráče { $player }
client-table-come-back = Vrátit se
client-table-hand-waits = Vaše karty jsou pořád na stole.
client-table-left = pryč
client-table-away = offline
client-table-away-for = offline { $time }
client-table-asleep = není tu
client-table-asleep-for = už tu není { $time }
client-table-has-substitute = hraje robot
client-table-minutes = { $count } min
client-table-hours = { $count } h
client-table-days = { $count } d
client-table-player-away = { $player } je offline.
client-table-player-away-for = { $player } je offline už { $time }.
client-table-player-asleep-for = { $player } tu není už { $time }.
client-table-player-left = Hráč { $player } odešel od stolu.
client-table-host-decides = Hostitel může nechat hrát robota.
client-table-wait = Počkat
client-table-substitute = Nechat hrát robota
client-table-more-choices = Další možnosti
client-table-free-seat = Uvolnit místo
client-table-played-for-you = { $count ->
    [0] Jste zpátky. Nikdo za vás netáhl.
    [one] Jste zpátky. Robot za vás udělal { $count } tah:
    [few] Jste zpátky. Robot za vás udělal { $count } tahy:
    [many] Jste zpátky. Robot za vás udělal { $count } tahu:
   *[other] Jste zpátky. Robot za vás udělal { $count } tahů:
}
client-table-understood = Rozumím
client-table-vote-to-pause = Přerušit hru
client-table-paused = Hra je přerušená, čas neběží.
client-table-resume = Pokračovat
client-table-voted-to-pause = Pro přestávku: { $players }.
client-table-voted-to-resume = Pro pokračování: { $players }.
client-table-withdraw-vote = Vzít zpět hlas
client-table-your-seat-asked-for = { $newcomer } žádá o vaše místo. Pokud nebudete souhlasit, zůstane vám.
client-table-withdraw = Stáhnout žádost
client-table-accept = Souhlasím
client-table-decline = Nesouhlasím
client-table-others-answer = Čeká se na odpověď ostatních.
client-table-undo = Vzít zpět tah

# Another device.
client-table-other-device = Použít jiné zařízení
client-table-other-device-about = S jednorázovým kódem můžete na jiném zařízení hrát pod stejným jménem a ve stejných hrách.
client-table-make-code = Vytvořit kód
client-table-code-qr = QR kód

# After the game.
client-table-rematch = Hrát znovu
client-table-to-rematch = K novému stolu
client-table-replay = Přehrát hru
client-table-download-native = Stáhnout hru
client-table-download-hanab-live = Stáhnout pro hanab.live

# Looking back at an earlier moment.
client-table-step-back = Předchozí tah
client-table-past-move = Tah { $move } z { $moves }
client-table-step-forward = Další tah
client-table-now = Teď
client-table-review = Rozbor
