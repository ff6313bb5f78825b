# The title of a game, and its extension.
ikebana-game = Ikebana
ikebana-game-extended = Ikebana, rozšíření { $extensions }
extension-final-bouquet = Závěrečná kytice
extension-final-bouquet-about = Jen Ikebana: kytice posledního kola se počítají dvojnásobně.

# How much a table may talk in Ikebana, whose rulebook asks for no silence.
ikebana-talking-silent-about = Mlčení: během hry nikdo nemluví.
ikebana-talking-remarks-about = Hlášky: jen pár domluvených vět, třeba „Výborně!“
ikebana-talking-open-about = Volný hovor: mluvíte, jak chcete.

# What happened, one sentence each. Players' names stand as they are: never declined, no gender.
ikebana-round-began = Kolo { $number }: začíná { $player }.
ikebana-piles-gathered = Balíček je prázdný: na každé odhazovací hromádce zůstává jen vrchní karta.
ikebana-shuffled = { $cards ->
    [one] Zamíchá se { $cards } karta a vznikne nový balíček.
    [few] Zamíchají se { $cards } karty a vznikne nový balíček.
    [many] Zamíchá se { $cards } karty a vznikne nový balíček.
   *[other] Zamíchá se { $cards } karet a vznikne nový balíček.
}
ikebana-kept = { $player } si nechává kartu: { $face }.
ikebana-rejected = { $player } odmítá kartu: { $face }.
ikebana-bought = { $player } kupuje od hráče { $owner } kartu: { $face }.
ikebana-bought-uncovering = { $player } kupuje od hráče { $owner } kartu: { $face }. Odkrývá se { $uncovered }.
ikebana-paid = { $player } platí hráči { $receiver } { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
ikebana-round-ended = Kolo { $number } skončilo. Kytice: { $gains }.
ikebana-standing = { $player } { $points }
ikebana-standings = Body: { $standings }.
ikebana-won = Vítězí { $player }. Výsledek: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
ikebana-shared = O vítězství se dělí { $players }. Výsledek každého z nich: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
ikebana-unfinished = Záznam končí tady, před koncem hry. Průběžné body: { $standings }.

# What a bouquet is worth: its combinations, then its colours.
ikebana-scored = { $player }: { $combinations }; { $harmony } (×{ $multiplier }): { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
ikebana-scored-double = { $player }: { $combinations }; { $harmony } (×{ $multiplier }) a dvojnásobek za závěrečnou kytici: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
ikebana-joker = Karta { $face } se počítá jako { $colour }.
combination-pair = dvojice hodnoty { $value } ({ $points })
combination-three = trojice hodnoty { $value } ({ $points })
combination-four = čtveřice hodnoty { $value } ({ $points })
combination-five = pětice hodnoty { $value } ({ $points })
combination-one-to-four = řada 1-2-3-4 ({ $points })
combination-two-to-five = řada 2-3-4-5 ({ $points })
combination-one-to-five = řada 1-2-3-4-5 ({ $points })
harmony-one-colour = jedna barva
harmony-five-colours = pět barev
harmony-two-colours = dvě barvy
harmony-plain = tři nebo čtyři barvy

# Why a seat may not make a move now.
refusal-already-drawn = Kartu už máte dobranou. Nechte si ji, nebo ji odmítněte.
refusal-nothing-drawn = Ještě nemáte dobranou žádnou kartu.
refusal-not-enough-points = Na to nemáte dost bodů.
refusal-own-pile = Z vlastní odhazovací hromádky kupovat nejde.
refusal-empty-pile = Tato odhazovací hromádka je prázdná.
