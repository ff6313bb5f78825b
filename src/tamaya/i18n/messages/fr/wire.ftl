# Why a message over the wire is refused.
refusal-frame-too-long = Ce message est trop long. Maximum : { $most ->
    [one] { $most } octet
   *[other] { $most } octets
}.
refusal-unknown-type = Type de message inconnu (dans « { $field } »).
refusal-unknown-field = Champ inconnu : « { $field } ».
refusal-missing-field = Le champ « { $field } » manque.
refusal-bad-field = Valeur invalide (dans « { $field } »).
refusal-hello-first = Envoyez d’abord « hello ».
refusal-not-attached = Rejoignez d’abord la table.
refusal-too-fast = Trop de messages. Patientez un instant et réessayez.
