# What surrounds every page in the browser.
client-defect = Quelque chose s’est mal passé sur cette page. La recharger aide souvent.
client-frame-unreachable = La maison ne répond pas. Réessayez dans un instant.
client-frame-skip = Aller au contenu
client-frame-ways = Pages de la maison
client-frame-my-games = Mes parties
client-frame-learn = Apprendre
client-frame-settings = Réglages
client-frame-close = Fermer
client-frame-fewer = Un de moins
client-frame-more = Un de plus

# How the line to the house is doing.
client-frame-lost = La connexion est perdue. Elle revient…
client-frame-outdated = La maison utilise une version plus récente de cette page.
client-frame-unknown = La maison ne connaît plus ce navigateur.
client-frame-reload = Recharger

# The settings, kept in this browser.
client-frame-name = Votre nom
client-frame-rename = Changer
client-frame-renamed = Désormais, vous êtes { $name }.
client-frame-language = Langue
client-frame-theme = Apparence
client-frame-theme-system = Celle du système
client-frame-theme-light = Papier
client-frame-theme-dark = Nuit
client-frame-shapes = Formes et lettres sur les cartes
client-frame-shapes-about = Chaque couleur se reconnaît sans la voir.
client-frame-motion = Mouvement
client-frame-motion-about = Les cartes volent à leur place et les feux s’ouvrent.
client-frame-sounds = Sons
client-frame-sounds-about = Un son bref quand quelque chose se passe à la table.
client-frame-notifications = Alertes du navigateur
client-frame-notifications-about = Le navigateur vous appelle quand c’est à vous.
client-frame-notifications-not = Ce navigateur ne peut pas notifier depuis cette adresse.
client-frame-notifications-denied = Le navigateur n’autorise pas les notifications d’ici.
