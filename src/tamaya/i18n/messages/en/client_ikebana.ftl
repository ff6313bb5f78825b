# The Ikebana table in the browser.
client-ikebana-seats = Players
client-ikebana-round = Round { $round } of { $rounds }
client-ikebana-double = Bouquets count double
client-ikebana-deck = Deck
client-ikebana-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
client-ikebana-you = you

# A bouquet and what it is worth.
client-ikebana-own-bouquet = Your bouquet so far
client-ikebana-bouquet-of = { $player }’s bouquet
client-ikebana-bouquet = { $player }’s bouquet: { $faces }. Worth { $points } so far. Show scoring
client-ikebana-bouquet-empty = { $player }’s bouquet: no cards yet
client-ikebana-worth = worth { $points }
client-ikebana-incomplete = This bouquet isn’t complete yet. This is what it is worth so far.
client-ikebana-uncombined = no combination
client-ikebana-colours = Colours: { $harmony }
client-ikebana-times = × { $multiplier }
client-ikebana-final = Final bouquet
client-ikebana-bouquet-total = Total
client-ikebana-every-harmony = Colour multipliers

# Piles of discards.
client-ikebana-pile-of = { $player }’s discard pile: { $face } on top, { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in all
client-ikebana-pile-empty = { $player }’s discard pile: empty
client-ikebana-buy-from = Buy the { $face } from { $player } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# What the seat to act may do.
client-ikebana-your-turn = Your turn
client-ikebana-draw-or-buy = Draw a card, or choose the top card of a pile to buy it.
client-ikebana-only-draw = There’s nothing you can buy.
client-ikebana-draw = Draw a card
client-ikebana-buy = Buy
client-ikebana-back = Back
client-ikebana-drawn = You drew the { $face }.
client-ikebana-keep = Keep
client-ikebana-reject = Reject (pay { $points ->
    [one] { $points } point
   *[other] { $points } points
})
client-ikebana-reject-to = Rejecting it costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}, paid to { $player }.
client-ikebana-reject-confirm = Pay { $player } { $points ->
    [one] { $points } point
   *[other] { $points } points
} and draw another card?
client-ikebana-pay = Pay and draw
client-ikebana-turn-of = { $player } is choosing: draw or buy
client-ikebana-looks = { $player } looks at a card
client-ikebana-looks-price = Rejecting it would cost { $points ->
    [one] { $points } point
   *[other] { $points } points
}, paid to { $player }.

# Rounds and the end.
client-ikebana-round-over = Round { $round } is over: your bouquet scored { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
client-ikebana-round-over-for-all = Round { $round } is over.
client-ikebana-see-bouquets = See bouquets
client-ikebana-bouquets-of-round = Bouquets of round { $round }
client-ikebana-next-round = On to round { $round }
client-ikebana-to-result = See the result
client-ikebana-best = best bouquet
client-ikebana-standing = Standings
client-ikebana-florist = Player
client-ikebana-gain-of-round = Round { $round }
client-ikebana-gain-short = R{ $round }
client-ikebana-total = Points
client-ikebana-end = End of the game

# Keys.
client-ikebana-keys = Mouse and keys
client-ikebana-help-drag = You can also drag cards. To keep the card you drew, drop it on your bouquet; to reject it, drop it on your own pile. To buy a card, drop it on your bouquet.
client-ikebana-key-draw = draw a card
client-ikebana-key-keep = keep the card
client-ikebana-key-reject = reject the card, then confirm with Enter
client-ikebana-key-buy = choose the 1st to 4th pile to buy from, in the order shown
client-ikebana-key-back = cancel
client-ikebana-key-past = previous move, next move
client-ikebana-key-now = back to the current move
client-ikebana-key-help = show this help
client-ikebana-all-points = Points: { $points }
client-ikebana-won-by = won by { $player }
