web-title = Hanabi s přáteli

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
refusal-reviews-not-installed = Tento server neumí hry rozebírat: byl nainstalován bez doplňku „engine“.
refusal-no-such-review = Tento rozbor už neběží. Spusťte ho znovu.
refusal-answers-after-game = U tohoto stolu vysvětlují roboti své tahy až po hře.
refusal-internal = Na serveru se něco pokazilo. Chyba byla zaznamenána.
refusal-busy = Server je teď vytížený. Zkuste to za chvíli znovu.
refusal-not-ready = Server ještě není připravený. Zkuste to za chvíli znovu.
