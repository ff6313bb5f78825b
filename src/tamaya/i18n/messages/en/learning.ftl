# Training players.
value-folder = FOLDER
verb-train = train a player of Hanabi
verb-train-about = Train a network to play Hanabi by playing with itself, after imitating a bot if the configuration says so. FILE is the configuration (TOML). The folder receives the progress, a checkpoint and the weights; if it holds a checkpoint of the same configuration, the training goes on from there.
option-into = Folder of the training.
option-seconds-of-training = Stop after about this many seconds, with a checkpoint (default: train to the end).
train-line = Update { $update } of { $updates }, { $moves } moves: mean score { $score }.
train-evaluation = Greedy play over { $games } new games: { $score } ± { $error }, { $perfect }% perfect.
refusal-unreadable-config = Can’t read the configuration “{ $file }”.
refusal-bad-config = The configuration “{ $file }” is wrong: { $why }.
refusal-other-config = The checkpoint “{ $file }” belongs to another configuration. Choose another folder, or delete this checkpoint.
refusal-no-teacher = The bot “{ $teacher }” cannot teach this game. Only compiled bots can teach, in games they play: “hat”, or “pair” for two seats. The game must have no bonus tiles.
