# A game in sentences for language models.
text-seat = You are { $player }, seat { $letter }.
text-numbers = Cards are counted from the left. The number in square brackets is the card’s number in the notation.
text-known-except = { $known }, but not { $faces }
text-answer = It’s your turn. End your answer with a line that holds one of these moves and nothing else:
text-not-made = Your move was not made. { $reason }

# The moves to choose from.
text-option-play = play your card { $position }
text-option-discard = discard your card { $position }
text-option-clue = tell { $player }: { $clue }
text-option-take-back = choose the { $face } from the discard pile
text-option-buy = buy the { $face } from { $player }
