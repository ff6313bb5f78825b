# Why a table refuses something.
refusal-no-such-table = Tento stůl neexistuje. Zkontrolujte odkaz nebo kód.
refusal-unreadable-table = Tento stůl je poškozený a nelze ho otevřít. Ostatní stoly fungují. Řekněte to prosím správci serveru.
refusal-too-many-open-tables = Můžete mít nejvýš { $most ->
    [one] { $most } otevřený stůl
    [few] { $most } otevřené stoly
    [many] { $most } otevřeného stolu
   *[other] { $most } otevřených stolů
}. Nejdřív nějakou hru dohrajte.
refusal-table-too-busy = U tohoto stolu je teď příliš rušno. Zkuste to znovu.
refusal-table-expired = Tento stůl je zavřený, protože hra nezačala včas.
refusal-wrong-password = Špatné heslo. Zkuste to znovu.
refusal-wrong-number-of-seats = Stůl musí mít { $fewest } až { $most ->
    [one] { $most } místo
    [few] { $most } místa
    [many] { $most } místa
   *[other] { $most } míst
}.
refusal-no-such-help-level = Vyberte úroveň pomoci od 0 do { $most }.
refusal-bad-pace = Čas na tah musí být od { $shortest ->
    [one] { $shortest } sekundy
    [few] { $shortest } sekund
    [many] { $shortest } sekundy
   *[other] { $shortest } sekund
} do { $days ->
    [one] { $days } dne
    [few] { $days } dnů
    [many] { $days } dne
   *[other] { $days } dnů
}.
refusal-not-the-host = Tohle může jen hostitel.
refusal-removed-from-table = Hostitel vás od tohoto stolu odebral.
refusal-already-started = Hra už začala.
refusal-not-started = Hra ještě nezačala.
refusal-game-is-over = Hra skončila. Chcete-li hrát znovu, otevřete nový stůl.
refusal-game-not-over = Hra ještě neskončila.
refusal-already-seated = Místo tu už máte.
refusal-not-seated = U tohoto stolu nemáte místo.
refusal-others-at-table = U tohoto stolu hrál i někdo jiný, proto ho nelze smazat.
refusal-seat-taken = Toto místo je obsazené. Vyberte jiné.
refusal-seat-empty = Toto místo je volné.
refusal-table-full = Všechna místa jsou obsazená.
refusal-seats-empty = Hru lze spustit, až budou obsazená všechna místa.
refusal-not-contributed = Čeká se, až prohlížeč hráče { $player } pomůže zamíchat karty.
refusal-too-few-seats = Na místě, které chcete odebrat, někdo sedí. { $seats ->
    [one] Když zůstane { $seats } místo
    [few] Když zůstanou { $seats } místa
    [many] Když zůstane { $seats } místa
   *[other] Když zůstane { $seats } míst
}, nebude mít kde sedět.
refusal-unknown-bot = Tato hra nemá robota „{ $bot }“.
refusal-bot-for-two-seats = „{ $bot }“ hraje jen u stolů se dvěma místy. Tady použijte robota „{ $instead }“.
refusal-secret-language = Robot „{ $bot }“ mluví tajnou řečí, které lidé nerozumějí. Vyberte jiného robota, nebo v nastavení stolu povolte roboty s tajným kódem.
refusal-bad-contribution = Podíl na míchání musí mít { $digits ->
    [one] { $digits } šestnáctkovou číslici
    [few] { $digits } šestnáctkové číslice
    [many] { $digits } šestnáctkové číslice
   *[other] { $digits } šestnáctkových číslic
} (0 až 9, a až f).
refusal-talk-is-silent = U tohoto stolu se hraje mlčky. Psát si můžete po hře.
refusal-only-remarks = U tohoto stolu jsou povolené jen přednastavené hlášky.
refusal-nothing-to-say = Zpráva je prázdná. Nejdřív něco napište.
refusal-text-too-long = Zpráva je příliš dlouhá. Může mít nejvýš { $longest ->
    [one] { $longest } znak
    [few] { $longest } znaky
    [many] { $longest } znaku
   *[other] { $longest } znaků
}.
refusal-note-too-long = Poznámka je příliš dlouhá. Může mít nejvýš { $longest ->
    [one] { $longest } znak
    [few] { $longest } znaky
    [many] { $longest } znaku
   *[other] { $longest } znaků
}.
refusal-no-such-card = Karta { $card }, ke které chcete psát poznámku, neexistuje.
refusal-same-note = To už v poznámce máte.
refusal-too-many-notes = V této hře už další poznámky psát nemůžete: limit je { $most }.
refusal-too-often = Tohle u tohoto stolu děláte příliš často. Počkejte pár sekund a zkuste to znovu.
refusal-wait-for-next-turn = Karty v ruce už v tomto tahu přerovnat nejde: limit je { $most }. Počkejte na další tah.
refusal-too-many-rearrangements = Karty v ruce už v této hře přerovnat nejde: limit je { $most }. Hrát můžete dál.
refusal-too-many-changes = U tohoto stolu už bylo příliš mnoho změn: limit je { $most }. Spusťte hru, nebo otevřete jiný stůl.
refusal-too-many-seat-changes = U tohoto stolu bylo příliš mnoho změn míst: limit je { $most }. Jako změna se počítá i žádost o místo, návrat a hlas vzatý zpět. Pokud máte místo, můžete dál hrát a hlasovat o konci hry.
refusal-too-many-messages = Další zprávy sem už poslat nejde: limit je { $most }. Hrát můžete dál; na další povídání otevřete jiný stůl.
refusal-too-many-visitors = K tomuto stolu už přišlo příliš mnoho lidí: limit je { $most }. Požádejte hostitele, ať otevře jiný.
refusal-bad-name = Jméno musí mít 1 až { $longest ->
    [one] { $longest } viditelný znak
    [few] { $longest } viditelné znaky
    [many] { $longest } viditelného znaku
   *[other] { $longest } viditelných znaků
}.
refusal-not-watchable = U tohoto stolu se hraje bez diváků.
refusal-seated-may-not-watch = Tuto hru sledovat nemůžete, protože vám u stolu patřilo místo.
refusal-has-seen-hands = Karty v této ruce už znáte, takže toto místo zaujmout nemůžete.
refusal-request-pending = O místo už někdo požádal. Počkejte na odpověď.
refusal-no-request = O místo nikdo nežádá.
refusal-nobody-to-agree = U stolu není nikdo, kdo by mohl vaši žádost přijmout.
refusal-player-is-here = Tento hráč je u stolu, nebo byl ještě před chvílí. Počkejte na něj.
refusal-host-decides = Hostitel je u stolu a rozhoduje o tom on.
refusal-already-substituted = Za tohoto hráče už hraje robot.
refusal-game-is-paused = Hra je přerušená. Hlasujte pro pokračování.
refusal-not-due = Tohle teď udělat nejde.
refusal-already-voted = Váš hlas už máme.
refusal-undo-not-allowed = U tohoto stolu se tahy zpět neberou.
refusal-nothing-to-undo = Svůj poslední tah teď vzít zpět nemůžete: někdo už táhl po vás, nebo váš tah ukázal nějakou kartu.
refusal-undo-pending = Někdo chce vzít tah zpět. Počkejte na odpovědi.
refusal-no-undo-request = Nikdo nechce vzít tah zpět.
refusal-too-many-undo-requests = O vrácení tahu už v této hře požádat nejde: limit je { $most }.
refusal-rematch-opened = Nový stůl už je otevřený: { $table }.

# What happens at a table.
table-event-table-opened = Stůl je otevřený.
table-event-options-changed = Nastavení stolu se změnilo.
table-event-seat-taken = { $player } si sedá ke stolu.
table-event-bot-seated = Robot { $player } si sedá ke stolu.
table-event-seat-left = { $player } odchází od stolu.
table-event-guest-removed = Hostitel vyřazuje hráče { $player }.
table-event-host-changed = Stůl má nového hostitele.
table-event-game-started = Hra začíná.
table-event-shuffle-committed = Míchání můžete po hře ověřit. Otisk, který k němu dal server (závazek), začíná { $commitment }.
table-event-move-made-for-deadline = Čas vypršel: za hráče { $player } táhne robot.
table-event-move-made-by-substitute = Za hráče { $player } táhne robot.
table-event-spoken = { $player }: „{ $text }“
table-event-spoken-besides = { $player } (divák): „{ $text }“
table-event-end-wished = { $player } chce hru ukončit.
table-event-end-no-longer-wished = { $player } chce hrát dál.
table-event-game-given-up = Hráči se dohodli, že hru ukončí.
table-event-seat-asked-for = { $newcomer } žádá o místo hráče { $player }.
table-event-seat-asked-for-bot = Návrh: místo hráče { $player } převezme robot { $newcomer }.
table-event-seat-agreed = { $player } souhlasí.
table-event-seat-denied = { $player } nesouhlasí.
table-event-request-withdrawn = Žádost hráče { $newcomer } o místo hráče { $player } je stažená.
table-event-seat-taken-over = { $newcomer } přebírá místo hráče { $player }.
table-event-seat-taken-over-bot = Robot { $newcomer } přebírá místo hráče { $player }.
table-event-request-lapsed = { $player } je u stolu a nechává si místo, o které žádá { $newcomer }.
table-event-substitution-began = { $decider } nechává za hráče { $player } hrát robota, dokud se hráč nevrátí.
table-event-substitution-ended = { $player } je zpátky a hraje dál.
table-event-seat-freed = { $decider } uvolňuje místo hráče { $player }, který je offline.
table-event-pause-wished = { $player } chce přestávku.
table-event-pause-no-longer-wished = { $player } chce pokračovat.
table-event-game-paused = Hra je přerušená.
table-event-game-resumed = Hra pokračuje.
table-event-undo-requested = { $player } chce vzít tah zpět.
table-event-undo-agreed = { $player } souhlasí s vrácením tahu.
table-event-undo-denied = { $player } nesouhlasí: tah platí.
table-event-undo-withdrawn = { $player } už nechce vzít tah zpět.
table-event-undo-late = Tah hráče { $player } platí: někdo včas neodpověděl.
table-event-move-undone = { $player } bere tah zpět.
table-event-rematch-opened = Pro další hru je otevřený nový stůl.
table-event-table-expired = Hra nezačala včas: stůl je zavřený.

# The phase of a table.
phase-waiting = čeká na hráče
phase-playing = hraje se
phase-finished = dohráno
phase-expired = vypršel

# The options of a table.
table-option-visibility-listed = v seznamu pro všechny
table-option-visibility-unlisted = jen přes odkaz
table-option-at-deadline-wait = stůl čeká
table-option-at-deadline-bot = táhne robot
table-option-watching-none = bez diváků
table-option-watching-without-hands = diváci karty v rukou nevidí
table-option-watching-all-hands = diváci vidí všechny karty v rukou
table-option-bot-pace-instant = roboti táhnou ihned
table-option-bot-pace-brisk = roboti chvilku počkají
table-option-bot-pace-calm = roboti si dávají na čas
table-option-expert-bots = roboti s tajným kódem povoleni
table-option-bot-answers-alone = roboti vysvětlují tahy během hry, pokud hraje jen jeden člověk
table-option-bot-answers-always = roboti vysvětlují tahy během hry
table-option-bot-answers-after-game = roboti vysvětlují tahy po hře
table-option-undo-on = tah jde vzít zpět, když všichni souhlasí
table-option-undo-off = tahy se zpět neberou
table-option-help-none = bez pomoci
table-option-first-seat-drawn = začíná náhodný hráč
pace-none = bez časového limitu
pace-seconds = { $count ->
    [one] { $count } sekunda na tah
    [few] { $count } sekundy na tah
    [many] { $count } sekundy na tah
   *[other] { $count } sekund na tah
}
pace-minutes = { $count ->
    [one] { $count } minuta na tah
    [few] { $count } minuty na tah
    [many] { $count } minuty na tah
   *[other] { $count } minut na tah
}
pace-hours = { $count ->
    [one] { $count } hodina na tah
    [few] { $count } hodiny na tah
    [many] { $count } hodiny na tah
   *[other] { $count } hodin na tah
}
pace-days = { $count ->
    [one] { $count } den na tah
    [few] { $count } dny na tah
    [many] { $count } dne na tah
   *[other] { $count } dnů na tah
}

# The remarks, where only remarks are allowed.
remark-know-nothing = O svých kartách ještě nic nevím.
remark-remember = Pamatujete si svoje karty?
remark-thinking = Přemýšlím.
remark-well-done = Výborně!
remark-sorry = Pardon!
remark-thanks = Díky!
