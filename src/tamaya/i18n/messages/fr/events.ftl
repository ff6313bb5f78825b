# Who sits where when a game begins.
replay-seats = À la table, dans le sens horaire : { $players }. { $first } commence.

# What happened, one sentence each. Players' names stand as they are: no elision, no gender.
event-drew = { $player } pioche le { $face }.
event-drew-unseen = { $player } pioche une carte.
event-clued = { $player } indique à { $teammate } : { $clue }.
event-clued-free = { $player } indique à { $teammate }, sans jeton : { $clue }.
event-laid = { $player } joue la carte { $position } : le { $face }.
event-misfired = { $player } joue la carte { $position } : le { $face } n’a pas sa place et part à la défausse. Erreur { $error } sur { $errors }.
event-discarded = { $player } défausse la carte { $position } : le { $face }.
event-laid-from-discard = { $player } prend le { $face } dans la défausse et le pose.
event-token-returned = Un jeton indice revient ({ $tokens } en tout).
event-firework-completed = Le { $firework } est complet.
event-tile-revealed = { $player } révèle une tuile bonus : { $effect }.
event-tile-revealed-choice = { $player } révèle une tuile bonus : { $effect }. À { $player } de choisir.
event-effect-lost = La tuile bonus n’a pas d’effet.
event-error-undone = Une erreur est effacée.
event-shuffled-in = { $player } prend le { $face } dans la défausse et le mélange à la pioche.
event-last-round-began = La dernière carte est piochée : il reste { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.

# A hand in a new order, given by the positions its cards had before.
event-rearranged = { $count ->
    [0] { $player } réorganise sa main. De gauche à droite, les cartes viennent maintenant des places { $order }.
    [one] { $player } réorganise sa main. De gauche à droite, les cartes viennent maintenant des places { $order }. À part : carte { $apart }.
   *[other] { $player } réorganise sa main. De gauche à droite, les cartes viennent maintenant des places { $order }. À part : cartes { $apart }.
}
# The same order; only the cards set slightly apart have changed.
event-marked = { $count ->
    [0] { $player } n’a plus aucune carte à part.
    [one] { $player } met la carte { $apart } à part.
   *[other] { $player } met les cartes { $apart } à part.
}
