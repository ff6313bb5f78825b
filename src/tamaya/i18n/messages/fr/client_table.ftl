# A table in the browser: what every game has there.
client-table-log = Journal
client-table-talk = Discussion
client-table-silent = On joue en silence à cette table. Vous pourrez discuter après la partie.
client-table-say = Écrire un message
client-table-message = Message
client-table-spectator-chat = Seuls les spectateurs voient vos messages.
client-table-send = Envoyer

# Joining a table.
client-table-loading = Chargement de la table…
client-table-join = Rejoindre la table
client-table-door-of = Chez { $player }
client-table-door-free = place libre
client-table-door-full = Toutes les places sont prises et cette table n’accepte pas de spectateurs.
client-table-door-full-watch = Toutes les places sont prises, mais vous pouvez regarder.
client-table-door-playing = La partie a commencé. Vous pouvez la regarder.
client-table-door-playing-or-ask = La partie a commencé. Vous pouvez la regarder. Pour demander une place, utilisez le menu de la table.
client-table-door-playing-unseen = La partie a commencé et cette table n’accepte pas de spectateurs. Pour demander une place, utilisez le menu de la table.
client-table-door-finished = Cette partie est terminée.
client-table-sit-down = S’asseoir
client-table-only-watch = Juste regarder
client-table-locked = Cette table a un mot de passe
client-table-locked-about = Demandez-le à la personne qui vous invite.
client-table-password = Mot de passe
client-table-enter = Entrer
client-table-open-another = Ouvrir une autre table
client-table-not-shown = Cette table n’accepte pas de spectateurs. Pour demander une place, utilisez le menu de la table.
client-table-already-started = La partie a déjà commencé : vous la regardez.
client-table-ask-for-a-seat = Pour demander une place, utilisez le menu de la table.

# Before the game.
client-table-seats = Joueurs
client-table-seat-free = Place { $number } libre
client-table-you = vous
client-table-host = hôte
client-table-bot = robot
client-table-bot-is = robot · { $level } · { $bot }
client-table-bot-getting-ready = se prépare
client-table-not-contributed = le navigateur de ce joueur doit encore aider à mélanger les cartes
client-table-add-bot = Ajouter un robot
client-table-sit-here = S’asseoir ici
client-table-move-here = Venir ici
client-table-stand-up = Se lever
client-table-remove = Retirer { $player }
client-table-which-bot = Quel robot ?
client-table-fill = Compléter avec des robots
client-table-begin = Lancer la partie
client-table-begins = Tout le monde est là. { $player } va lancer la partie.
client-table-host-begins = Tout le monde est là. L’hôte va lancer la partie.
client-table-invite = Inviter
client-table-invite-about = Toute personne qui a ce lien peut rejoindre la table.
client-table-copy-link = Copier le lien
client-table-share = Partager
client-table-copied = Copié
client-table-qr = Lien en code QR
client-table-chosen = Options de la partie
client-table-change = Modifier
client-table-change-title = Modifier les options
client-table-save-options = Enregistrer
client-table-talk-is = discussion : { $talk }
client-table-help-is = aide : { $help }
client-table-first-is = la place { $number } commence

# During the game.
client-table-your-turn = À vous de jouer
client-table-waiting-for = On attend { $player }
client-table-getting-ready = { $player } se prépare
client-table-time-left = Temps restant
client-table-left-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
client-table-left-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
client-table-menu = Menu de la table
client-table-rules = Règles de cette partie
client-table-rule-clue = Dépensez un jeton pour donner un indice : nommez une couleur ou une valeur à un coéquipier et désignez toutes ses cartes qui correspondent.
client-table-rule-play = Jouez une carte : si elle est jouable, elle rejoint son feu d’artifice ; sinon, c’est une erreur.
client-table-rule-discard = Défaussez une carte pour récupérer un jeton.
client-table-vote-to-end = Voter pour arrêter
client-table-end-now = Arrêter la partie
client-table-play-on = Continuer à jouer
client-table-voted-to-end = Votes pour arrêter la partie : { $players }.
client-table-bot-for = Faire jouer un robot pour { $player }
client-table-bot-for-me = Faire jouer un robot pour moi
client-table-leave = Quitter la table
client-table-leave-hand-waits = Votre main reste sur la table. Vous pourrez revenir, ou les autres pourront donner votre place à quelqu’un d’autre.
client-table-leave-game-waits = Les robots vous attendent et vous pouvez revenir à tout moment. Si vous ne voulez pas finir la partie, arrêtez-la plutôt.
client-table-leave-ends-game = Tous les autres ont voté pour arrêter la partie : si vous quittez la table, elle s’arrête.
client-table-leave-new-host = { $player } devient l’hôte.
client-table-leave-anyway = Quitter quand même
client-table-ask-for-seat = Demander sa place à { $player }
client-table-come-back = Revenir
client-table-hand-waits = Votre main est toujours sur la table.
client-table-left = a quitté la table
client-table-away = hors ligne
client-table-away-for = hors ligne { $time }
client-table-asleep = pas là
client-table-asleep-for = absent depuis { $time }
client-table-has-substitute = un robot joue à sa place
client-table-minutes = { $count } min
client-table-hours = { $count } h
client-table-days = { $count } j
client-table-player-away = { $player } est hors ligne.
client-table-player-away-for = { $player } est hors ligne depuis { $time }.
client-table-player-asleep-for = { $player } n’est pas là depuis { $time }.
client-table-player-left = { $player } a quitté la table.
client-table-host-decides = L’hôte peut laisser jouer un robot.
client-table-wait = Attendre
client-table-substitute = Confier à un robot
client-table-more-choices = Autres choix
client-table-free-seat = Libérer la place
client-table-played-for-you = { $count ->
    [0] Vous revoilà. Aucun coup n’a été joué pour vous.
    [one] Vous revoilà. Un robot a joué { $count } coup pour vous :
   *[other] Vous revoilà. Un robot a joué { $count } coups pour vous :
}
client-table-understood = Compris
client-table-vote-to-pause = Faire une pause
client-table-paused = La partie est en pause ; le temps ne compte pas.
client-table-resume = Reprendre
client-table-voted-to-pause = Votes pour une pause : { $players }.
client-table-voted-to-resume = Votes pour reprendre : { $players }.
client-table-withdraw-vote = Retirer mon vote
client-table-your-seat-asked-for = { $newcomer } demande votre place. Vous la gardez, sauf si vous acceptez.
client-table-withdraw = Retirer ma demande
client-table-accept = Accepter
client-table-decline = Refuser
client-table-others-answer = En attente de la réponse des autres.
client-table-undo = Reprendre le coup

# Another device.
client-table-other-device = Utiliser un autre appareil
client-table-other-device-about = Avec un code à usage unique, jouez sur un autre appareil sous le même nom, avec les mêmes parties.
client-table-make-code = Obtenir un code
client-table-code-qr = Code QR

# After the game.
client-table-rematch = Rejouer
client-table-to-rematch = Aller à la nouvelle table
client-table-replay = Revoir la partie
client-table-download-native = Télécharger la partie
client-table-download-hanab-live = Télécharger pour hanab.live

# Looking back at an earlier moment.
client-table-step-back = Coup précédent
client-table-past-move = Coup { $move } sur { $moves }
client-table-step-forward = Coup suivant
client-table-now = Maintenant
client-table-review = Analyse
