# The server’s own pages.
web-title = Hanabi s přáteli
web-about = Hrajte online Hanabi ve všech vydáních i Ikebanu, s přáteli nebo s roboty. Stačí odkaz a jméno.
web-client-not-built = Webový klient ještě není sestavený. Sestaví se, když server jednou spustíte ze zdrojových kódů s připojením k internetu. Jiné programy se k tomuto serveru mohou připojit i bez webového klienta.
web-needs-script = Tato stránka potřebuje JavaScript. Povolte skripty pro tuto adresu.

# What messengers show beside a link to a table.
web-table-of = Stůl hráče { $player }: { $game }
web-table-waiting = U stolu: { $players }. { $free ->
    [0] Všechna místa jsou obsazená.
    [one] { $free } místo je volné.
    [few] { $free } místa jsou volná.
    [many] { $free } místa je volného.
   *[other] { $free } míst je volných.
}
web-table-empty = U stolu zatím nikdo není. Posaďte se!
web-table-playing = Hrají: { $players }.
web-table-locked = Tento stůl má heslo.

# Why an HTTP request is refused.
refusal-no-such-page = Tato stránka neexistuje.
refusal-wrong-method = Tato adresa takovou metodu nepodporuje.
refusal-wrong-content = Tato adresa takový typ obsahu nepřijímá.
refusal-body-too-long = Požadavek je příliš dlouhý. Může mít nejvýš { $most ->
    [one] { $most } bajt
    [few] { $most } bajty
    [many] { $most } bajtu
   *[other] { $most } bajtů
}.
refusal-unknown-host = Neznámý název serveru. Pokud patří tomuto serveru, přidejte ho do TAMAYA_NAMES.
refusal-foreign-origin = Požadavky z jiných webů jsou blokované.
refusal-unknown-guest = Nejdřív si zvolte jméno.
refusal-already-a-guest = Jméno tu už máte. Načtěte stránku znovu.
refusal-no-such-device = Toto zařízení už je odhlášené.
refusal-bad-code = Tento kód je chybný, prošlý nebo už použitý. Nechte si vytvořit nový.
refusal-too-many-requests = Příliš mnoho požadavků. Chvíli počkejte a zkuste to znovu.
refusal-too-many-reads = Vaše předchozí požadavky se ještě vyřizují. Zkuste to za chvíli znovu.
refusal-too-many-passwords = U tohoto stolu bylo zadáno příliš mnoho nesprávných hesel. Zkuste to znovu za deset minut, nebo požádejte hostitele o nové heslo.
refusal-too-many-connections = Z vaší adresy je otevřeno příliš mnoho spojení. Některá zavřete a zkuste to znovu.
refusal-too-many-tables = Z vaší sítě je otevřeno příliš mnoho stolů (nejvýš { $most }). Nejdřív nějakou hru dohrajte.
refusal-too-many-attached = Najednou můžete sledovat nejvýš { $most ->
    [one] { $most } stůl
    [few] { $most } stoly
    [many] { $most } stolu
   *[other] { $most } stolů
}. Nejdřív některý opusťte.
refusal-no-such-format = Tuto hru nelze v takovém formátu uložit. Vyberte jeden z těchto: { $known }.
refusal-no-such-move = Tento tah neexistuje: hra je u tahu { $moves }.
refusal-no-such-viewpoint = Takový pohled u tohoto stolu neexistuje.
refusal-not-your-viewpoint = Do konce hry máte k dispozici jen svůj vlastní pohled.
refusal-not-explained = Tahy této hry žádný robot vysvětlit neumí.
refusal-too-many-reviews = Příliš mnoho vašich rozborů už čeká nebo běží. Počkejte, až některý skončí, nebo některý zrušte.
refusal-not-reviewed = Rozebírat lze jen hry Hanabi.
refusal-reviews-not-installed = Tento server neumí hry rozebírat: byl nainstalován bez doplňku „engine“.
refusal-no-such-review = Tento rozbor už neběží. Spusťte ho znovu.
refusal-answers-after-game = U tohoto stolu vysvětlují roboti své tahy až po hře.
refusal-internal = Na serveru se něco pokazilo. Chyba byla zaznamenána.
refusal-busy = Server je teď vytížený. Zkuste to za chvíli znovu.
refusal-not-ready = Server ještě není připravený. Zkuste to za chvíli znovu.

# Why the server can’t start.
refusal-bad-environment = Proměnná { $variable } musí být celé číslo od { $fewest } do { $most }, ne „{ $value }“.
refusal-bad-base-path = Proměnná { $variable } musí být cesta jako „/hanabi“, ne „{ $value }“.
refusal-workers-on-one-file = Více procesů nemůže sdílet jeden soubor SQLite. K „--workers“ přidejte „--database postgresql://…“.
refusal-port-taken = Port { $port } na adrese { $host } je už obsazený. Ukončete program, který ho používá, nebo vyberte jiný port pomocí „--port“.
refusal-port-forbidden = Port { $port } na adrese { $host } nesmíte použít. Vyberte jiný pomocí „--port“.
refusal-host-unknown = Tento počítač nemá adresu „{ $host }“. Vyberte jinou pomocí „--host“.
