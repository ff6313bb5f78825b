# The Ikebana table in the browser.
client-ikebana-seats = The florists
client-ikebana-round = Round { $round } of { $rounds }
client-ikebana-double = Bouquets count double
client-ikebana-deck = Deck
client-ikebana-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
client-ikebana-away = away
client-ikebana-you = you

# A bouquet and what it is worth.
client-ikebana-own-bouquet = Your bouquet so far
client-ikebana-bouquet-of = Bouquet of { $player }
client-ikebana-bouquet = Bouquet of { $player }: { $faces }. Worth so far: { $points }. How it is counted
client-ikebana-bouquet-empty = Bouquet of { $player }: no card yet
client-ikebana-worth = worth { $points }
client-ikebana-not-whole = It is not whole yet: so far it would bring this.
client-ikebana-loose = without a combination
client-ikebana-colours = Colours: { $harmony }
client-ikebana-times = × { $multiplier }
client-ikebana-final = Final bouquet
client-ikebana-brings = The bouquet brings
client-ikebana-every-harmony = What colours multiply by

# Piles of discards.
client-ikebana-pile-of = Discard pile of { $player }: { $face } on top, { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in all
client-ikebana-pile-empty = Discard pile of { $player }: empty
client-ikebana-buy-from = Buy the { $face } from { $player } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# What the seat to act may do.
client-ikebana-your-turn = It is your turn
client-ikebana-draw-or-buy = Draw a card, or choose the top card of somebody’s pile to buy it.
client-ikebana-only-draw = There is nothing that you could buy.
client-ikebana-draw = Draw a card
client-ikebana-buy = Buy it
client-ikebana-back = Back
client-ikebana-drawn = You have drawn the { $face }.
client-ikebana-keep = Keep it
client-ikebana-reject = Reject it for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
client-ikebana-reject-to = Rejecting it costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}, paid to { $player }.
client-ikebana-reject-confirm = Pay { $player } { $points ->
    [one] { $points } point
   *[other] { $points } points
} and draw another card?
client-ikebana-pay = Pay and draw
client-ikebana-turn-of = { $player } chooses: draw or buy
client-ikebana-looks = { $player } looks at a card
client-ikebana-looks-price = Rejecting it would cost { $points ->
    [one] { $points } point
   *[other] { $points } points
}, paid to { $player }.

# Rounds and the end.
client-ikebana-round-over = Round { $round } is over: your bouquet brought { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
client-ikebana-round-over-for-all = Round { $round } is over.
client-ikebana-see-bouquets = See the bouquets
client-ikebana-bouquets-of-round = The bouquets of round { $round }
client-ikebana-standing = Standing
client-ikebana-florist = Florist
client-ikebana-gain-of-round = Round { $round }
client-ikebana-gain-short = R{ $round }
client-ikebana-total = Points
client-ikebana-end = The end of the game

# Keys.
client-ikebana-keys = Keys
client-ikebana-help-drag = Cards can also be dragged: the card of your turn to your bouquet or onto your own pile, and a card that is for sale to your bouquet.
client-ikebana-key-draw = draw a card
client-ikebana-key-keep = keep the card
client-ikebana-key-reject = reject it, after one more press of Enter
client-ikebana-key-buy = choose the pile of that seat
client-ikebana-key-back = do nothing of it
client-ikebana-key-past = look back and on
client-ikebana-key-help = these keys
