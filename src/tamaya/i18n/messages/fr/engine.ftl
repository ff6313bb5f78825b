# Le moteur : pourquoi une commande qui en a besoin ne peut pas s’exécuter.
refusal-no-gpu = Aucune carte graphique compatible CUDA n’a été trouvée sur cette machine.
refusal-unknown-device = Appareil inconnu : « { $device } ». Choisissez parmi : { $known }.
