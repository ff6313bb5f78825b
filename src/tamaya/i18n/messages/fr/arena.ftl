# Many games between bots: tamaya simulate and tamaya crossplay.
value-keep = PARTIES
verb-crossplay = faire jouer chaque robot avec tous les autres
verb-crossplay-about = Associer chaque robot à tous les autres et à lui-même, faire jouer chaque paire à Hanabi et afficher un tableau des scores moyens. Les deux robots d’une paire alternent autour de la table et avancent d’une place après chaque partie ; toutes les paires reçoivent les mêmes cartes.
option-cluster = Jouer les parties sur les machines de l’ordonnanceur Dask à cette adresse.
option-resume-match = Enregistrer chaque partie finie dans ce fichier, et continuer à partir de celles qu’il contient.
option-replays = Écrire dans ce fichier l’enregistrement de certaines parties.
option-keep = Parties à écrire : worst:NOMBRE (les pires), best:NOMBRE (les meilleures), lost (les perdues) ou all (toutes) ; par défaut worst:5.
option-plot = Écrire dans ce fichier un graphique des résultats, en SVG.
simulate-column-turns = Tours
simulate-stopped = Arrêt après { $done ->
    [one] { $done } partie
   *[other] { $done } parties
} sur { $games }. Les parties finies sont enregistrées. Pour continuer, relancez la commande avec :
simulate-interrupted = Interruption après { $done ->
    [one] { $done } partie
   *[other] { $done } parties
} sur { $games }. Les parties finies sont enregistrées. Pour continuer, relancez la commande avec :
crossplay-title = Scores moyens, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} par paire de robots, { $players } joueurs
refusal-bot-sees-all = « { $bot } » voit toutes les mains et ne joue donc que dans les simulations. Choisissez un autre robot.
refusal-no-such-keep = « { $words } » ne désigne aucune partie. Utilisez worst:NOMBRE, best:NOMBRE, lost ou all.
refusal-not-svg = Les graphiques sont écrits en SVG. Choisissez un nom de fichier en .svg au lieu de « { $file } ».
refusal-other-match = « { $file } » contient les parties d’une autre rencontre ou d’une autre version de tamaya. Choisissez un autre fichier.
refusal-not-a-match = « { $file } » n’est pas un fichier de parties : la ligne { $line } est illisible. Choisissez un autre fichier.
refusal-workers-gone = Les processus se sont arrêtés avant la fin des parties. Vérifiez qu’ils ont assez de mémoire.
refusal-cluster-unreachable = Aucun ordonnanceur ne répond à « { $address } ». Vérifiez l’adresse, et vérifiez que l’ordonnanceur est démarré.
refusal-cluster-without-workers = L’ordonnanceur à « { $address } » n’a aucune machine. Démarrez-en d’abord.
refusal-other-version = Les machines utilisent tamaya { $there }, mais ici c’est tamaya { $here } : leurs parties seraient différentes. Installez partout la même version.
simulate-failures = { $games ->
    [one] Un robot a échoué dans { $games } partie, qui ne compte pas dans les résultats :
   *[other] Un robot a échoué dans { $games } parties, qui ne comptent pas dans les résultats :
}
refusal-bot-not-loaded = Le robot « { $bot } » ne peut pas être chargé : { $problem }. Écrivez-le module:Classe ou chemin.py:Classe.
refusal-bot-of-other-game = Le robot « { $bot } » joue à { $game }, pas à ce jeu.
