# The guest’s games in the browser, and moving to another device.
client-games-mine = À vous de jouer
client-games-running = Aux autres de jouer
client-games-waiting = Pas commencées
client-games-over = Terminées
client-games-none = Aucune partie pour l’instant. Vous retrouverez ici toutes les tables que vous rejoignez.
client-games-look = Revoir
client-games-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
client-games-lost = perdue
client-games-won-by = gagnée par { $player }
client-games-given-up = abandonnée
client-games-statistics = Vos statistiques
client-games-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
client-games-played = jouées
client-games-won = gagnées
client-games-mean = score moyen
client-games-best = meilleur score
client-games-to-move = Changer d’appareil

# From one device to another.
client-games-move = Changer d’appareil
client-games-move-here = Vers cet appareil
client-games-move-here-about = Obtenez un code sur l’autre appareil et saisissez-le ici.
client-games-code = Code
client-games-move-go = Transférer
client-games-move-replaces = Sur cet appareil, vous êtes { $name }. Le code remplacera ce profil par celui de l’autre appareil.
client-games-move-away = Vers un autre appareil
client-games-moved = Bienvenue, { $name } ! Vos parties sont là.
