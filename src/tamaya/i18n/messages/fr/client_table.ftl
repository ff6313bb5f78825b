# A table in the browser: what every game has there.
client-table-log = Ce qui s’est passé
client-table-talk = Paroles
client-table-silent = On joue en silence à cette table ; on parlera après.
client-table-say = Dire quelque chose
client-table-say-besides = Seuls ceux qui regardent vous entendent.
client-table-send = Dire

# Coming in.
client-table-coming = Un instant : la table arrive…
client-table-door = Entrez
client-table-door-about = Vous êtes invité à une table. Sous quel nom les autres vous connaîtront-ils ?
client-table-sit-down = S’asseoir
client-table-only-watch = Seulement regarder
client-table-locked = Cette table a un mot de passe
client-table-locked-about = La personne qui vous a invité le connaît.
client-table-password = Mot de passe
client-table-come-in = Entrer
client-table-open-another = Ouvrir une autre table
client-table-not-shown = Cette partie n’est pas montrée au public. Dans le menu de la table, vous pouvez demander une place.
client-table-begun-already = La partie a déjà commencé : vous la regardez.
client-table-ask-for-a-seat = Dans le menu de la table, vous pouvez demander une place.

# Before the game.
client-table-seats = Qui est assis ici
client-table-seat-free = Place { $number } libre
client-table-you = vous
client-table-host = s’occupe de la table
client-table-bot = un robot
client-table-bot-getting-ready = se prépare
client-table-not-contributed = part du mélange encore absente
client-table-add-bot = Ajouter un robot
client-table-sit-here = S’asseoir ici
client-table-move-here = Venir ici
client-table-stand-up = Se lever
client-table-remove = Libérer la place : { $player }
client-table-which-bot = Quel robot jouera ?
client-table-fill = Les places libres aux robots
client-table-begin = Commencer la partie
client-table-begins = Tout le monde est là. { $player } lance la partie.
client-table-host-begins = Tout le monde est là. La personne qui a ouvert la table lance la partie.
client-table-fair = La maison s’est engagée sur sa part du mélange et chaque navigateur ajoute la sienne : personne ne peut choisir les cartes.
client-table-invite = Inviter les autres
client-table-invite-about = Ouvrir ce lien, c’est arriver à la table.
client-table-copy-link = Copier le lien
client-table-share = Partager
client-table-copied = Copié.
client-table-qr = Le lien en code QR
client-table-chosen = Ce que l’on joue
client-table-change = Changer
client-table-change-title = Changer la partie
client-table-settle = Valider
client-table-talk-is = paroles : { $talk }
client-table-help-is = aide : { $help }
client-table-first-is = la place { $number } commence

# While the game goes on.
client-table-your-turn = C’est à vous.
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
client-table-rules = Ce que l’on joue ici
client-table-rule-clue = Une information coûte un jeton : nommez une couleur ou une valeur, et toutes les cartes d’un coéquipier qui l’ont sont montrées.
client-table-rule-play = Une carte jouée qui convient est posée ; une carte qui ne convient pas est une erreur.
client-table-rule-discard = Une carte défaussée rend un jeton.
client-table-wish-end = Je voudrais arrêter la partie
client-table-play-on = Je préfère continuer
client-table-agree-end = Oui, arrêtons
client-table-wished-end = Pour arrêter la partie : { $players }.
client-table-bot-for = Un robot à la place de { $player }
client-table-bot-for-me = Un robot à ma place
client-table-leave = Quitter la table
client-table-leave-about = Votre main reste et vous attend, ou attend quelqu’un que les autres acceptent.
client-table-leave-surely = Quitter quand même
client-table-ask-for-seat = Demander une place : { $player }
client-table-come-back = Revenir
client-table-hand-waits = Votre main est encore sur la table.
client-table-withdraw = Ne plus demander
client-table-agree = Accepter
client-table-deny = Refuser
client-table-others-answer = Les autres n’ont pas encore répondu.

# Another device.
client-table-other-device = Continuer sur un autre appareil
client-table-other-device-about = Un code à usage unique vous amène, vous et vos parties, sur un autre appareil.
client-table-make-code = Créer un code
client-table-code-qr = Le code en image pour un appareil photo

# After the game.
client-table-rematch = Rejouer
client-table-to-rematch = Vers la nouvelle table
client-table-replay = Revoir la partie
client-table-download-native = Garder la partie en fichier
client-table-download-hanab-live = La garder pour hanab.live
client-table-fairness = Comment les cartes ont été mélangées
client-table-fairness-about = La maison s’est engagée sur sa part avant que quiconque s’assoie, et chaque navigateur a ajouté la sienne : personne ne pouvait choisir les cartes. Le fichier de la partie le prouve avec « tamaya verify ».
client-table-commitment = Engagement, montré avant le premier coup
client-table-secret = La part de la maison

# Looking back at an earlier moment.
client-table-step-back = Un coup en arrière
client-table-looking-back = Coup { $move } sur { $moves }
client-table-step-on = Un coup en avant
client-table-now = Maintenant
