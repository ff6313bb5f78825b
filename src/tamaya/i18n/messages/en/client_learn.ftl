# The guided first game in the browser.
client-learn-title = Learn Hanabi in three minutes
client-learn-about = A real game with a bot; a voice beside the table tells you what you see and what you can do.
client-learn-begin = Deal the cards
client-learn-any-time = You can do without the voice at any time: the game goes on.

# What the voice says.
client-learn-coach = The first game
client-learn-progress = What you have tried
client-learn-lesson-clue = clue
client-learn-lesson-play = play
client-learn-lesson-discard = discard
client-learn-done = done
client-learn-leave = Do without the voice
client-learn-next = Next
client-learn-finish = I will play on alone
client-learn-hands = You see the cards of your teammate. Of your own you see only the backs; your teammate sees their faces. The newest card of a hand is marked.
client-learn-board = Together you lay a firework of each colour, from 1 to 5. There are eight tokens for clues, and the third error ends the game.
client-learn-clue-good = A clue costs a token and should help to play a card.
client-learn-clue-any = Nothing your teammate holds is waiting to be told for now, so say something for later.
client-learn-clue-value = Tap a card of { $player }, then name { $value }.
client-learn-clue-colour = Tap a card of { $player }, then name the colour: { $colour }.
client-learn-play-told = What you were told and what you see leave no doubt: your card { $position } fits. Tap it and play it.
client-learn-play-bold = Nothing is sure, but an error does not end the game yet: dare it, tap your card { $position } and play it.
client-learn-discard = Nothing is sure, so give up a card that nobody has pointed at: tap your card { $position } and discard it. That brings a token back.
client-learn-wait = Now your teammate: watch. When you are told something, your cards are marked.
client-learn-clued = You gave a clue: the cards that it points at are marked.
client-learn-laid = Your card fitted: the firework has opened.
client-learn-misfired = Your card did not fit: that was an error. It happens to everybody.
client-learn-discarded = Your card is gone for good, and a token is back.
client-learn-all = You have given a clue, played and discarded: that is all there is. Once the deck is empty, everybody has one more turn. Play on!
client-learn-over = That was your first game. Every card laid is a point.
