# Training players.
value-folder = FOLDER
verb-train = train a bot for Hanabi
verb-train-about = Train a network to play Hanabi by self-play. If the configuration says so, it imitates a bot first. FILE is a configuration (TOML). Several files run in order: each starts from the weights of the one before and writes to its own subfolder. Progress, a checkpoint and the weights are written to the folder; if it already holds a checkpoint from the same configuration, training resumes from it.
option-start-weights = File of weights to start from (default: random weights).
option-into = Folder for progress, checkpoint and weights.
option-seconds-of-training = Save a checkpoint and stop after about this many seconds (default: train to the end).
train-line = Update { $update } of { $updates }, { $moves } moves: mean score { $score }.
train-evaluation = Greedy play over { $games } new games: { $score } ± { $error }, { $perfect }% perfect.
refusal-unreadable-config = Can’t read the configuration “{ $file }”.
refusal-bad-config = The configuration “{ $file }” is not valid: { $why }.
refusal-other-config = The checkpoint “{ $file }” belongs to another configuration. Choose another folder, or delete this checkpoint.
refusal-unreadable-weights = Can’t read the weights “{ $file }”.
refusal-wrong-weights = “{ $file }” is not a file of weights, or is damaged.
refusal-other-network = The weights “{ $file }” belong to a network of another size or to another game.
refusal-no-teacher = The bot “{ $teacher }” can’t teach this game. Choose “hat” (or “pair”, for two players) as the teacher, and a game without bonus tiles.
