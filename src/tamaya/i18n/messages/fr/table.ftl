# Why a table refuses something.
refusal-no-such-table = Cette table n’existe pas. Vérifiez le lien ou le code.
refusal-unreadable-table = Cette table est endommagée et ne peut pas s’ouvrir. Les autres tables fonctionnent. Merci de prévenir la personne qui gère ce serveur.
refusal-too-many-open-tables = Vous pouvez avoir au plus { $most ->
    [one] { $most } table ouverte
   *[other] { $most } tables ouvertes
}. Terminez d’abord une partie.
refusal-table-too-busy = Cette table est trop sollicitée pour le moment. Réessayez.
refusal-table-expired = Cette table est fermée, car la partie n’a pas été lancée à temps.
refusal-wrong-password = Mot de passe incorrect. Réessayez.
refusal-wrong-number-of-seats = Une table doit compter de { $fewest } à { $most ->
    [one] { $most } place
   *[other] { $most } places
}.
refusal-no-such-help-level = Choisissez un niveau d’aide de 0 à { $most }.
refusal-bad-pace = Le temps par tour doit être compris entre { $shortest ->
    [one] { $shortest } seconde
   *[other] { $shortest } secondes
} et { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
refusal-not-the-host = Seul l’hôte peut faire cela.
refusal-removed-from-table = L’hôte vous a fait quitter cette table.
refusal-already-started = La partie a déjà commencé.
refusal-not-started = La partie n’a pas encore commencé.
refusal-game-is-over = La partie est terminée. Ouvrez une nouvelle table pour rejouer.
refusal-game-not-over = La partie n’est pas encore terminée.
refusal-already-seated = Vous avez déjà une place ici.
refusal-not-seated = Vous n’avez pas de place à cette table.
refusal-others-at-table = Quelqu’un d’autre a joué à cette table : vous ne pouvez pas la supprimer.
refusal-seat-taken = Cette place est prise. Choisissez-en une autre.
refusal-seat-empty = Cette place est libre.
refusal-table-full = Toutes les places sont prises.
refusal-seats-empty = Toutes les places doivent être prises pour lancer la partie.
refusal-not-contributed = { $player } : le navigateur doit encore participer au mélange. Patientez un instant.
refusal-too-few-seats = Quelqu’un occupe une place que vous voulez supprimer. Avec { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, cette personne n’en aurait plus.
refusal-unknown-bot = Ce jeu n’a pas de robot « { $bot } ».
refusal-bot-for-two-seats = « { $bot } » ne joue qu’aux tables à deux places. Ici, utilisez « { $instead } ».
refusal-secret-language = « { $bot } » parle un langage secret que les humains ne comprennent pas. Choisissez un autre robot, ou autorisez les robots à code secret dans les options de la table.
refusal-bad-contribution = Une part du mélange doit compter { $digits ->
    [one] { $digits } chiffre hexadécimal
   *[other] { $digits } chiffres hexadécimaux
} (0 à 9, a à f).
refusal-talk-is-silent = On joue en silence à cette table. Vous pourrez discuter après la partie.
refusal-only-remarks = Seules les remarques proposées sont autorisées à cette table.
refusal-nothing-to-say = Le message est vide. Écrivez d’abord quelque chose.
refusal-text-too-long = Le message est trop long. Maximum : { $longest ->
    [one] { $longest } caractère
   *[other] { $longest } caractères
}.
refusal-note-too-long = La note est trop longue. Maximum : { $longest ->
    [one] { $longest } caractère
   *[other] { $longest } caractères
}.
refusal-no-such-card = Il n’y a pas de carte { $card } à annoter.
refusal-same-note = Votre note le dit déjà.
refusal-too-many-notes = Vous ne pouvez plus écrire de notes dans cette partie : la limite est de { $most }.
refusal-too-often = Vous faites cela trop souvent à cette table. Attendez quelques secondes, puis réessayez.
refusal-wait-for-next-turn = Vous ne pouvez plus réorganiser votre main pendant ce tour : la limite est de { $most }. Attendez le tour suivant.
refusal-too-many-rearrangements = Vous ne pouvez plus réorganiser votre main dans cette partie : la limite est de { $most }. Vous pouvez continuer à jouer.
refusal-too-many-changes = Il y a eu trop de changements à cette table : la limite est de { $most }. Lancez la partie ou ouvrez une autre table.
refusal-too-many-seat-changes = Il y a eu trop de changements de place à cette table : la limite est de { $most }. Demander une place, revenir et retirer un vote comptent aussi comme des changements de place. Si vous avez une place, vous pouvez toujours jouer et voter pour arrêter la partie.
refusal-too-many-messages = On ne peut plus envoyer de messages ici : la limite est de { $most }. Vous pouvez continuer à jouer ; pour discuter encore, ouvrez une autre table.
refusal-too-many-visitors = Trop de personnes sont venues à cette table : la limite est de { $most }. Demandez à l’hôte d’en ouvrir une autre.
refusal-bad-name = Un nom doit compter de 1 à { $longest ->
    [one] { $longest } caractère visible
   *[other] { $longest } caractères visibles
}.
refusal-not-watchable = Cette table n’accepte pas de spectateurs.
refusal-seated-may-not-watch = Vous aviez une place dans cette partie : vous ne pouvez pas la regarder.
refusal-has-seen-hands = Vous avez vu les cartes de cette main : vous ne pouvez pas prendre cette place.
refusal-request-pending = Quelqu’un a déjà demandé une place. Attendez la réponse.
refusal-no-request = Personne n’a demandé de place.
refusal-nobody-to-agree = Personne à la table ne peut accepter votre demande.
refusal-player-is-here = Ce joueur est là, ou l’était à l’instant. Attendez-le.
refusal-host-decides = L’hôte est là : c’est à l’hôte de décider.
refusal-already-substituted = Un robot joue déjà pour ce joueur.
refusal-game-is-paused = La partie est en pause. Votez pour continuer.
refusal-not-due = Ce n’est pas possible maintenant.
refusal-already-voted = Vous avez déjà voté.
refusal-undo-not-allowed = À cette table, on ne peut pas reprendre de coup.
refusal-nothing-to-undo = Vous ne pouvez pas reprendre votre dernier coup : quelqu’un a joué depuis, ou votre coup a fait voir une carte.
refusal-undo-pending = Quelqu’un demande à reprendre un coup. Attendez les réponses.
refusal-no-undo-request = Personne ne demande à reprendre un coup.
refusal-too-many-undo-requests = Vous ne pouvez plus demander à reprendre un coup dans cette partie : la limite est de { $most }.
refusal-rematch-opened = La nouvelle table est déjà ouverte : { $table }.

# What happens at a table.
table-event-table-opened = La table est ouverte.
table-event-options-changed = Les options de la table ont changé.
table-event-seat-taken = { $player } s’assoit.
table-event-bot-seated = Le robot { $player } s’assoit.
table-event-seat-left = { $player } quitte la table.
table-event-guest-removed = L’hôte retire { $player } de la table.
table-event-host-changed = La table a un nouvel hôte.
table-event-game-started = La partie commence.
table-event-shuffle-committed = Vous pourrez vérifier le mélange après la partie. L’empreinte donnée par le serveur (l’engagement) commence par { $commitment }.
table-event-move-made-for-deadline = Temps écoulé : un robot joue pour { $player }.
table-event-move-made-by-substitute = Un robot joue pour { $player }.
table-event-spoken = { $player } : « { $text } »
table-event-spoken-besides = { $player } (spectateur) : « { $text } »
table-event-end-wished = { $player } veut arrêter la partie.
table-event-end-no-longer-wished = { $player } veut continuer à jouer.
table-event-game-given-up = Les joueurs ont décidé d’arrêter la partie.
table-event-seat-asked-for = { $newcomer } demande sa place à { $player }.
table-event-seat-asked-for-bot = Proposition : le robot { $newcomer } remplace { $player }.
table-event-seat-agreed = { $player } accepte.
table-event-seat-denied = { $player } refuse.
table-event-request-withdrawn = La demande faite à { $player } de céder sa place à { $newcomer } est retirée.
table-event-seat-taken-over = { $newcomer } remplace { $player }.
table-event-seat-taken-over-bot = Le robot { $newcomer } remplace { $player }.
table-event-request-lapsed = { $player } est là et garde la place que demandait { $newcomer }.
table-event-substitution-began = { $decider } laisse un robot jouer pour { $player } jusqu’à son retour.
table-event-substitution-ended = { $player } est de retour et reprend la partie.
table-event-seat-freed = { $player } est hors ligne ; { $decider } libère cette place.
table-event-pause-wished = { $player } veut faire une pause.
table-event-pause-no-longer-wished = { $player } veut reprendre.
table-event-game-paused = La partie est en pause.
table-event-game-resumed = La partie reprend.
table-event-undo-requested = { $player } demande à reprendre son coup.
table-event-undo-agreed = { $player } accepte que le coup soit repris.
table-event-undo-denied = { $player } refuse : le coup est maintenu.
table-event-undo-withdrawn = { $player } ne demande plus à reprendre son coup.
table-event-undo-late = { $player } : le coup est maintenu, car tout le monde n’a pas répondu à temps.
table-event-move-undone = { $player } reprend son coup.
table-event-rematch-opened = Une nouvelle table est ouverte pour une autre partie.
table-event-table-expired = La partie n’a pas été lancée à temps : la table est fermée.

# The phase of a table.
phase-waiting = en attente de joueurs
phase-playing = en cours
phase-finished = terminée
phase-expired = expirée

# The options of a table.
table-option-visibility-listed = visible par tous
table-option-visibility-unlisted = par lien seulement
table-option-at-deadline-wait = la table attend
table-option-at-deadline-bot = un robot joue
table-option-watching-none = sans spectateurs
table-option-watching-without-hands = spectateurs : mains cachées
table-option-watching-all-hands = spectateurs : mains visibles
table-option-bot-pace-instant = les robots jouent aussitôt
table-option-bot-pace-brisk = les robots marquent un temps
table-option-bot-pace-calm = les robots prennent leur temps
table-option-expert-bots = robots à code secret autorisés
table-option-bot-answers-alone = les robots expliquent leurs coups pendant la partie si une seule personne joue
table-option-bot-answers-always = les robots expliquent leurs coups pendant la partie
table-option-bot-answers-after-game = les robots expliquent leurs coups après la partie
table-option-undo-on = on peut reprendre un coup si tout le monde est d’accord
table-option-undo-off = on ne reprend pas de coup
table-option-help-none = sans aide
table-option-first-seat-drawn = premier joueur au hasard
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

# The remarks, where only remarks are allowed.
remark-know-nothing = Je ne sais encore rien de mes cartes.
remark-remember = Vous vous souvenez de vos cartes ?
remark-thinking = Je réfléchis.
remark-well-done = Bien joué !
remark-sorry = Pardon !
remark-thanks = Merci !
