# What the house does not understand over the wire, or not now.
refusal-frame-too-long = Ce message dépasse { $most ->
    [one] { $most } octet
   *[other] { $most } octets
} : il est trop long pour être lu.
refusal-unknown-word = La maison ne connaît pas ce mot (dans « { $field } »).
refusal-unknown-field = Il n’y a pas de champ « { $field } » ici.
refusal-missing-field = Le champ « { $field } » manque.
refusal-bad-field = Cette valeur n’est pas possible (dans « { $field } »).
refusal-hello-first = On se salue d’abord.
refusal-not-attached = On ne peut rien demander à une table que l’on ne suit pas.
refusal-too-fast = Trop de messages en trop peu de temps. Patientez un instant.
