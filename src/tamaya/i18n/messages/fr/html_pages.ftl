# The server’s own pages.
web-about = Jouez en ligne à toutes les éditions de Hanabi, et à Ikebana, entre amis ou avec des robots. Un lien et un nom suffisent.
web-client-not-built = Le client web n’est pas encore compilé. Pour le compiler, démarrez une fois le serveur depuis le code source, avec une connexion internet. Les autres programmes peuvent se connecter à ce serveur sans le client web.
web-needs-script = Cette page a besoin de JavaScript. Autorisez les scripts pour cette adresse.

# What messengers show beside a link to a table.
web-table-of = { $game }, chez { $player }
web-table-waiting = À la table : { $players }. { $free ->
    [0] Toutes les places sont prises.
    [one] { $free } place est libre.
   *[other] { $free } places sont libres.
}
web-table-empty = Personne n’est encore à la table. Prenez place !
web-table-playing = À la table : { $players }. La partie est en cours.
web-table-locked = Cette table a un mot de passe.
