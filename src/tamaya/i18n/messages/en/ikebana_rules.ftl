ikebana-rules-goal = Ikebana is the Japanese art of flower arranging, and a game for { $players } players, each playing for themselves. In every round you put together a bouquet of five cards. The right values and colours earn prestige points, and prestige points get you better cards.

ikebana-rules-cards = { $count ->
    [one] There is { $count } card.
   *[other] There are { $count } cards.
} Each has a colour and a value.
ikebana-rules-jokers = The multicolour cards are jokers. A joker has its printed value; its owner chooses its colour when the bouquet is scored.
ikebana-rules-jokers-values = The rulebook doesn’t say which values the jokers have: we play with one of each.

ikebana-rules-setup-points = { $points ->
    [one] Everyone starts with { $points } prestige point.
   *[other] Everyone starts with { $points } prestige points.
}
ikebana-rules-setup-bank = The bank never runs out of points.
ikebana-rules-setup-rounds = You play { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}. In each round, players take turns adding one card to their bouquet, face up, until everyone has { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.

ikebana-rules-turn = On your turn, either draw or buy a card. Decide before you draw anything. Either way, one card joins your bouquet and stays there.

ikebana-rules-draw-title = 1. Draw
ikebana-rules-draw-keep = Draw the top card of the deck. If you like it, keep it: it joins your bouquet and your turn ends.
ikebana-rules-draw-reject = If you don’t like it, reject it: put it face up on your own discard pile, pay, and draw again. The first rejection of a turn costs 1 point, the second 2, the third 3, and so on.
ikebana-rules-draw-round = Pay the first rejection to the player on your left, the second to the next player clockwise, and so on around the table, skipping yourself.
ikebana-rules-draw-two = With two players, you always pay the other player.
ikebana-rules-draw-points = If you can’t pay, you can’t reject the card.

ikebana-rules-buy-title = 2. Buy
ikebana-rules-buy-price = Take the top card of another player’s discard pile and add it to your bouquet. You pay that player as many points as the card’s value. Your turn ends.
ikebana-rules-buy-own = You can’t buy from your own pile, and you can’t buy once you have drawn a card.
ikebana-rules-buy-uncover = The card underneath is now for sale.

ikebana-rules-seen-title = What you can see
ikebana-rules-seen-open = Everyone sees the points, the bouquets and the top card of each discard pile. Nobody looks at the cards underneath.
ikebana-rules-seen-hidden = Only the player who draws a card sees it, until they keep or reject it.

ikebana-rules-round-title = End of a round
ikebana-rules-round-worth = When all bouquets are complete, everyone gets the points for theirs. You can spend them in later rounds.
ikebana-rules-round-deck = If the deck runs out during a round, each discard pile keeps its top card; all other discarded cards are shuffled to make a new deck.
ikebana-rules-round-next = Before the next round, shuffle all the cards. The player with the best bouquet goes first.
ikebana-rules-round-tie = If several players tie for the best bouquet, the one who had the earliest turn in that round goes first.

ikebana-rules-pair = pair
ikebana-rules-three = three of a kind
ikebana-rules-four = four of a kind
ikebana-rules-five = five of a kind
ikebana-rules-times-value = { $times } × the value
ikebana-rules-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ikebana-rules-times = × { $times }
ikebana-rules-score-split = Split your bouquet into combinations for the highest total. Each card counts in one combination only:
ikebana-rules-score-colours = The colours of all five cards multiply the total, whether or not the cards are in a combination:
ikebana-rules-score-jokers = You choose each joker’s colour separately: two jokers may have the same colour or different ones.
ikebana-rules-score-final = Final bouquet: the bouquets of the last round count double, on top of the multiplier for their colours.
ikebana-rules-examples = Examples:
ikebana-rules-example = { $cards }: { $combinations }; { $harmony } (×{ $multiplier }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ikebana-rules-example-left = In no combination: { $cards }.
ikebana-rules-example-final = In the last round: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ikebana-rules-end = { $rounds ->
    [one] The game ends after { $rounds } round.
   *[other] The game ends after { $rounds } rounds.
} The player with the most points wins. In a tie, the victory is shared.
