# The pages of the house.
web-title = Hanabi s přáteli
web-about = Tady se sedá k Hanabi ve všech vydáních a k Ikebaně. Stačí odkaz a jméno.
web-client-not-built = Stůl pro prohlížeče tu není sestaven: když se dům otevírá ze zdrojových souborů, potřebuje k tomu jednou síť. Programy si sednout mohou i tak.
web-needs-script = Stůl kreslí skript tohoto domu a tento prohlížeč ho nespouští. Povolte prosím skripty pro tuto adresu.

# Why not, at the door.
refusal-no-such-page = Taková stránka tu není.
refusal-wrong-method = Tohle se tady udělat nedá.
refusal-wrong-content = Tato adresa čte jiný druh obsahu.
refusal-body-too-long = Je to delší než { $most ->
    [one] { $most } bajt
    [few] { $most } bajty
    [many] { $most } bajtu
   *[other] { $most } bajtů
}, a to je na přečtení příliš.
refusal-foreign-host = Tento dům se tak nejmenuje.
refusal-foreign-origin = Žádala o to stránka jiného webu, proto se nic nestalo.
refusal-not-known = Dům vás ještě nezná: nejdřív se představte jménem.
refusal-already-known = Dům už vás zná.
refusal-bad-code = Tento kód je chybný, příliš starý nebo už použitý.
refusal-visits-too-fast = Příliš mnoho žádostí za příliš krátkou dobu. Chvilku počkejte.
refusal-too-many-connections = Z vaší adresy je otevřeno příliš mnoho spojení.
refusal-too-many-tables = Bylo by to najednou víc než { $most ->
    [one] { $most } stůl
    [few] { $most } stoly
    [many] { $most } stolu
   *[other] { $most } stolů
}.
refusal-no-such-format = Tuto hru nelze v takovém formátu zapsat. Vyberte z těchto: { $known }.
refusal-no-such-move = Takový okamžik není: tato hra dospěla k tahu { $moves }.
refusal-no-such-eyes = Takové oči u tohoto stolu nikdo nemá.
refusal-not-your-eyes = Dokud hra trvá, každý ji vidí jen vlastníma očima.
refusal-not-explained = Tahy této hry nikdo nevysvětluje.
refusal-internal = Něco se pokazilo v domě samém. Je to poznamenáno.
refusal-not-ready = Dům ještě není připraven.

# Why the house cannot be opened.
refusal-bad-environment = Proměnná { $variable } potřebuje celé číslo od { $fewest } do { $most }, ne „{ $value }“.
refusal-workers-on-one-file = Více procesů nemůže sdílet jeden soubor SQLite; k „--workers“ přidejte „--database postgresql://…“.
refusal-port-taken = Port { $port } na adrese { $host } už používá jiný dům nebo jiný program; zavřete ho, nebo vyberte jiný port pomocí „--port“.
refusal-port-forbidden = Port { $port } na adrese { $host } nesmíte použít; vyberte jiný pomocí „--port“.
refusal-host-unknown = Tento počítač nemá adresu „{ $host }“.
