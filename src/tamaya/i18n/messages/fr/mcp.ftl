# The server for assistants.
verb-mcp = faire jouer un assistant IA par le Model Context Protocol
verb-mcp-about = Servir un assistant qui parle le Model Context Protocol sur l’entrée et la sortie standard. Il peut jouer avec des robots, rejoindre une table par son lien, vérifier et analyser des parties enregistrées, et n’apprend que ce que sa place a le droit de savoir. Demande l’extra « mcp ».
mcp-local-game = Voici la partie { $number }.
mcp-game-names = Le nom d’un jeu réunit l’édition, les extensions et le nombre de joueurs : { $examples }.
mcp-bots = Robots pour { $game } : { $bots }.
refusal-no-such-local-game = Il n’y a pas de partie { $number }. Commencez-en une.
refusal-no-record-before-the-end = L’enregistrement montre toutes les cartes : il ne se lit qu’à la fin de la partie.
refusal-not-at-a-table = Vous n’êtes à aucune table. Rejoignez-en une par son lien.
refusal-at-a-table = Vous êtes déjà à une table. Quittez-la d’abord.
