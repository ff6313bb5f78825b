# The engine: why a batch of games cannot do what it is asked.
refusal-no-gpu = No graphics card for CUDA was found on this machine.
refusal-unknown-device = There is no device “{ $device }”. Choose among: { $known }.
refusal-unknown-form = There is no form of observation “{ $form }” here. Choose among: { $known }.
refusal-wrong-numbers = Numbers of the kind { $given } were given. Choose among: { $known }.
refusal-wrong-kind = Something of the kind { $given } was given, where { $wanted } is needed.
refusal-too-many-games = There is not enough memory for { $games } games at once.
refusal-not-in-the-batch = There is no game { $game }: they are numbered from 0, and there { $games ->
    [one] is { $games }
   *[other] are { $games }
}.
refusal-wrong-shape = Numbers in the shape { $given } were given, where { $wanted } are needed.
refusal-not-whole-numbers = Only whole numbers can stand here.
refusal-illegal-action = Action { $action } is not legal in game { $game }.
refusal-action-after-the-end = Game { $game } is over.
refusal-not-of-this-batch = All games of a batch have the same rules and as many players.
refusal-not-an-action = The engine knows no number for this move.
refusal-not-a-move = Action { $action } stands for no move here.
