review-score = Score: { $score } of { $perfect }.
review-winnable = This deck could be won: the perfect score of { $score } was possible.
review-highest = This deck could not be won. The best possible score was { $score } of { $perfect }.
review-highest-bounds = The best possible score with this deck isn’t known exactly: it is between { $least } and { $most }.
review-lost-at = After turn { $turn } ({ $player }), a perfect game was no longer possible.
review-never-lost = A perfect game was still possible after the last move.
review-saved-by = These moves would have led to a perfect game: { $moves }
review-reason-lost-card = { $count ->
    [one] Why: every copy of { $cards } is in the discard pile.
   *[other] Why: every copy of { $cards } is in the discard pile.
}
review-reason-pace = Why: { $wanted ->
    [one] { $wanted } card is
   *[other] { $wanted } cards are
} still to be laid, and { $turns ->
    [one] only { $turns } turn is left.
   *[other] only { $turns } turns are left.
}
review-reason-bottom = Why: the { $cards } is too deep in the deck (number { $place } from the bottom). When it is drawn, { $wanted ->
    [one] { $wanted } card is
   *[other] { $wanted } cards are
} still to be laid, with only { $turns ->
    [one] { $turns } turn left.
   *[other] { $turns } turns left.
}
review-reason-hands = Why: at one point { $wanted } cards must be kept, but the hands only have room for { $places }.
review-reason-pace-found = Why: there are too few turns. Every order of moves was tried; a perfect game would need turns after the last round.
review-reason-hands-found = Why: the hands cannot hold all the cards that must be kept. Every order of moves was tried.
review-reason-together-found = Why: every order of moves was tried, and none works.
review-reason-errors = Why: the last error ended the game.

review-start = From the deal, “{ $policy }” played many trial games to the end: { $perfect } of them were perfect, and the average was { $expected } points.
review-luck = Luck (the cards drawn): { $points }.
review-choice = Choices (compared with “{ $policy }”): { $points }.
review-gained = { $points } points gained
review-given-away = { $points } points lost
review-clues = { $clues ->
    [one] { $clues } clue
   *[other] { $clues } clues
}, { $rate } per point scored. On average, a clue gave { $bits } bits of information. Cards made playable: { $playable }. Cards saved: { $saved }.
review-moments = Key moments
review-no-moments = No move stands out.
review-inaccuracy = Inaccuracy: it cost { $loss } points (standard error { $error }).
review-mistake = Mistake: it cost { $loss } points (standard error { $error }).
review-blunder = Blunder: it cost { $loss } points (standard error { $error }).
review-better = Better: { $move }
review-lost-here = From here on, a perfect game was impossible.
review-friend = What “friend” would have done: { $move }
review-page = Review of a game
review-perfect-curve = Chance of a perfect game
review-expected-curve = Expected points
review-winnable-strip = Could the deck still be won?
review-yes = yes
review-no = no
review-unknown = unknown
review-column-turn = Turn
review-column-move = Move
review-column-perfect = Perfect
review-column-expected = Points
review-column-luck = Luck
review-column-choice = Choice
review-column-loss = Cost

review-ikebana-unit = Points count against the average of the others, as “{ $policy }” expects them.
review-ikebana-seat = { $player }: luck { $luck }, choices { $choice }.
review-ikebana-worths = “{ $policy }” expected { $best } points from the better move and { $made } from this one.
review-ikebana-chances = “{ $policy }” saw a chance to win of { $best } with the better move and of { $made } with this one.
review-last-inaccuracy = An inaccuracy in the last turn, where only winning counts.
review-last-mistake = A mistake in the last turn, where only winning counts.
review-last-blunder = A blunder in the last turn, where only winning counts.
review-lead-curve = Expected lead over the average of the others
