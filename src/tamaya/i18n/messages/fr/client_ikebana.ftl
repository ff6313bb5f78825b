# The Ikebana table in the browser.
client-ikebana-seats = Les fleuristes
client-ikebana-round = Manche { $round } sur { $rounds }
client-ikebana-double = Bouquets comptés double
client-ikebana-deck = Pioche
client-ikebana-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
client-ikebana-away = absent
client-ikebana-you = vous

# A bouquet and what it is worth.
client-ikebana-own-bouquet = Votre bouquet pour l’instant
client-ikebana-bouquet-of = Bouquet de { $player }
client-ikebana-bouquet = Bouquet de { $player } : { $faces }. Valeur jusqu’ici : { $points }. Voir le compte
client-ikebana-bouquet-empty = Bouquet de { $player } : pas encore de carte
client-ikebana-worth = vaut { $points }
client-ikebana-not-whole = Il n’est pas complet : pour l’instant, il rapporterait ceci.
client-ikebana-loose = sans combinaison
client-ikebana-colours = Couleurs : { $harmony }
client-ikebana-times = × { $multiplier }
client-ikebana-final = Bouquet final
client-ikebana-brings = Le bouquet rapporte
client-ikebana-every-harmony = Ce que multiplient les couleurs

# Piles of discards.
client-ikebana-pile-of = Défausse de { $player } : { $face } sur le dessus, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en tout
client-ikebana-pile-empty = Défausse de { $player } : vide
client-ikebana-buy-from = Acheter le { $face } à { $player } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# What the seat to act may do.
client-ikebana-your-turn = C’est à vous
client-ikebana-draw-or-buy = Piochez une carte, ou choisissez le dessus d’une défausse pour l’acheter.
client-ikebana-only-draw = Il n’y a rien que vous puissiez acheter.
client-ikebana-draw = Piocher une carte
client-ikebana-buy = L’acheter
client-ikebana-back = Retour
client-ikebana-drawn = Vous avez pioché le { $face }.
client-ikebana-keep = La garder
client-ikebana-reject = La refuser pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
client-ikebana-reject-to = La refuser coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
}, à payer à { $player }.
client-ikebana-reject-confirm = Payer à { $player } { $points ->
    [one] { $points } point
   *[other] { $points } points
} et piocher une autre carte ?
client-ikebana-pay = Payer et piocher
client-ikebana-turn-of = { $player } choisit : piocher ou acheter
client-ikebana-looks = { $player } regarde une carte
client-ikebana-looks-price = La refuser coûterait { $points ->
    [one] { $points } point
   *[other] { $points } points
}, à payer à { $player }.

# Rounds and the end.
client-ikebana-round-over = La manche { $round } est finie : votre bouquet a rapporté { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
client-ikebana-round-over-for-all = La manche { $round } est finie.
client-ikebana-see-bouquets = Voir les bouquets
client-ikebana-bouquets-of-round = Les bouquets de la manche { $round }
client-ikebana-standing = Classement
client-ikebana-florist = Fleuriste
client-ikebana-gain-of-round = Manche { $round }
client-ikebana-gain-short = M{ $round }
client-ikebana-total = Points
client-ikebana-end = La fin de la partie

# Keys.
client-ikebana-keys = Touches
client-ikebana-help-drag = Les cartes se laissent aussi glisser : celle de votre tour vers votre bouquet ou sur votre défausse, et celle qui est à vendre vers votre bouquet.
client-ikebana-key-draw = piocher une carte
client-ikebana-key-keep = garder la carte
client-ikebana-key-reject = la refuser, puis confirmer avec Entrée
client-ikebana-key-buy = choisir la défausse de cette place
client-ikebana-key-back = n’en rien faire
client-ikebana-key-past = regarder en arrière et revenir
client-ikebana-key-help = ces touches
