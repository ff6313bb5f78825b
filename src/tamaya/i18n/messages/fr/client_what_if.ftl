# What if: other moves in a finished game.
client-what-if = Et si…
client-what-if-controls = Essayer d’autres coups
client-what-if-start = Jouez depuis le début de la partie
client-what-if-place = { $count ->
    [0] Jouez à partir d’ici, après le coup { $move }
    [one] Votre variante : { $count } coup, joué après le coup { $move }
   *[other] Votre variante : { $count } coups, joués après le coup { $move }
}
client-what-if-leave = Retour à la partie
client-what-if-back = Reprendre le coup
client-what-if-forward = Coup suivant de la variante
client-what-if-hands = Mains
client-what-if-hands-all = toutes les mains visibles
client-what-if-hands-others = ce que voit le joueur dont c’est le tour
client-what-if-players = Qui joue
client-what-if-players-me = Je joue pour tout le monde
client-what-if-players-bots = Je joue pour { $player }, les robots pour les autres
client-what-if-branches = Variantes
client-what-if-branch = { $count ->
    [one] Après le coup { $move } : { $count } coup
   *[other] Après le coup { $move } : { $count } coups
}
client-what-if-none = Aucune variante pour l’instant. Essayez un coup qui n’a pas été joué dans la partie : la variante apparaîtra ici.
client-what-if-share = Copier le lien avec les variantes
client-what-if-kept = Les variantes restent dans ce navigateur. Le lien en contient une copie.
client-what-if-remove = Supprimer : { $branch }
client-what-if-name = Nom
client-what-if-comment = Commentaire
client-what-if-full = Il y a trop de variantes : ce coup n’a pas été enregistré. Supprimez d’abord une variante.
client-what-if-damaged = Les variantes de ce lien sont illisibles. Redemandez le lien.
