# How friend reads a clue. It speaks of its own hand.
friend-read-play = { $player } me dit de jouer la carte { $position }. Sans doute un { $faces }.
friend-read-save = { $player } me dit de garder la carte { $position }. Sans doute un { $faces }.
friend-read-play-or-save = { $player } me dit de jouer la carte { $position }, ou bien de la garder. Sans doute un { $faces }.
friend-read-prompt = { $player } désigne chez un autre joueur une carte jouable seulement après une des miennes. La mienne doit être la carte { $position }, qui a déjà un indice. Sans doute un { $faces }.
friend-read-finesse = { $player } désigne chez un autre joueur une carte jouable seulement après une des miennes. La mienne doit être la carte { $position }, ma plus récente sans indice. Sans doute un { $faces }.
friend-read-fix = { $player } corrige ce que je pensais de mes cartes ; rien de nouveau à jouer.
friend-read-useless = { $player } me montre des cartes inutiles, à défausser.
friend-read-empty = { $player } ne désigne aucune de mes cartes ; rien de nouveau à jouer.
friend-read-literal = { $player } ne semble pas suivre de conventions : je prends l’indice au pied de la lettre.
friend-read-unclear = L’intention derrière l’indice m’échappe ({ $player }) : je le prends au pied de la lettre.
friend-read-stall = { $player } désigne ma carte { $position }, qui ne pourra pas être jouée avant longtemps : je la garde, rien de plus. Sans doute un { $faces }.

# Why friend makes a move.
friend-why-certain = Je joue la carte { $position } : elle est jouable à coup sûr ({ $faces }).
friend-why-promised = Je joue la carte { $position } en me fiant à l’indice donné par { $player }. Sans doute un { $faces }.
friend-why-asked = Je joue la carte { $position } à l’aveugle : sinon, l’indice donné par { $player } à { $teammate } n’aurait pas de sens. Sans doute un { $faces }.
friend-why-touched = Je joue la carte { $position } : personne ne désignerait une carte inutile. Sans doute un { $faces }.
friend-why-chance = Je tente la carte { $position } : le risque en vaut la peine.
friend-why-play-clue = À { $teammate } de jouer la carte { $position } ({ $faces }).
friend-why-save-clue = À { $teammate } de garder la carte { $position } ({ $faces }).
friend-why-blind-clue = Mon indice demande à { $player } de jouer d’abord une carte ; { $teammate } pourra ensuite jouer la carte { $position } ({ $faces }).
friend-why-fix-clue = Sans cet indice, { $teammate } ferait une erreur.
friend-why-stall-clue = Je ne vois rien de mieux à faire : je montre à { $teammate } une carte à garder pour la fin.
friend-why-more-clue = { $teammate } en saura un peu plus ; je ne vois rien de mieux à faire.
friend-why-useless = Je défausse la carte { $position } : elle est inutile.
friend-why-unless-rescued = Je défausse la carte { $position } : elle est inutile, sauf si une tuile bonus ramène une carte qu’il lui faut.
friend-why-elsewhere = Je défausse la carte { $position } ({ $faces }) : un autre exemplaire a déjà un indice.
friend-why-chop = Je défausse la carte { $position } : c’est ma plus ancienne carte sans indice.
friend-why-least = Je défausse la carte { $position } : c’est celle qui me manquera le moins.
friend-why-rescue = Je reprends la carte qui permettra de jouer le plus d’autres cartes : { $faces }.
friend-why-nothing-fits = Je n’utilise pas la tuile bonus : aucune carte de la défausse n’est utile.
friend-why-one-error = La première erreur met fin à la partie : je ne me fie qu’à ce qui est certain.
friend-why-alone = Personne d’autre ici ne semble suivre de conventions : je ne me fie qu’à ce qui est certain ou très probable.

# Before what friend thinks of the move that was made.
friend-thinks = Le robot « friend » pense :

# What a move means by the conventions, to somebody at the table who asks during the game.
friend-means-play-own = Vous pouvez jouer la carte { $position }. Par convention, c’est un { $faces }.
friend-means-save-own = Gardez la carte { $position }. Par convention, c’est un { $faces }.
friend-means-play-or-save-own = La carte { $position } est soit à jouer, soit à garder absolument. Par convention, c’est un { $faces }.
friend-means-fix-own = Cet indice corrige ce qu’un autre laissait croire ; rien de nouveau à jouer.
friend-means-useless-own = Les cartes désignées par cet indice sont inutiles : vous pouvez les défausser.
friend-means-stall-own = Gardez la carte { $position } pour la fin ; rien à jouer pour l’instant.
friend-means-play = { $teammate } peut jouer la carte { $position } ({ $faces }).
friend-means-save = { $teammate } doit garder la carte { $position } ({ $faces }).
friend-means-play-or-save = Chez { $teammate }, la carte { $position } ({ $faces }) est soit à jouer, soit à garder.
friend-means-fix = Cet indice corrige une idée fausse chez { $teammate } ; rien de nouveau à jouer.
friend-means-useless = { $teammate } peut défausser ces cartes : elles sont inutiles.
friend-means-stall = { $teammate } doit garder la carte { $position } ({ $faces }) pour la fin ; rien à jouer pour l’instant.
friend-means-blind-own = { $teammate } ne peut jouer la carte { $position } ({ $faces }) qu’après une autre. Par convention, c’est votre carte { $own } : jouez-la.
friend-means-blind = { $teammate } ne peut jouer la carte { $position } ({ $faces }) qu’après une autre. Par convention, c’est { $player } qui a cette autre carte.
friend-means-unclear = Aucune convention n’explique cet indice. Il ne dit que ce qu’il dit.
friend-means-promised = L’indice donné par { $player } promettait que cette carte était jouable.
friend-means-asked = L’indice donné par { $player } à { $teammate } n’avait de sens que si cette carte était jouée avant.
friend-means-known = Les indices suffisaient pour savoir que cette carte était jouable.
friend-means-unpromised = Aucun indice ne promettait que cette carte était jouable.
friend-means-chop = Par convention, on défausse sa plus ancienne carte sans indice.
friend-means-known-useless = Les indices suffisaient pour savoir que cette carte est inutile.
friend-means-other-discard = Aucune convention n’explique cette défausse.
bot-means-literal = { $player } ne suit aucune convention. Ses indices ne disent que ce qu’ils disent.
bot-means-secret = { $player } parle dans un code que seuls ses semblables comprennent.
