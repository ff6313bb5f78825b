# The Ikebana table in the browser.
client-ikebana-seats = Joueurs
client-ikebana-round = Manche { $round } sur { $rounds }
client-ikebana-double = Bouquets comptés double
client-ikebana-deck = Pioche
client-ikebana-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
client-ikebana-you = vous

# A bouquet and what it is worth.
client-ikebana-own-bouquet = Votre bouquet
client-ikebana-bouquet-of = Bouquet : { $player }
client-ikebana-bouquet = { $player }, bouquet : { $faces }. Valeur actuelle : { $points }. Voir le détail
client-ikebana-bouquet-empty = { $player }, bouquet : pas encore de carte
client-ikebana-worth = vaut { $points }
client-ikebana-incomplete = Ce bouquet n’est pas encore complet. Voici ce qu’il vaut pour l’instant.
client-ikebana-uncombined = sans combinaison
client-ikebana-colours = Couleurs : { $harmony }
client-ikebana-times = × { $multiplier }
client-ikebana-final = Bouquet final
client-ikebana-bouquet-total = Total
client-ikebana-every-harmony = Multiplicateurs de couleurs

# Piles of discards.
client-ikebana-pile-of = { $player }, défausse : { $face } sur le dessus, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en tout
client-ikebana-pile-empty = { $player }, défausse : vide
client-ikebana-buy-from = Acheter le { $face } à { $player } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# What the seat to act may do.
client-ikebana-your-turn = À vous de jouer
client-ikebana-draw-or-buy = Piochez une carte, ou choisissez la carte du dessus d’une défausse pour l’acheter.
client-ikebana-only-draw = Vous ne pouvez rien acheter.
client-ikebana-draw = Piocher une carte
client-ikebana-buy = Acheter
client-ikebana-back = Retour
client-ikebana-drawn = Vous avez pioché le { $face }.
client-ikebana-keep = Garder
client-ikebana-reject = Refuser (payer { $points ->
    [one] { $points } point
   *[other] { $points } points
})
client-ikebana-reject-to = La refuser coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
}, à payer à { $player }.
client-ikebana-reject-confirm = Payer { $points ->
    [one] { $points } point
   *[other] { $points } points
} à { $player } et piocher une autre carte ?
client-ikebana-pay = Payer et piocher
client-ikebana-turn-of = { $player } choisit : piocher ou acheter
client-ikebana-looks = { $player } regarde une carte
client-ikebana-looks-price = La refuser coûterait { $points ->
    [one] { $points } point
   *[other] { $points } points
}, à payer à { $player }.

# Rounds and the end.
client-ikebana-round-over = Fin de la manche { $round } : votre bouquet rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
client-ikebana-round-over-for-all = Fin de la manche { $round }.
client-ikebana-see-bouquets = Voir les bouquets
client-ikebana-bouquets-of-round = Bouquets de la manche { $round }
client-ikebana-next-round = Manche { $round }
client-ikebana-to-result = Voir le résultat
client-ikebana-best = meilleur bouquet
client-ikebana-standing = Classement
client-ikebana-florist = Joueur
client-ikebana-gain-of-round = Manche { $round }
client-ikebana-gain-short = M{ $round }
client-ikebana-total = Points
client-ikebana-end = Fin de la partie

# Keys.
client-ikebana-keys = Gestes et touches
client-ikebana-help-drag = Vous pouvez aussi faire glisser les cartes : la carte piochée vers votre bouquet pour la garder, ou vers votre défausse pour la refuser. Faites glisser une carte à vendre vers votre bouquet pour l’acheter.
client-ikebana-key-draw = piocher une carte
client-ikebana-key-keep = garder la carte
client-ikebana-key-reject = refuser la carte, puis confirmer avec Entrée
client-ikebana-key-buy = choisir la 1re à la 4e défausse, dans l’ordre affiché
client-ikebana-key-back = annuler
client-ikebana-key-past = coup précédent, coup suivant
client-ikebana-key-now = revenir au coup actuel
client-ikebana-key-help = afficher cette aide
client-ikebana-all-points = Points : { $points }
client-ikebana-won-by = gagnée par { $player }
