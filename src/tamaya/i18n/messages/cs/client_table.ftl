# A table in the browser: what every game has there.
client-table-log = Co se stalo
client-table-talk = Řeči
client-table-silent = U tohoto stolu se hraje mlčky; povídat si můžete potom.
client-table-say = Něco říct
client-table-say-besides = Slyší vás jen ti, kdo se dívají.
client-table-send = Říct

# Coming in.
client-table-coming = Okamžik, stůl už se nese…
client-table-door = Pojďte dál
client-table-door-about = Zvou vás ke stolu. Pod jakým jménem vás mají ostatní znát?
client-table-sit-down = Sednout si
client-table-only-watch = Jen se dívat
client-table-locked = Tento stůl má heslo
client-table-locked-about = Ví ho ten, kdo vás pozval.
client-table-password = Heslo
client-table-come-in = Vstoupit
client-table-open-another = Otevřít jiný stůl
client-table-not-shown = Tato hra se divákům neukazuje. V nabídce stolu můžete požádat o místo.
client-table-begun-already = Hra už začala, zatím se díváte.
client-table-ask-for-a-seat = V nabídce stolu můžete požádat o místo.

# Before the game.
client-table-seats = Kdo tu sedí
client-table-seat-free = Místo { $number } volné
client-table-you = vy
client-table-host = stará se o stůl
client-table-bot = je robot
client-table-bot-getting-ready = připravuje se
client-table-not-contributed = chybí díl míchání
client-table-add-bot = Přidat robota
client-table-sit-here = Sednout si
client-table-move-here = Přesednout
client-table-stand-up = Vstát
client-table-remove = Uvolnit místo: { $player }
client-table-which-bot = Který robot má hrát?
client-table-fill = Volná místa pro roboty
client-table-begin = Začít hru
client-table-begins = Všichni jsou tu. Hru spustí { $player }.
client-table-host-begins = Všichni jsou tu. Hru spustí ten, kdo stůl otevřel.
client-table-fair = Dům se ke svému dílu míchání zavázal a každý prohlížeč přidá svůj: karty si nikdo nevybere.
client-table-invite = Pozvat ostatní
client-table-invite-about = Kdo otevře tento odkaz, přijde ke stolu.
client-table-copy-link = Zkopírovat odkaz
client-table-share = Sdílet
client-table-copied = Zkopírováno.
client-table-qr = Odkaz jako QR kód
client-table-chosen = Co se hraje
client-table-change = Změnit
client-table-change-title = Změnit hru
client-table-settle = Tak ať je to
client-table-talk-is = hovor: { $talk }
client-table-help-is = pomoc: { $help }
client-table-first-is = začíná místo { $number }

# While the game goes on.
client-table-your-turn = Jste na tahu.
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
client-table-rules = Co se tu hraje
client-table-rule-clue = Nápověda stojí žeton: řekněte barvu nebo hodnotu a ukáže se na všechny karty spoluhráče, které ji mají.
client-table-rule-play = Zahraná karta, která sedí, se vyloží; karta, která nesedí, je chyba.
client-table-rule-discard = Zahozená karta vrátí žeton.
client-table-wish-end = Chci hru ukončit
client-table-play-on = Raději hrajme dál
client-table-agree-end = Ano, končeme
client-table-wished-end = Hru chce ukončit: { $players }.
client-table-bot-for = Robot místo hráče { $player }
client-table-bot-for-me = Robot místo mě
client-table-leave = Odejít od stolu
client-table-leave-about = Vaše karty zůstanou a počkají na vás, nebo na někoho, s kým ostatní souhlasí.
client-table-leave-surely = Přesto odejít
client-table-ask-for-seat = Požádat o místo: { $player }
client-table-come-back = Vrátit se
client-table-hand-waits = Vaše karty jsou pořád na stole.
client-table-withdraw = Už nežádat
client-table-agree = Souhlasím
client-table-deny = Nesouhlasím
client-table-others-answer = Ostatní ještě neodpověděli.

# Another device.
client-table-other-device = Pokračovat na jiném zařízení
client-table-other-device-about = Jednorázový kód přenese vás i vaše hry na jiné zařízení.
client-table-make-code = Vytvořit kód
client-table-code-qr = Kód jako obrázek pro fotoaparát

# After the game.
client-table-rematch = Hrát znovu
client-table-to-rematch = K novému stolu
client-table-replay = Podívat se na hru znovu
client-table-download-native = Uložit hru do souboru
client-table-download-hanab-live = Uložit pro hanab.live
client-table-fairness = Jak se karty zamíchaly
client-table-fairness-about = Dům se ke svému dílu zavázal dřív, než si kdokoli sedl, a každý prohlížeč přidal svůj díl: karty si nikdo nemohl vybrat. Soubor hry to dokáže příkazem „tamaya verify“.
client-table-commitment = Závazek, ukázaný před prvním tahem
client-table-secret = Díl domu

# Looking back at an earlier moment.
client-table-step-back = O tah zpět
client-table-looking-back = Tah { $move } z { $moves }
client-table-step-on = O tah vpřed
client-table-now = Teď
