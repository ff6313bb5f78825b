# The guest’s games in the browser, and the way to another device.
client-games-mine = À vous de jouer
client-games-running = Aux autres de jouer
client-games-waiting = Pas encore commencées
client-games-over = Terminées
client-games-none = Vous n’avez pas encore de partie. Toutes les tables où vous vous asseyez se retrouvent ici.
client-games-look = Revoir
client-games-score = { $count ->
    [one] score de { $count } point
   *[other] score de { $count } points
}
client-games-lost = { $count ->
    [one] perdue, { $count } point
   *[other] perdue, { $count } points
}
client-games-won-by = gagnée par { $player }
client-games-given-up = abandonnée
client-games-statistics = Comment vos parties ont tourné
client-games-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
client-games-played = jouées
client-games-won = gagnées
client-games-mean = score moyen
client-games-best = meilleur score
client-games-to-move = Continuer sur un autre appareil

# From one device to another.
client-games-move = D’un appareil à l’autre
client-games-move-here = Vers cet appareil
client-games-move-here-about = Créez un code sur votre autre appareil et tapez-le ici.
client-games-code = Le code
client-games-move-go = Passer ici
client-games-move-replaces = Ici, vous êtes { $name } ; avec le code, vous devenez celui ou celle que vous êtes là-bas.
client-games-move-away = Vers un autre appareil
client-games-moved = Bienvenue, { $name } : vos parties sont là.
