# What a friend takes a clue for. It speaks of its own hand.
friend-read-play = { $player } m’informe : ma carte { $position } peut être posée. Je la prends pour : { $faces }.
friend-read-save = { $player } m’informe : il faut garder ma carte { $position }. Je la prends pour : { $faces }.
friend-read-play-or-save = { $player } m’informe : ma carte { $position } peut être posée, ou il faut la garder. Je la prends pour : { $faces }.
friend-read-prompt = { $player } informe quelqu’un d’autre et appelle ainsi la carte d’avant : ma carte { $position }, dont je sais déjà quelque chose. Je la prends pour : { $faces }.
friend-read-finesse = { $player } informe quelqu’un d’autre et appelle ainsi la carte d’avant : ma carte la plus récente sans information, la carte { $position }. Je la prends pour : { $faces }.
friend-read-fix = { $player } m’informe et corrige ce que je savais, sans rien promettre.
friend-read-useless = { $player } me montre des cartes qui ne servent plus à rien.
friend-read-empty = { $player } ne désigne aucune de mes cartes et ne promet rien.
friend-read-literal = { $player } ne semble suivre aucune convention : l’information veut dire ce qu’elle dit.
friend-read-unclear = { $player } m’informe sans rien promettre de clair : l’information veut dire ce qu’elle dit.

# Why a friend makes a move.
friend-why-certain = Je pose la carte { $position } : quelle qu’elle soit, elle convient ({ $faces }).
friend-why-promised = Je pose la carte { $position } : { $player } a promis qu’elle convient ({ $faces }).
friend-why-asked = Je pose la carte { $position } sans l’avoir vue : sinon, l’information donnée par { $player } à { $teammate } n’a pas de sens ({ $faces }).
friend-why-touched = Je pose la carte { $position } : personne ne désigne une carte inutile ({ $faces }).
friend-why-chance = Je pose la carte { $position } et j’espère : il n’y a plus rien à perdre.
friend-why-play-clue = Grâce à cette information, { $teammate } posera la carte { $position } : { $faces }.
friend-why-save-clue = Grâce à cette information, { $teammate } gardera la carte { $position } : { $faces }.
friend-why-blind-clue = Grâce à cette information, { $player } posera la carte d’avant, puis { $teammate } la carte { $position } : { $faces }.
friend-why-fix-clue = Cette information évite une erreur à { $teammate }.
friend-why-more-clue = Cette information en dit un peu plus à { $teammate } ; je ne vois rien de mieux.
friend-why-useless = Je défausse la carte { $position } : elle ne pourra plus jamais être posée.
friend-why-elsewhere = Je défausse la carte { $position } : un autre exemplaire a déjà été désigné ({ $faces }).
friend-why-chop = Je défausse la carte { $position } : c’est ma plus ancienne carte sans information.
friend-why-least = Je défausse la carte { $position } : c’est celle pour laquelle je crains le moins.
friend-why-rescue = Je reprends cette carte, parce qu’elle permet d’en poser le plus d’autres : { $faces }.
friend-why-nothing-fits = Je laisse la tuile bonus : aucune carte de la défausse n’est utile.
friend-why-one-error = La première erreur mettrait fin à la partie : seul compte ce qui est certain.
friend-why-alone = Je ne vois pas de conventions à cette table : seul compte ce qui est certain.
