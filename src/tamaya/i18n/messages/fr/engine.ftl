# The engine: why a command that needs it cannot run.
refusal-no-gpu = Aucune carte graphique compatible CUDA n’a été trouvée sur cette machine.
refusal-unknown-device = Appareil inconnu : « { $device } ». Choisissez parmi : { $known }.
