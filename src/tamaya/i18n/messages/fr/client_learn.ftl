# The guided first game in the browser.
client-learn-title = Apprendre Hanabi en trois minutes
client-learn-about = Une vraie partie avec un robot ; une voix à côté de la table vous dit ce que vous voyez et ce que vous pouvez faire.
client-learn-begin = Distribuer les cartes
client-learn-any-time = Vous pouvez vous passer de la voix à tout moment : la partie continue.

# What the voice says.
client-learn-coach = La première partie
client-learn-progress = Ce que vous avez essayé
client-learn-lesson-clue = information
client-learn-lesson-play = jouer
client-learn-lesson-discard = défausser
client-learn-done = c’est fait
client-learn-leave = Se passer de la voix
client-learn-next = Suite
client-learn-finish = Je continue sans aide
client-learn-hands = Vous voyez les cartes de votre coéquipier. Des vôtres, vous ne voyez que le dos ; lui en voit la face. La carte la plus récente d’une main est marquée.
client-learn-board = Ensemble, vous posez un feu d’artifice de chaque couleur, de 1 à 5. Il y a huit jetons pour les informations, et la troisième erreur met fin à la partie.
client-learn-clue-good = Une information coûte un jeton et doit aider à jouer une carte.
client-learn-clue-any = Votre coéquipier ne tient rien qu’il faille annoncer maintenant : dites quelque chose pour plus tard.
client-learn-clue-value = Touchez une carte de { $player }, puis nommez { $value }.
client-learn-clue-colour = Touchez une carte de { $player }, puis nommez la couleur : { $colour }.
client-learn-play-told = Ce qu’on vous a dit et ce que vous voyez ne laissent aucun doute : votre carte { $position } convient. Touchez-la et jouez-la.
client-learn-play-bold = Rien n’est sûr, mais une erreur ne met pas encore fin à la partie : osez, touchez votre carte { $position } et jouez-la.
client-learn-discard = Rien n’est sûr : renoncez à une carte que personne n’a désignée. Touchez votre carte { $position } et défaussez-la ; un jeton revient.
client-learn-wait = Au tour de votre coéquipier : regardez. Quand on vous informe, vos cartes sont marquées.
client-learn-clued = Vous avez donné une information : les cartes désignées sont marquées.
client-learn-laid = Votre carte convenait : le feu d’artifice s’ouvre.
client-learn-misfired = Votre carte ne convenait pas : c’est une erreur. Cela arrive à tout le monde.
client-learn-discarded = Votre carte est partie pour de bon, et un jeton revient.
client-learn-all = Vous avez informé, joué et défaussé : il n’y a rien d’autre. Une fois la pioche vide, chacun a encore un tour. À vous !
client-learn-over = C’était votre première partie. Chaque carte posée vaut un point.
