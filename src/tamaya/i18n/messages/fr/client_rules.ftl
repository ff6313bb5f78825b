# The rules in the browser.
client-rules-title = Règles du jeu
client-rules-hanabi = Règles de Hanabi
client-rules-ikebana = Règles d’Ikebana
client-rules-of-this-game = Toutes les règles de ce jeu
client-rules-choose = Choisir un autre jeu
client-rules-copy = Copier le lien
client-rules-print = Imprimer
