# A finished game looked at again in the browser.
client-replay-coming = La partie arrive…
client-replay-controls = À travers la partie
client-replay-first = Au début
client-replay-previous = Un coup en arrière
client-replay-next = Un coup en avant
client-replay-last = À la fin
client-replay-play = Laisser défiler
client-replay-pause = Arrêter
client-replay-place = Coup
client-replay-move = Coup { $move } sur { $moves }
client-replay-dealt = Avant le premier coup
client-replay-speed = Vitesse
client-replay-speed-of = × { $times }
client-replay-eyes = Vu par
client-replay-eyes-all = tout voir
client-replay-about = À propos de la partie
client-replay-share = Copier un lien vers ce moment
client-replay-score = Résultat : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
client-replay-players = À la table : { $players }.
client-replay-to-table = Vers la table
client-replay-to-front = À la première page
client-replay-unfinished = On revoit une partie une fois qu’elle est finie.
client-replay-locked = Cette table a un mot de passe. Dites-le une fois à sa porte, et la partie se montrera ici aussi.

# What a bot makes of a moment.
client-replay-thoughts = Ce qu’en pense friend
client-replay-thoughts-for = Ce que friend ferait à la place de { $player }
client-replay-thoughts-coming = Friend réfléchit…
client-replay-thoughts-over = La partie est finie : il n’y a plus rien à penser.

# What became of each card.
client-replay-matrix = Ce que chaque carte est devenue
client-replay-matrix-suit = Couleur
client-replay-fate-laid = posée
client-replay-fate-laid-from-discard = posée depuis la défausse
client-replay-fate-misfired = ratée
client-replay-fate-discarded = défaussée
client-replay-fate-shuffled-in = remise dans la pioche
client-replay-fate-held = restée en main
client-replay-fate-in-deck = jamais piochée
client-replay-card = { $face } : { $fate }
client-replay-card-move = { $face }, { $fate } : coup { $move }, { $player }

# Keys.
client-replay-keys = ← → un coup · Espace fait défiler · Début et Fin
