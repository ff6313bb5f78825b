# What a friend takes a clue for. It speaks of its own hand.
friend-read-play = { $player } tells me that my card { $position } can be laid. I think it is { $faces }.
friend-read-save = { $player } asks me to keep my card { $position }. I think it is { $faces }.
friend-read-play-or-save = { $player } tells me that my card { $position } can be laid, or else that I must keep it. I think it is { $faces }.
friend-read-prompt = { $player } tells somebody else of a card that waits for one of mine: card { $position }, of which I know something. I think it is { $faces }.
friend-read-finesse = { $player } tells somebody else of a card that waits for one of mine: card { $position }, my newest without a clue. I think it is { $faces }.
friend-read-fix = { $player } puts me right, and promises nothing else.
friend-read-useless = { $player } shows me cards that I may give up.
friend-read-empty = { $player } points at none of my cards, and promises nothing.
friend-read-literal = { $player } does not seem to play by conventions, so I take the clue at its word.
friend-read-unclear = I cannot tell what { $player } meant, so I take the clue at its word.

# Why a friend makes a move.
friend-why-certain = I lay card { $position }, which is sure to fit ({ $faces }).
friend-why-promised = I lay card { $position }, because { $player } promised that it fits. I think it is { $faces }.
friend-why-asked = I lay card { $position } unseen: otherwise the clue from { $player } to { $teammate } would make no sense. I think it is { $faces }.
friend-why-touched = I lay card { $position }: nobody would have pointed at a card that is of no use. I think it is { $faces }.
friend-why-chance = I lay card { $position } and hope: there is nothing to lose any more.
friend-why-play-clue = I want { $teammate } to lay card { $position } ({ $faces }).
friend-why-save-clue = I want { $teammate } to keep card { $position } ({ $faces }).
friend-why-blind-clue = I want { $player } to lay the card before it, and then { $teammate } to lay card { $position } ({ $faces }).
friend-why-fix-clue = Without this clue { $teammate } would make an error.
friend-why-more-clue = { $teammate } will know a little more; I can think of nothing better to do.
friend-why-useless = I discard card { $position }: it can never be laid any more.
friend-why-unless-rescued = I discard card { $position }: it can only be laid if a bonus tile brings back a card that it needs.
friend-why-elsewhere = I discard card { $position }: somebody has been told of another copy ({ $faces }).
friend-why-chop = I discard card { $position }: it is my oldest card without a clue.
friend-why-least = I discard card { $position }: of all my cards I would miss it least.
friend-why-rescue = I bring back this card, because most others can be laid with it: { $faces }.
friend-why-nothing-fits = I leave the bonus tile: no card of the discard is of use.
friend-why-one-error = The first error would end the game, so I go only by what is certain.
friend-why-alone = Nobody else here seems to play by conventions, so I go by what is certain, or very likely.

# Before what a friend thinks of the move that was made.
friend-thinks = friend thinks:
