# The title of a game, and its extension.
ikebana-game = Ikebana
ikebana-game-extended = Ikebana avec { $extensions }
extension-final-bouquet = Bouquet final
extension-final-bouquet-about = Ikebana seulement : les bouquets de la dernière manche comptent double.

# How much a table may talk in Ikebana, whose rulebook asks for no silence.
ikebana-talking-silent-about = Silence : personne ne parle pendant la partie.
ikebana-talking-remarks-about = Remarques : seulement quelques phrases convenues, comme « Bien joué ! »
ikebana-talking-open-about = Discussion libre : vous parlez comme vous voulez.

# What happened, one sentence each. Players' names stand as they are: no elision, no gender.
ikebana-round-began = Manche { $number } : { $player } commence.
ikebana-piles-gathered = La pioche est vide : chaque défausse ne garde que sa carte du dessus.
ikebana-shuffled = { $cards ->
    [one] { $cards } carte est mélangée et forme une nouvelle pioche.
   *[other] { $cards } cartes sont mélangées et forment une nouvelle pioche.
}
ikebana-kept = { $player } garde le { $face }.
ikebana-rejected = { $player } refuse le { $face }.
ikebana-bought = { $player } achète le { $face } à { $owner }.
ikebana-bought-uncovering = { $player } achète le { $face } à { $owner }, ce qui découvre le { $uncovered }.
ikebana-paid = { $player } paie { $points ->
    [one] { $points } point
   *[other] { $points } points
} à { $receiver }.
ikebana-round-ended = La manche { $number } est finie. Bouquets : { $gains }.
ikebana-standing = { $player } { $points }
ikebana-standings = Points : { $standings }.
ikebana-won = { $player } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ikebana-shared = { $players } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.
ikebana-unfinished = L’enregistrement s’arrête ici, avant la fin de la partie. Points provisoires : { $standings }.

# What a bouquet is worth: its combinations, then its colours.
ikebana-scored = { $player } : { $combinations } ; { $harmony } (×{ $multiplier }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ikebana-scored-double = { $player } : { $combinations } ; { $harmony } (×{ $multiplier }), doublé pour le bouquet final : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ikebana-joker = Le { $face } compte comme { $colour }.
combination-pair = une paire de { $value } ({ $points })
combination-three = un brelan de { $value } ({ $points })
combination-four = un carré de { $value } ({ $points })
combination-five = cinq { $value } ({ $points })
combination-one-to-four = la suite 1-2-3-4 ({ $points })
combination-two-to-five = la suite 2-3-4-5 ({ $points })
combination-one-to-five = la suite 1-2-3-4-5 ({ $points })
harmony-one-colour = une seule couleur
harmony-five-colours = cinq couleurs
harmony-two-colours = deux couleurs
harmony-plain = trois ou quatre couleurs

# Why a seat may not make a move now.
refusal-already-drawn = Vous avez pioché une carte. Gardez-la ou refusez-la.
refusal-nothing-drawn = Vous n’avez pas encore pioché de carte.
refusal-not-enough-points = Vous n’avez pas assez de points.
refusal-own-pile = Vous ne pouvez pas acheter dans votre propre défausse.
refusal-empty-pile = Cette défausse est vide.
