# A game in sentences for language models.
text-seat = Vous êtes { $player }, à la place { $letter }.
text-numbers = Les cartes se comptent à partir de la gauche. Le nombre entre crochets est le numéro de la carte dans la notation.
text-known-except = { $known }, sauf { $faces }
text-answer = C’est à vous. Terminez votre réponse par une ligne qui ne contient que l’un de ces coups :
text-not-made = Votre coup n’a pas été joué. { $reason }

# The moves to choose from.
text-option-play = jouer votre carte { $position }
text-option-discard = défausser votre carte { $position }
text-option-clue = indiquer à { $player } : { $clue }
text-option-take-back = choisir le { $face } dans la défausse
text-option-buy = acheter le { $face } à { $player }
