# What a friend takes a clue for. It speaks of its own hand.
friend-read-play = { $player } me signale que ma carte { $position } peut être posée. Ce doit être un { $faces }.
friend-read-save = { $player } me demande de garder ma carte { $position }. Ce doit être un { $faces }.
friend-read-play-or-save = { $player } me signale que ma carte { $position } peut être posée, ou bien qu’il faut la garder. Ce doit être un { $faces }.
friend-read-prompt = { $player } signale à quelqu’un d’autre une carte qui en attend une des miennes : la carte { $position }, dont je sais déjà quelque chose. Ce doit être un { $faces }.
friend-read-finesse = { $player } signale à quelqu’un d’autre une carte qui en attend une des miennes : la carte { $position }, ma plus récente sans information. Ce doit être un { $faces }.
friend-read-fix = { $player } corrige ce que je croyais, sans rien promettre d’autre.
friend-read-useless = { $player } me montre des cartes dont je peux me défaire.
friend-read-empty = { $player } ne désigne aucune de mes cartes et ne promet rien.
friend-read-literal = { $player } ne semble suivre aucune convention : je prends l’information au pied de la lettre.
friend-read-unclear = Je ne vois pas ce que { $player } voulait dire : je prends l’information au pied de la lettre.

# Why a friend makes a move.
friend-why-certain = Je pose la carte { $position }, qui convient à coup sûr ({ $faces }).
friend-why-promised = Je pose la carte { $position }, puisque { $player } m’a promis qu’elle convient. Ce doit être un { $faces }.
friend-why-asked = Je pose la carte { $position } à l’aveugle : sinon, l’information donnée par { $player } à { $teammate } n’aurait pas de sens. Ce doit être un { $faces }.
friend-why-touched = Je pose la carte { $position } : personne n’aurait désigné une carte inutile. Ce doit être un { $faces }.
friend-why-chance = Je pose la carte { $position } et j’espère : il n’y a plus rien à perdre.
friend-why-play-clue = Je voudrais que { $teammate } pose la carte { $position } ({ $faces }).
friend-why-save-clue = Je voudrais que { $teammate } garde la carte { $position } ({ $faces }).
friend-why-blind-clue = Je voudrais que { $player } pose la carte d’avant, puis { $teammate } la carte { $position } ({ $faces }).
friend-why-fix-clue = Sans cette information, { $teammate } ferait une erreur.
friend-why-more-clue = { $teammate } en saura un peu plus ; je ne vois rien de mieux à faire.
friend-why-useless = Je défausse la carte { $position } : elle ne pourra plus jamais être posée.
friend-why-unless-rescued = Je défausse la carte { $position } : elle ne pourra être posée que si une tuile bonus ramène une carte qu’il lui faut.
friend-why-elsewhere = Je défausse la carte { $position } : un autre exemplaire a déjà été désigné ({ $faces }).
friend-why-chop = Je défausse la carte { $position } : c’est ma plus ancienne carte sans information.
friend-why-least = Je défausse la carte { $position } : de toutes mes cartes, c’est celle qui me manquera le moins.
friend-why-rescue = Je reprends cette carte, parce qu’elle permet d’en poser le plus d’autres : { $faces }.
friend-why-nothing-fits = Je laisse la tuile bonus : aucune carte de la défausse n’est utile.
friend-why-one-error = La première erreur mettrait fin à la partie : je ne me fie qu’à ce qui est certain.
friend-why-alone = Personne d’autre ne semble suivre de conventions ici : je me fie à ce qui est certain, ou très probable.

# Before what a friend thinks of the move that was made.
friend-thinks = friend pense :
