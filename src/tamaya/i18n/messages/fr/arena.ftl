# Many games between bots: tamaya simulate and tamaya crossplay.
value-keep = PARTIES
verb-crossplay = faire jouer chaque robot avec chaque autre
verb-crossplay-about = Fait partager des tables de Hanabi à chacun des robots avec chaque autre, et avec ses semblables, et donne dans un tableau le score moyen de chaque paire. Les deux robots alternent autour de la table et avancent d’une place d’une partie à l’autre ; toutes les paires reçoivent les mêmes cartes.
option-cluster = Jouer sur les machines de l’ordonnanceur dask à cette adresse.
option-resume-match = Garder chaque partie finie dans ce fichier, et continuer à partir de celles qu’il contient.
option-replays = Écrire dans ce fichier l’enregistrement de parties choisies.
option-keep = Lesquelles : worst:NOMBRE (les pires), best:NOMBRE (les meilleures), lost (les perdues) ou all (toutes) ; par défaut worst:5.
option-plot = Dessiner les chiffres en SVG dans ce fichier.
simulate-column-turns = Tours
simulate-stopped = Arrêté après { $done ->
    [one] { $done } partie
   *[other] { $done } parties
} sur { $games }. Ce qui est fait est gardé ; la même commande continue à partir de là avec
simulate-interrupted = Interrompu après { $done ->
    [one] { $done } partie
   *[other] { $done } parties
} sur { $games }. Ce qui est fait est gardé ; la même commande continue à partir de là avec
crossplay-title = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de chaque paire de robots, { $players } joueurs, scores moyens
refusal-bot-sees-all = « { $bot } » voit toutes les mains : il ne joue que dans l’arène, et à aucune table.
refusal-no-such-keep = « { $words } » ne désigne aucune partie. Dites worst:NOMBRE, best:NOMBRE, lost ou all.
refusal-not-svg = Les images sont dessinées en SVG : « { $file } » devrait finir par .svg.
refusal-other-match = Le fichier « { $file } » contient les parties d’une autre rencontre, ou d’une autre version de tamaya.
refusal-not-a-match = Le fichier « { $file } » ne contient pas les parties d’une rencontre : la ligne { $line } est illisible.
refusal-workers-gone = Les processus ou machines qui jouaient se sont arrêtés avant la fin des parties.
refusal-cluster-unreachable = Aucun ordonnanceur ne répond à « { $address } ».
refusal-cluster-without-workers = L’ordonnanceur à « { $address } » n’a aucune machine.
refusal-other-version = Les machines ont tamaya { $there }, et ceci est { $here } : elles joueraient d’autres parties.
