# Why a message over the wire is refused.
refusal-frame-too-long = Tato zpráva je příliš dlouhá. Může mít nejvýš { $most ->
    [one] { $most } bajt
    [few] { $most } bajty
    [many] { $most } bajtu
   *[other] { $most } bajtů
}.
refusal-unknown-type = Neznámý typ zprávy (v „{ $field }“).
refusal-unknown-field = Neznámé pole „{ $field }“.
refusal-missing-field = Chybí pole „{ $field }“.
refusal-bad-field = Neplatná hodnota (v „{ $field }“).
refusal-hello-first = Nejdřív pošlete „hello“.
refusal-not-attached = Nejdřív se připojte ke stolu.
refusal-too-fast = Příliš mnoho zpráv. Chvíli počkejte a zkuste to znovu.
