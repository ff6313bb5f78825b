# The Hanabi table in the browser.
client-hanabi-fireworks = Feux d’artifice
client-hanabi-firework = { $firework } : { $height ->
    [0] pas commencé
    [one] { $height } carte posée
   *[other] { $height } cartes posées
}
client-hanabi-firework-down = en descendant
client-hanabi-firework-complete = complet
client-hanabi-firework-lost = ne peut plus être complété
client-hanabi-firework-lost-unless-rescued = perdu à moins d’une tuile bonus
client-hanabi-discard = Défausse
client-hanabi-discard-empty = Rien n’a encore été défaussé.
client-hanabi-score = Score
client-hanabi-score-about = On peut encore atteindre { $highest } au plus.
client-hanabi-tokens = Jetons
client-hanabi-errors = Erreurs
client-hanabi-errors-of = { $errors } sur { $most }
client-hanabi-deck = Pioche
client-hanabi-last-round = Tours restants
client-hanabi-hand-of = Main de { $player }
client-hanabi-own-hand = Votre main
client-hanabi-away = absent
client-hanabi-what-they-know = Maintenir pour voir ce que sait { $player }
client-hanabi-card = Carte { $position } : { $face }
client-hanabi-newest = la plus récente
client-hanabi-apart = mise à part
client-hanabi-told = informations : { $clues }
client-hanabi-can-be = peut être { $faces }
client-hanabi-clue-to = Une information pour { $player }
client-hanabi-clue-touching = { $clue } : { $count ->
    [0] ne désigne rien
    [one] désigne { $count } carte
   *[other] désigne { $count } cartes
}
client-hanabi-play-anyway = La jouer quand même
client-hanabi-discard-anyway = La défausser quand même
client-hanabi-details = À propos de cette carte
client-hanabi-doubt-never-fits = D’après ce qu’on sait, cette carte ne convient nulle part. La jouer quand même ?
client-hanabi-doubt-irreplaceable = D’après ce qu’on sait, c’est la dernière de son espèce. La défausser quand même ?
client-hanabi-doubt-playable = D’après ce qu’on sait, cette carte pourrait être jouée. La défausser quand même ?
client-hanabi-your-turn = À vous de jouer
client-hanabi-turn-of = { $player } réfléchit
client-hanabi-tile = Une tuile bonus
client-hanabi-tile-of = { $player } a le choix.
client-hanabi-tile-decline = N’en rien faire
client-hanabi-possible = Ce qu’elle peut être
client-hanabi-note = Votre note
client-hanabi-note-text = Dans vos mots
client-hanabi-note-keep = Garder la note
client-hanabi-set-apart = La mettre à part
client-hanabi-put-back = La remettre en ligne
client-hanabi-end = La fin de la partie
client-hanabi-board = Sur la table
client-hanabi-discarded-count = { $face }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
client-hanabi-you = vous
client-hanabi-to-act = à son tour
client-hanabi-card-unseen = Carte { $position }, cachée
client-hanabi-card-own = Votre carte { $position }
client-hanabi-has-note = avec une note
client-hanabi-with-card = Votre carte { $position } : qu’en faire ?
client-hanabi-let-go = Ne rien choisir
client-hanabi-name-a-clue = Que faut-il dire à { $player } ?
client-hanabi-fresh = ({ $count } pour la première fois)
client-hanabi-give-clue = Le dire
client-hanabi-play = Jouer
client-hanabi-discard-it = Défausser
client-hanabi-turns-left = Dernier tour : { $turns ->
    [one] encore { $turns } coup
   *[other] encore { $turns } coups
}
client-hanabi-final-flourish = La pioche est vide : complétez-les tous
client-hanabi-over = La partie est finie
client-hanabi-tiles = Tuiles bonus
client-hanabi-tile-down = face cachée
client-hanabi-tile-brings = Tuile bonus : { $effect }.
client-hanabi-tile-choose-card = Choisissez une carte de la défausse.
client-hanabi-tile-choose-clue = Choisissez à qui parler.
client-hanabi-possible-for-holder = Ce qu’elle peut être pour qui la tient
client-hanabi-story = Son histoire
client-hanabi-dealt = Distribuée au début : voir ce moment
client-hanabi-drawn-at = Piochée au coup { $move } : voir ce moment
client-hanabi-pointed-at = Coup { $move } : { $player } nomme { $clue } et la désigne
client-hanabi-passed-over = Coup { $move } : { $player } nomme { $clue } sans la désigner
client-hanabi-note-faces = Ce que vous y voyez
client-hanabi-given-up = La partie a été abandonnée.
client-hanabi-matrix = Ce qu’est devenue chaque carte
client-hanabi-mark-only = seule possibilité
client-hanabi-mark-possible = encore possible
client-hanabi-mark-told = écarté par une information qui désigne la carte
client-hanabi-mark-excluded = écarté par une information qui ne la désigne pas
client-hanabi-mark-counted = écarté, car tous les exemplaires sont visibles
client-hanabi-mark-deduced = écarté par l’ensemble des cartes cachées
client-hanabi-help = Signes et touches
client-hanabi-help-drag = Touchez la carte d’un coéquipier pour en dire quelque chose, et l’une des vôtres pour la jouer ou la défausser. Vos cartes se laissent aussi glisser : vers les feux d’artifice, vers la défausse, ou ailleurs dans votre main.
client-hanabi-help-marks = Marques sur les cartes
client-hanabi-help-signs = Autres signes
client-hanabi-help-keys = Touches
client-hanabi-sign-newest = la carte la plus récente de sa main
client-hanabi-sign-touched = une information a désigné la carte
client-hanabi-sign-fresh = la dernière information la désigne, pour la première fois
client-hanabi-sign-again = la dernière information la désigne une fois de plus
client-hanabi-sign-note = vous y avez écrit une note
client-hanabi-sign-irreplaceable = le dernier exemplaire encore utile
client-hanabi-key-walk = aller de carte en carte et de main en main
client-hanabi-key-own = choisir une carte de votre main
client-hanabi-key-play = jouer la carte choisie
client-hanabi-key-discard = défausser la carte choisie
client-hanabi-key-clue = choisir le coéquipier suivant pour une information
client-hanabi-key-name = nommer une valeur, ou une couleur par sa lettre, quand un coéquipier est choisi
client-hanabi-key-about = tout sur la carte
client-hanabi-key-know = voir ce que sait le coéquipier
client-hanabi-key-look = un coup en arrière, un coup en avant
client-hanabi-key-now = revenir au présent
client-hanabi-key-clear = ne rien choisir
client-hanabi-key-help = cette page
