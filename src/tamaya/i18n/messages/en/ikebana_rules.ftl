ikebana-rules-goal = Ikebana is the art of arranging flowers, and a game for { $players } players, each for themselves. In every round you put together a bouquet of five cards. Good values and good colours bring prestige points, and prestige points buy better cards: who spends them best has the most at the end.

ikebana-rules-cards = { $count ->
    [one] There is { $count } card in all.
   *[other] There are { $count } cards in all.
} Each has a colour and a value.
ikebana-rules-jokers = The multicolour cards are jokers: each has its printed value, and its owner chooses its colour when the bouquet is counted.

ikebana-rules-setup-points = { $points ->
    [one] Everybody begins with { $points } prestige point.
   *[other] Everybody begins with { $points } prestige points.
} The bank never runs out.
ikebana-rules-setup-rounds = There are { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}. In each, everybody in turn adds one card to their bouquet, face up, until all have { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.

ikebana-rules-turn = Your turn is one of two things, and you choose before anything is drawn: draw, or buy. Either way one card comes to your bouquet, and there it stays.

ikebana-rules-draw-title = 1. Draw
ikebana-rules-draw-keep = Take the top card of the deck; you alone look at it. Keep it: it comes to your bouquet, and your turn is over.
ikebana-rules-draw-reject = Or reject it: lay it face up on your own discard pile and draw again. The first rejection of a turn costs 1 point, the second 2, the third 3, and so on.
ikebana-rules-draw-round = The first payment goes to the player on your left, the second to the next one clockwise, and so on round the table; you yourself are passed over.
ikebana-rules-draw-two = With two players, it is always the other whom you pay.
ikebana-rules-draw-points = Without the points you cannot reject a card.

ikebana-rules-buy-title = 2. Buy
ikebana-rules-buy-price = Take the top card of another player’s discard pile. It costs its value in points, paid to that player.
ikebana-rules-buy-own = You cannot buy from your own pile, nor without the points, nor once you have drawn.
ikebana-rules-buy-uncover = The card beneath is for sale from then on.

ikebana-rules-seen-title = What is seen
ikebana-rules-seen-open = Everybody sees the points, the bouquets and the top card of each discard pile.
ikebana-rules-seen-hidden = Nobody looks beneath the top of a pile, not even of their own. A card just drawn is seen by its drawer alone.

ikebana-rules-round-title = The end of a round
ikebana-rules-round-worth = When all bouquets are whole, everybody is given the points of theirs. They can be spent in later rounds.
ikebana-rules-round-next = All cards are shuffled again. The owner of the best bouquet begins the next round; of equal ones, whoever of them acted first in this round.
ikebana-rules-round-deck = If the deck runs out in mid-round, every discard pile keeps its top card; all others become the new deck.

ikebana-rules-pair = pair
ikebana-rules-three = three of a value
ikebana-rules-four = four of a value
ikebana-rules-five = five of a value
ikebana-rules-times-value = { $times } × the value
ikebana-rules-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ikebana-rules-times = × { $times }
ikebana-rules-score-split = Split your bouquet into combinations as best you can; a card counts in one of them only:
ikebana-rules-score-colours = The colours of all five cards, whether they are in a combination or not, multiply the sum:
ikebana-rules-score-jokers = Each joker takes the colour that suits its owner best.
ikebana-rules-score-final = Final bouquet: what the bouquets of the last round bring counts double, on top of the colours.
ikebana-rules-end = { $rounds ->
    [one] After { $rounds } round the game is over.
   *[other] After { $rounds } rounds the game is over.
} Whoever has the most points wins; who has equally many shares the victory.
