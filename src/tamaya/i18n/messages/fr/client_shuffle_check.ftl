# Checking the shuffle of a finished game.
client-shuffle-checking = Vérification en cours…
client-shuffle-all-passed = Tout concorde.
client-shuffle-some-unknown = Aucune anomalie, mais ce navigateur ne peut pas tout vérifier.
client-shuffle-some-failed = Ce n’est pas le mélange promis.
client-shuffle-passed = Réussi :
client-shuffle-failed = Échec :
client-shuffle-unknown = Non vérifié :
client-shuffle-commitment-passed = L’engagement est celui que ce navigateur a vu avant la partie.
client-shuffle-commitment-failed = L’engagement n’est pas celui que ce navigateur a vu avant la partie.
client-shuffle-commitment-unknown = Ce navigateur n’était pas à la table avant la partie : il n’a pas d’engagement à comparer.
client-shuffle-secret-passed = Le secret du serveur correspond à l’engagement.
client-shuffle-secret-failed = Le secret du serveur ne correspond pas à l’engagement.
client-shuffle-own-passed = La part ajoutée par ce navigateur est dans le mélange.
client-shuffle-own-failed = La part ajoutée par ce navigateur manque dans le mélange. Si vous avez aussi pris place depuis un autre appareil, c’est la part de celui-ci qui compte.
client-shuffle-own-unknown = Ce navigateur n’a ajouté aucune part : il n’y a rien à chercher.
client-shuffle-others-passed = Chaque personne à la table a ajouté une part, et les robots du serveur n’en ont ajouté aucune.
client-shuffle-others-failed = La part de quelqu’un manque, ou une part ne vient de personne à la table.
client-shuffle-deal-passed = Le secret et les parts donnent exactement cette pioche.
client-shuffle-deal-failed = Le secret et les parts donnent une autre pioche que celle de la partie.
client-shuffle-deal-unknown = Le fichier de la partie n’a pas pu être chargé : la pioche n’est pas vérifiée.
client-shuffle-cards-passed = Les cartes vues par ce navigateur pendant la partie viennent de cette pioche, dans l’ordre.
client-shuffle-cards-failed = Les cartes ne sont pas venues dans l’ordre de la pioche.
client-shuffle-cards-unknown = Cette page n’a vu aucune carte pendant la partie : elle n’a pu vérifier que le journal. Les cartes du journal viennent de cette pioche, dans l’ordre, mais cette page ne peut pas savoir si le journal a été modifié depuis.

# What a check without a failure proves, and what it does not.
client-shuffle-proved = Ce que cela prouve si tout concorde
client-shuffle-proved-fixed = La pioche était fixée au début de la partie. Personne ne pouvait la changer en cours de jeu.
client-shuffle-proved-mixed = Le serveur a choisi son secret sans connaître votre part : il ne pouvait pas en choisir un qui donne la pioche voulue.
client-shuffle-not-proved = Ce que cela ne prouve pas
client-shuffle-not-proved-operator = Les personnes qui gèrent le serveur peuvent voir toutes les cartes, et chaque part à son arrivée. Si l’une d’elles joue aussi, ou s’entend avec un joueur, elle peut essayer des parts pour ce joueur jusqu’à obtenir une pioche qui lui plaît. Aucune vérification ne le montre.
client-shuffle-not-proved-others = Seuls les autres savent si les parts affichées sous leur nom sont vraiment les leurs. Chaque joueur doit vérifier la sienne.
client-shuffle-not-proved-restart = Si une table tombe en panne avant le début de la partie, c’est peut-être le serveur qui a provoqué la panne, pour éviter une pioche qui ne lui plaisait pas.
client-shuffle-not-proved-page = Cette page vient du même serveur. Pour vérifier sans faire confiance à ce serveur, notez l’engagement et votre part avant la partie, téléchargez ensuite la partie et vérifiez-la avec « tamaya verify » ou avec le petit programme de la documentation de tamaya, à la page « Check a shuffle ».

# The numbers.
client-shuffle-parts = Secret et parts
client-shuffle-secret = Secret du serveur
