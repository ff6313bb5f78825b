# What the house does not understand over the wire, or not now.
refusal-frame-too-long = Tato zpráva je delší než { $most ->
    [one] { $most } bajt
    [few] { $most } bajty
    [many] { $most } bajtu
   *[other] { $most } bajtů
} a nedá se přečíst.
refusal-unknown-word = Toto slovo dům nezná (v „{ $field }“).
refusal-unknown-field = Pole „{ $field }“ tu není.
refusal-missing-field = Chybí pole „{ $field }“.
refusal-bad-field = Tato hodnota není možná (v „{ $field }“).
refusal-hello-first = Nejdřív se zdraví.
refusal-not-attached = Stolu, u kterého nejste, se nelze na nic ptát.
refusal-too-fast = Příliš mnoho zpráv za příliš krátkou dobu. Počkejte prosím chvilku.
