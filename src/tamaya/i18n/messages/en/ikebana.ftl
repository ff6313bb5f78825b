# The title of a game, and its extension.
ikebana-game = Ikebana
ikebana-game-extended = Ikebana with { $extensions }
extension-final-bouquet = Final bouquet
extension-final-bouquet-about = Ikebana only: bouquets in the last round count double.

# How much a table may talk in Ikebana, whose rulebook asks for no silence.
ikebana-talking-silent-about = Silent: nobody talks during the game.
ikebana-talking-remarks-about = Remarks: only a few set phrases, such as “Well done!”
ikebana-talking-open-about = Open: you talk as you like.

# What happened, one sentence each. Players' names stand as they are.
ikebana-round-began = Round { $number }: { $player } goes first.
ikebana-piles-gathered = The deck is empty: each discard pile keeps only its top card.
ikebana-shuffled = { $cards ->
    [one] { $cards } card is shuffled to make a new deck.
   *[other] { $cards } cards are shuffled to make a new deck.
}
ikebana-kept = { $player } keeps the { $face }.
ikebana-rejected = { $player } rejects the { $face }.
ikebana-bought = { $player } buys the { $face } from { $owner }.
ikebana-bought-uncovering = { $player } buys the { $face } from { $owner }, uncovering the { $uncovered }.
ikebana-paid = { $player } pays { $receiver } { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ikebana-round-ended = Round { $number } is over. Bouquets: { $gains }.
ikebana-standing = { $player } { $points }
ikebana-standings = Points: { $standings }.
ikebana-won = { $player } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ikebana-shared = { $players } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
ikebana-unfinished = The record ends here, before the end of the game. Points so far: { $standings }.

# What a bouquet is worth: its combinations, then its colours.
ikebana-scored = { $player }: { $combinations }; { $harmony } (×{ $multiplier }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ikebana-scored-double = { $player }: { $combinations }; { $harmony } (×{ $multiplier }), doubled in the final bouquet: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ikebana-joker = The { $face } counts as { $colour }.
combination-pair = a pair of { $value }s ({ $points })
combination-three = three { $value }s ({ $points })
combination-four = four { $value }s ({ $points })
combination-five = five { $value }s ({ $points })
combination-one-to-four = the run 1-2-3-4 ({ $points })
combination-two-to-five = the run 2-3-4-5 ({ $points })
combination-one-to-five = the run 1-2-3-4-5 ({ $points })
harmony-one-colour = one colour
harmony-five-colours = five colours
harmony-two-colours = two colours
harmony-plain = three or four colours

# Why a seat may not make a move now.
refusal-already-drawn = You have drawn a card. Keep it or reject it.
refusal-nothing-drawn = You haven’t drawn a card yet.
refusal-not-enough-points = You don’t have enough points.
refusal-own-pile = You can’t buy from your own discard pile.
refusal-empty-pile = This discard pile is empty.
