# The Hanabi table in the browser.
client-hanabi-fireworks = Feux d’artifice
client-hanabi-firework = { $firework } : { $height ->
    [0] pas commencé
    [one] { $height } carte
   *[other] { $height } cartes
}
client-hanabi-firework-down = en descendant
client-hanabi-firework-complete = complet
client-hanabi-firework-lost = ne peut plus être complété
client-hanabi-firework-lost-unless-rescued = ne peut plus être complété, sauf si une tuile bonus ramène une carte
client-hanabi-discard = Défausse
client-hanabi-discard-empty = Aucune carte défaussée
client-hanabi-score = Score
client-hanabi-score-about = Meilleur score encore possible : { $highest }
client-hanabi-tokens = Jetons
client-hanabi-errors = Erreurs
client-hanabi-errors-of = { $errors } sur { $most }
client-hanabi-deck = Pioche
client-hanabi-last-round = Tours restants
client-hanabi-hand-of = Main : { $player }
client-hanabi-own-hand = Votre main
client-hanabi-what-they-know = Appuyez longuement pour voir ce que sait { $player }
client-hanabi-why = { $player } : pourquoi ce coup ?
client-hanabi-why-about = C’est ce que le coup signifie par convention, d’après ce que vous voyez et rien d’autre.
client-hanabi-why-nothing = Il n’y a pas encore de coup à expliquer.
client-hanabi-card = Carte { $position } : { $face }
client-hanabi-newest = la plus récente
client-hanabi-apart = à part
client-hanabi-clues = indices : { $clues }
client-hanabi-clue-by = indice donné par { $player } : { $clue }
client-hanabi-can-be = peut être { $faces }
client-hanabi-clue-to = Indice pour { $player }
client-hanabi-clue-touching = { $clue } : { $count ->
    [0] ne désigne rien
    [one] désigne { $count } carte
   *[other] désigne { $count } cartes
}
client-hanabi-play-anyway = Jouer quand même
client-hanabi-discard-anyway = Défausser quand même
client-hanabi-details = Détails de la carte
client-hanabi-warning-never-fits = Cette carte n’a sa place dans aucun feu d’artifice pour l’instant.
client-hanabi-warning-irreplaceable = C’est le dernier exemplaire d’une carte encore utile.
client-hanabi-warning-playable = Cette carte est jouable.
client-hanabi-your-turn = À vous de jouer
client-hanabi-turn-of = { $player } réfléchit
client-hanabi-tile = Tuile bonus
client-hanabi-tile-of = { $player } choisit
client-hanabi-tile-decline = Passer
client-hanabi-possible = Ce qu’elle peut être
client-hanabi-note = Votre note
client-hanabi-note-of = Note écrite par { $player }
client-hanabi-note-text = Écrire une note
client-hanabi-note-save = Enregistrer
client-hanabi-set-apart = Mettre à part
client-hanabi-put-back = Remettre en place
client-hanabi-end = Fin de la partie
client-hanabi-board = Plateau
client-hanabi-discarded-count = { $face }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
client-hanabi-you = vous
client-hanabi-to-act = c’est son tour
client-hanabi-card-unseen = Carte { $position }, cachée
client-hanabi-card-own = Votre carte { $position }
client-hanabi-has-note = avec une note
client-hanabi-with-card = Carte { $position } : jouer ou défausser ?
client-hanabi-cancel = Annuler
client-hanabi-name-a-clue = Choisissez un indice pour { $player }
client-hanabi-new-cards = { $count ->
    [one] ({ $count } nouvelle)
   *[other] ({ $count } nouvelles)
}
client-hanabi-give-clue = Donner
client-hanabi-play = Jouer
client-hanabi-discard-it = Défausser
client-hanabi-turns-left = { $turns ->
    [one] Dernier tour : encore { $turns } coup
   *[other] Dernier tour : encore { $turns } coups
}
client-hanabi-final-flourish = Pioche vide : complétez tous les feux
client-hanabi-over = La partie est terminée
client-hanabi-tiles = Tuiles bonus
client-hanabi-tile-down = face cachée
client-hanabi-tile-brings = Tuile bonus : { $effect }.
client-hanabi-tile-choose-card = Choisissez une carte de la défausse.
client-hanabi-tile-choose-clue = Choisissez un coéquipier.
client-hanabi-possible-for-holder = Ce que son détenteur peut en déduire
client-hanabi-card-history = Historique
client-hanabi-dealt = Distribuée au début
client-hanabi-drawn-at = Piochée au coup { $move }
client-hanabi-pointed-at = Coup { $move } : { $player } dit { $clue } et la désigne
client-hanabi-skipped = Coup { $move } : { $player } dit { $clue } sans la désigner
client-hanabi-note-faces = Votre hypothèse
client-hanabi-abandoned = La partie a été abandonnée.
client-hanabi-matrix = Ce que chaque carte est devenue
client-hanabi-mark-only = certain
client-hanabi-mark-possible = possible
client-hanabi-mark-clued = exclu : un indice dit que la carte est autre chose
client-hanabi-mark-excluded = exclu : un indice de cette couleur ou valeur ne désigne pas la carte
client-hanabi-mark-counted = exclu : vous voyez tous les exemplaires
client-hanabi-mark-deduced = exclu : tous les exemplaires que vous ne voyez pas sont forcément parmi vos autres cartes
client-hanabi-help = Symboles et touches
client-hanabi-help-drag = Touchez la carte d’un coéquipier pour donner un indice. Touchez une de vos cartes pour la jouer ou la défausser, ou faites-la glisser vers les feux d’artifice, vers la défausse ou ailleurs dans votre main.
client-hanabi-help-marks = Marques sur les cartes
client-hanabi-help-signs = Autres symboles
client-hanabi-help-keys = Touches
client-hanabi-sign-newest = carte la plus récente de la main
client-hanabi-sign-touched = désignée par un indice
client-hanabi-sign-fresh = désignée pour la première fois par le dernier indice
client-hanabi-sign-again = désignée à nouveau par le dernier indice
client-hanabi-sign-note = porte une note de vous
client-hanabi-sign-irreplaceable = irremplaçable : dernier exemplaire d’une carte encore utile
client-hanabi-key-focus = passer d’une carte ou d’une main à l’autre
client-hanabi-key-own = choisir une de vos cartes
client-hanabi-key-play = jouer la carte choisie
client-hanabi-key-discard = défausser la carte choisie
client-hanabi-key-clue = choisir le coéquipier suivant pour un indice
client-hanabi-key-name = donner un indice au coéquipier choisi : un chiffre pour une valeur, une lettre pour une couleur
client-hanabi-key-details = détails de la carte
client-hanabi-key-knowledge = voir ce que sait un coéquipier
client-hanabi-key-step = coup précédent, coup suivant
client-hanabi-key-now = revenir au coup actuel
client-hanabi-key-clear = annuler
client-hanabi-key-help = afficher cette aide
client-hanabi-result = Score : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
client-hanabi-standing = Score : { $score } · maximum encore possible : { $reachable } · jetons : { $tokens } · erreurs : { $errors } · pioche : { $cards }
client-hanabi-lost-game = perdue
client-hanabi-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
client-hanabi-won-game = gagnée
