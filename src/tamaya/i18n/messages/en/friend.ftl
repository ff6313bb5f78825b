# How friend reads a clue. It speaks of its own hand.
friend-read-play = { $player } says I can play card { $position }. I think it is { $faces }.
friend-read-save = { $player } wants me to keep card { $position }. I think it is { $faces }.
friend-read-play-or-save = { $player } says I can play card { $position }, or that I must keep it. I think it is { $faces }.
friend-read-prompt = { $player } points at another player’s card that can only be played after one of mine. Mine must be card { $position }, which already has a clue. I think it is { $faces }.
friend-read-finesse = { $player } points at another player’s card that can only be played after one of mine. Mine must be card { $position }, my newest card without a clue. I think it is { $faces }.
friend-read-fix = { $player } corrects what I thought about my cards; nothing new to play.
friend-read-useless = { $player } shows me useless cards that I can discard.
friend-read-empty = { $player } points at none of my cards; nothing new to play.
friend-read-literal = { $player } doesn’t seem to use conventions, so I take the clue literally.
friend-read-unclear = I’m not sure what { $player } meant, so I take the clue literally.
friend-read-stall = { $player } points at card { $position }, which can’t be played for a long time, so I just keep it. I think it is { $faces }.

# Why friend makes a move.
friend-why-certain = I play card { $position }: it fits for certain ({ $faces }).
friend-why-promised = I play card { $position }, trusting { $player }’s clue. I think it is { $faces }.
friend-why-asked = I play card { $position } blind: otherwise { $player }’s clue to { $teammate } would make no sense. I think it is { $faces }.
friend-why-touched = I play card { $position }: nobody would point at a useless card. I think it is { $faces }.
friend-why-chance = I take a chance with card { $position }: it is worth the risk.
friend-why-play-clue = I want { $teammate } to play card { $position } ({ $faces }).
friend-why-save-clue = I want { $teammate } to keep card { $position } ({ $faces }).
friend-why-blind-clue = My clue asks { $player } to play a card first, so that { $teammate } can then play card { $position } ({ $faces }).
friend-why-fix-clue = Without this clue, { $teammate } would make an error.
friend-why-stall-clue = I see nothing better to do, so I show { $teammate } a card to keep for the end.
friend-why-more-clue = { $teammate } will know a little more; I see nothing better to do.
friend-why-useless = I discard card { $position }: it is useless.
friend-why-unless-rescued = I discard card { $position }: it is useless unless a bonus tile brings back a card it needs.
friend-why-elsewhere = I discard card { $position } ({ $faces }): another copy of it already has a clue.
friend-why-chop = I discard card { $position }: it is my oldest card without a clue.
friend-why-least = I discard card { $position }: it is the card I would miss least.
friend-why-rescue = I bring back the card that lets us play the most other cards: { $faces }.
friend-why-nothing-fits = I skip the bonus tile: no discarded card is useful.
friend-why-one-error = The first error ends the game, so I only trust what is certain.
friend-why-alone = Nobody else here seems to use conventions, so I only trust what is certain or very likely.

# Before what friend thinks of the move that was made.
friend-thinks = The bot “friend” thinks:

# What a move means by the conventions, to somebody at the table who asks during the game.
friend-means-play-own = You can play card { $position }. By convention it is { $faces }.
friend-means-save-own = Keep card { $position }. By convention it is { $faces }.
friend-means-play-or-save-own = Card { $position } is either one you can play or one you must keep. By convention it is { $faces }.
friend-means-fix-own = This clue corrects what an earlier one made you believe; nothing new to play.
friend-means-useless-own = The cards this clue points at are useless: you can discard them.
friend-means-stall-own = Keep card { $position } for the end; nothing to play now.
friend-means-play = { $teammate } can play card { $position } ({ $faces }).
friend-means-save = { $teammate } should keep card { $position } ({ $faces }).
friend-means-play-or-save = { $teammate }’s card { $position } ({ $faces }) is either one to play or one to keep.
friend-means-fix = This clue corrects what { $teammate } believed; nothing new to play.
friend-means-useless = { $teammate } can discard these cards: they are useless.
friend-means-stall = { $teammate } should keep card { $position } ({ $faces }) for the end; nothing to play now.
friend-means-blind-own = { $teammate } can play card { $position } ({ $faces }) only after another card. By convention that is your card { $own }: play it.
friend-means-blind = { $teammate } can play card { $position } ({ $faces }) only after another card. By convention, { $player } has that other card.
friend-means-unclear = No convention explains this clue. It means only what it says.
friend-means-promised = { $player }’s clue promised that this card fits.
friend-means-asked = { $player }’s clue to { $teammate } made sense only if this card was played first.
friend-means-known = The clues alone made it certain that this card fits.
friend-means-unpromised = No clue promised that this card fits.
friend-means-chop = By convention, players discard their oldest card without a clue.
friend-means-known-useless = The clues alone made it certain that this card is useless.
friend-means-other-discard = No convention explains this discard.
bot-means-literal = { $player } follows no conventions. Its clues mean only what they say.
bot-means-secret = { $player } speaks in a code that only its own kind understands.
