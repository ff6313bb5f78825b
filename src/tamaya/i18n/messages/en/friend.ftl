# What a friend takes a clue for. It speaks of its own hand.
friend-read-play = The clue from { $player } says that my card { $position } can be laid. I take it for: { $faces }.
friend-read-save = The clue from { $player } asks me to keep my card { $position }. I take it for: { $faces }.
friend-read-play-or-save = The clue from { $player } says that my card { $position } can be laid, or that it must be kept. I take it for: { $faces }.
friend-read-prompt = The clue from { $player } to somebody else wants the card before it: my card { $position }, which I know something of. I take it for: { $faces }.
friend-read-finesse = The clue from { $player } to somebody else wants the card before it: my newest card without a clue, card { $position }. I take it for: { $faces }.
friend-read-fix = The clue from { $player } puts right what I knew, and promises nothing.
friend-read-useless = The clue from { $player } shows me cards that are of no use any more.
friend-read-empty = The clue from { $player } points at no card, and promises nothing.
friend-read-literal = I see no conventions in how { $player } plays: the clue means what it says.
friend-read-unclear = I find no promise in the clue from { $player }: it means what it says.

# Why a friend makes a move.
friend-why-certain = I lay card { $position }: whatever it is, it fits ({ $faces }).
friend-why-promised = I lay card { $position }: { $player } promised that it fits ({ $faces }).
friend-why-asked = I lay card { $position } without having seen it: otherwise the clue from { $player } to { $teammate } makes no sense ({ $faces }).
friend-why-touched = I lay card { $position }: nobody points at a card that is of no use ({ $faces }).
friend-why-chance = I lay card { $position } and hope: there is nothing to lose any more.
friend-why-play-clue = With this clue { $teammate } will lay card { $position }: { $faces }.
friend-why-save-clue = With this clue { $teammate } will keep card { $position }: { $faces }.
friend-why-blind-clue = With this clue { $player } will lay the card before it, and then { $teammate } card { $position }: { $faces }.
friend-why-fix-clue = This clue keeps { $teammate } from an error.
friend-why-more-clue = This clue tells { $teammate } a little more; I know nothing better to do.
friend-why-useless = I discard card { $position }: it can never be laid any more.
friend-why-elsewhere = I discard card { $position }: another copy has been clued ({ $faces }).
friend-why-chop = I discard card { $position }: it is my oldest card without a clue.
friend-why-least = I discard card { $position }: I fear least for it.
friend-why-rescue = I bring back this card, because most others can be laid with it: { $faces }.
friend-why-nothing-fits = I leave the bonus tile: no card of the discard is of use.
friend-why-one-error = The first error would end the game, so only what is certain counts.
friend-why-alone = I see no conventions at this table, so only what is certain counts.
