# The guided first game in the browser.
client-learn-title = Apprendre Hanabi en 3 minutes
client-learn-about = Jouez une vraie partie avec un robot. Un coach vous explique ce que vous voyez et ce que vous pouvez faire.
client-learn-begin = Distribuer les cartes
client-learn-any-time = Vous pouvez masquer le coach à tout moment et continuer à jouer.

# What the coach says.
client-learn-coach = Coach
client-learn-progress = Votre progression
client-learn-lesson-clue = indice
client-learn-lesson-play = jouer
client-learn-lesson-discard = défausser
client-learn-done = fait
client-learn-leave = Masquer le coach
client-learn-next = Suivant
client-learn-finish = Jouer sans le coach
client-learn-hands = Vous voyez les cartes de votre coéquipier, et il voit les vôtres. De vos propres cartes, vous ne voyez que le dos. La carte la plus récente de chaque main est marquée.
client-learn-board = Ensemble, vous composez un feu d’artifice de chaque couleur, de 1 à 5. Vous avez huit jetons indice, et la troisième erreur met fin à la partie.
client-learn-clue-good = Un indice coûte un jeton et doit aider votre coéquipier à jouer une carte.
client-learn-clue-any = Votre coéquipier n’a rien à jouer pour le moment : donnez un indice pour plus tard.
client-learn-clue-value = Touchez une carte chez { $player }, puis choisissez { $value }.
client-learn-clue-colour = Touchez une carte chez { $player }, puis choisissez la couleur : { $colour }.
client-learn-play-certain = Les indices reçus et les cartes que vous voyez ne laissent aucun doute : la carte { $position } est jouable. Touchez-la et jouez-la.
client-learn-play-risk = Rien n’est sûr, mais une erreur est permise. Tentez votre chance : touchez la carte { $position } et jouez-la.
client-learn-discard = Rien n’est sûr : défaussez une carte sans indice. Touchez la carte { $position } et choisissez « Défausser » ; vous récupérez un jeton.
client-learn-wait = Au tour de votre coéquipier. Quand vous recevez un indice, les cartes qu’il désigne sont marquées.
client-learn-clued = Indice donné ! Les cartes qu’il désigne sont marquées.
client-learn-laid = Votre carte trouve sa place, et le feu d’artifice grandit !
client-learn-misfired = Votre carte ne convenait pas : c’est une erreur. Cela arrive à tout le monde.
client-learn-discarded = Votre carte est perdue pour de bon, mais vous récupérez un jeton.
client-learn-all = Donner un indice, jouer, défausser : vous savez tout. Quand la pioche est vide, chacun joue encore un tour. À vous !
client-learn-over = C’était votre première partie. Chaque carte posée vaut un point.
