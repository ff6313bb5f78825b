# What surrounds every page in the browser.
client-defect = Un problème est survenu sur cette page. Essayez de la recharger.
client-frame-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
client-frame-skip = Aller au contenu
client-frame-menu = Menu principal
client-frame-my-games = Mes parties
client-frame-learn = Apprendre
client-frame-settings = Réglages
client-frame-close = Fermer
client-frame-fewer = Un de moins
client-frame-more = Un de plus

# The state of the connection to the server.
client-frame-lost = Connexion perdue. Reconnexion…
client-frame-outdated = Une nouvelle version de cette page est disponible.
client-frame-unknown = Votre session n’existe plus. Recommencez et choisissez un nom.
client-frame-reload = Recharger
client-frame-start-again = Recommencer

# The settings, kept in this browser.
client-frame-name = Votre nom
client-frame-rename = Changer
client-frame-renamed = Vous vous appelez maintenant { $name }.
client-frame-language = Langue
client-frame-theme = Apparence
client-frame-theme-system = Système
client-frame-theme-light = Clair
client-frame-theme-dark = Sombre
client-frame-bot-pace = Rythme des robots dans les parties que vous lancez
client-frame-shapes = Formes et lettres sur les cartes
client-frame-shapes-about = Pour distinguer les cartes par la forme et la lettre, pas seulement par la couleur.
client-frame-motion = Animations
client-frame-motion-about = Les cartes volent et les feux d’artifice éclatent.
client-frame-sounds = Sons
client-frame-sounds-about = Un son bref quand il se passe quelque chose.
client-frame-notifications = Notifications
client-frame-notifications-about = Une notification quand c’est à vous de jouer.
client-frame-notifications-not = Ce navigateur ne peut pas afficher de notifications depuis cette adresse.
client-frame-notifications-denied = Les notifications sont bloquées. Autorisez-les pour ce site dans les réglages du navigateur.

# The devices on which a guest is signed in.
client-frame-devices = Vos appareils
client-frame-devices-about = Ces appareils peuvent jouer sous votre nom. Déconnectez ceux que vous ne reconnaissez pas.
client-frame-device = { $browser } sur { $system }
client-frame-device-unknown = Appareil inconnu
client-frame-device-this = Cet appareil
client-frame-device-used = Dernière utilisation : { $when }
client-frame-sign-out = Déconnecter
client-frame-sign-out-others = Déconnecter les autres
client-frame-signed-out = Appareil déconnecté : { $device }.
client-frame-signed-out-others = Tous les autres appareils sont déconnectés.
