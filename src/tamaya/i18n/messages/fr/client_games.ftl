# The guest’s games in the browser, and moving to another device.
client-games-mine = À vous de jouer
client-games-running = En attente des autres
client-games-waiting = Pas commencées
client-games-over = Terminées
client-games-none = Aucune partie pour l’instant. Vous retrouverez ici toutes les tables que vous rejoignez.
client-games-replay = Revoir
client-games-abandoned = abandonnée
client-games-statistics = Vos statistiques
client-games-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
client-games-played = jouées
client-games-won = gagnées
client-games-mean = score moyen
client-games-best = meilleur score
client-games-to-switch = Utiliser un autre appareil

# Filters, and games with bots only.
client-games-filter-phase = Afficher
client-games-filter-all = Toutes
client-games-filter-running = En cours
client-games-filter-finished = Terminées
client-games-filter-edition = Jeu et édition
client-games-filter-every-edition = Tous les jeux
client-games-filter-none = Aucune partie ne correspond.
client-games-manage = Abandonner ou supprimer : { $game }
client-games-give-up = Abandonner
client-games-give-up-about = La partie s’arrête tout de suite. Elle reste dans votre liste et vous pouvez la revoir.
client-games-given-up = La partie est arrêtée.
client-games-delete = Supprimer
client-games-delete-about = La partie et son enregistrement disparaissent pour de bon, même pour les personnes à qui vous avez envoyé un lien.
client-games-deleted = La partie est supprimée.

# From one device to another.
client-games-switch = Utiliser un autre appareil
client-games-switch-here = Sur cet appareil
client-games-switch-here-about = Obtenez un code sur l’autre appareil et saisissez-le ici.
client-games-code = Code
client-games-switch-go = Utiliser le code
client-games-switch-replaces = Sur cet appareil, vous êtes { $name }. Si vous saisissez un code, vous jouerez ici avec le profil de votre autre appareil.
client-games-switch-away = Sur un autre appareil
client-games-switched = Bienvenue, { $name } ! Vos parties sont là.
client-games-import = Revoir une partie jouée ailleurs
