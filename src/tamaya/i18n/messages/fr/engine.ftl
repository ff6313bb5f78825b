# Le moteur : pourquoi une commande qui en a besoin ne peut pas s’exécuter.
refusal-no-gpu = Aucune carte graphique pour CUDA n’a été trouvée sur cette machine.
refusal-unknown-device = Il n’y a pas d’appareil « { $device } ». Au choix : { $known }.
