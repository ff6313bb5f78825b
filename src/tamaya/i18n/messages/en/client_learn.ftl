# The guided first game in the browser.
client-learn-title = Learn Hanabi in 3 minutes
client-learn-about = Play a real game with a bot. A coach explains what you see and what you can do.
client-learn-begin = Deal the cards
client-learn-any-time = You can dismiss the coach at any time and play on.

# What the coach says.
client-learn-coach = Coach
client-learn-progress = Your progress
client-learn-lesson-clue = clue
client-learn-lesson-play = play
client-learn-lesson-discard = discard
client-learn-done = done
client-learn-leave = Dismiss the coach
client-learn-next = Next
client-learn-finish = Play without the coach
client-learn-hands = You see your teammate’s cards, and your teammate sees yours. You only see the backs of your own cards. The newest card in each hand is marked.
client-learn-board = Together you build one firework of each colour, from 1 to 5. You have eight clue tokens, and the third error ends the game.
client-learn-clue-good = A clue costs a token and should help your teammate play a card.
client-learn-clue-any = Your teammate has nothing to play right now, so give a clue for later.
client-learn-clue-value = Tap one of { $player }’s cards, then choose { $value }.
client-learn-clue-colour = Tap one of { $player }’s cards, then choose the colour: { $colour }.
client-learn-play-certain = The clues you got and the cards you see leave no doubt: card { $position } fits. Tap it and play it.
client-learn-play-risk = Nothing is certain, but you can afford an error. Take a chance: tap card { $position } and play it.
client-learn-discard = Nothing is certain, so discard a card that has no clue: tap card { $position } and choose “Discard”. You get a token back.
client-learn-wait = Your teammate’s turn. When you get a clue, the cards it points at are marked.
client-learn-clued = You gave a clue. The cards it points at are marked.
client-learn-laid = Your card fits, and the firework grows!
client-learn-misfired = Your card didn’t fit: that’s an error. It happens to everyone.
client-learn-discarded = Your card is gone for good, and you get a token back.
client-learn-all = You have given a clue, played and discarded: that’s the whole game. When the deck runs out, everyone gets one more turn. Play on!
client-learn-over = That was your first game. Every card on a firework is one point.
