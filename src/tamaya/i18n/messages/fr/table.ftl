# What a table does not do, and why.
refusal-no-such-table = Cette table n’existe pas.
refusal-too-many-open-tables = Vous avez ouvert autant de tables qu’on peut en avoir à la fois : { $most }. Finissez-en une d’abord.
refusal-table-too-busy = Il se passe trop de choses à cette table. Réessayez.
refusal-table-expired = Personne n’a commencé à temps : cette table est fermée.
refusal-wrong-password = Ce n’est pas le mot de passe de la table.
refusal-wrong-number-of-seats = Une table compte de { $fewest } à { $most } places.
refusal-no-such-help-level = Les niveaux d’aide vont de 0 à { $most }.
refusal-bad-pace = Un tour dure de { $shortest } secondes à { $days } jours.
refusal-not-the-host = Seul l’hôte de la table peut faire cela.
refusal-removed-from-table = L’hôte vous a fait quitter cette table.
refusal-already-started = La partie a commencé.
refusal-not-started = La partie n’a pas encore commencé.
refusal-game-is-over = La partie est finie, et la table avec elle.
refusal-game-not-over = La partie n’est pas encore finie.
refusal-already-seated = Vous avez déjà une place ici.
refusal-not-seated = Vous n’avez pas de place à cette table.
refusal-no-such-chair = Cette place n’existe pas : la table en compte { $seats ->
    [one] { $seats } seule
   *[other] { $seats }
}.
refusal-seat-taken = Cette place est prise.
refusal-seat-empty = Personne n’occupe cette place.
refusal-table-full = Toutes les places sont prises.
refusal-seats-empty = La partie commence quand toutes les places sont prises.
refusal-not-contributed = Il manque encore une part au mélange : { $player }.
refusal-too-few-seats = Quelqu’un occupe une place qui disparaîtrait : { $seats ->
    [one] il n’en resterait que { $seats }
   *[other] il n’en resterait que { $seats }
}.
refusal-unknown-bot = La maison n’a pas de robot « { $bot } » pour ce jeu.
refusal-bad-contribution = Une part du mélange s’écrit avec { $digits } chiffres de 0 à 9 et de a à f.
refusal-talk-is-silent = Cette table joue en silence.
refusal-only-remarks = Seules les remarques sont admises à cette table.
refusal-nothing-to-say = Il n’y a rien à dire.
refusal-text-too-long = C’est trop long : { $longest } caractères au plus.
refusal-note-too-long = Une note compte { $longest } caractères au plus.
refusal-no-such-card = Il n’y a pas de carte { $card } sur laquelle écrire.
refusal-same-note = La note le dit déjà.
refusal-too-many-notes = Une place peut écrire { $most } notes par partie, et toutes le sont.
refusal-bad-name = Un nom compte de 1 à { $longest } caractères visibles.
refusal-not-watchable = Cette table joue sans public.
refusal-seated-may-not-watch = Qui a tenu une place dans cette partie ne peut pas la regarder.
refusal-has-seen-hands = Qui a vu cette main ne peut pas la jouer.
refusal-request-pending = Une place est demandée, et la table n’a pas encore répondu.
refusal-no-request = Personne n’a demandé de place.
refusal-nobody-to-agree = Il n’y a personne à la table pour donner son accord.
refusal-not-due = Ce n’est pas le moment.
refusal-already-voted = Vous l’avez déjà dit.
refusal-rematch-opened = La nouvelle table est déjà ouverte : { $table }.

# What happens at a table.
table-event-table-opened = Une table est ouverte.
table-event-options-changed = Les options de la table ont changé.
table-event-seat-taken = { $player } prend place.
table-event-contributed = { $player } ajoute une part au mélange.
table-event-bot-seated = Le robot { $player } prend place.
table-event-seat-left = { $player } quitte la table.
table-event-guest-removed = L’hôte libère une place : { $player }.
table-event-host-changed = La table a un nouvel hôte.
table-event-game-started = La partie commence.
table-event-move-made = { $player } joue.
table-event-move-made-for-deadline = Le temps est écoulé : un robot joue pour { $player }.
table-event-spoken = { $player } : « { $text } »
table-event-spoken-besides = { $player }, dans le public : « { $text } »
table-event-hands-watched = Quelqu’un regarde et voit toutes les mains.
table-event-password-given = Quelqu’un connaît le mot de passe.
table-event-note-written = { $player } note : « { $text } »
table-event-note-marked = { $player } marque une carte.
table-event-note-removed = { $player } retire une note.
table-event-end-wished = { $player } voudrait arrêter la partie.
table-event-end-no-longer-wished = { $player } préfère continuer.
table-event-game-given-up = La partie est abandonnée d’un commun accord.
table-event-seat-asked-for = { $newcomer } demande une place : { $player }.
table-event-seat-asked-for-bot = Le robot { $newcomer } est proposé pour une place : { $player }.
table-event-seat-agreed = { $player } est d’accord.
table-event-seat-denied = { $player } n’est pas d’accord.
table-event-request-withdrawn = { $newcomer } ne demande plus la place : { $player }.
table-event-seat-taken-over = { $newcomer } reprend une place : { $player }.
table-event-seat-taken-over-bot = Le robot { $newcomer } reprend une place : { $player }.
table-event-rematch-opened = Une nouvelle table est ouverte pour une autre partie.
table-event-table-expired = Personne n’a commencé à temps : la table est fermée.

# How far a table has come.
phase-waiting = en attente
phase-playing = en cours
phase-finished = finie
phase-expired = fermée sans partie

# What can be settled about a table.
table-option-visibility-listed = dans la liste
table-option-visibility-unlisted = par son lien seulement
table-option-at-deadline-wait = la table attend
table-option-at-deadline-bot = un robot joue
table-option-watching-none = sans public
table-option-watching-without-hands = un public qui ne voit pas les mains
table-option-watching-all-hands = un public qui voit toutes les mains
table-option-help-none = sans aide
table-option-first-seat-drawn = le sort désigne qui commence
pace-none = sans limite de temps
pace-seconds = { $count ->
    [one] { $count } seconde par tour
   *[other] { $count } secondes par tour
}
pace-minutes = { $count ->
    [one] { $count } minute par tour
   *[other] { $count } minutes par tour
}
pace-hours = { $count ->
    [one] { $count } heure par tour
   *[other] { $count } heures par tour
}
pace-days = { $count ->
    [one] { $count } jour par tour
   *[other] { $count } jours par tour
}

# What may be said where only remarks are allowed.
remark-know-nothing = Je ne sais encore rien de mes cartes.
remark-remember = Je me souviens de ce qu’on m’a dit.
remark-thinking = Je réfléchis.
remark-well-done = Bien joué !
remark-sorry = Pardon !
remark-thanks = Merci !
