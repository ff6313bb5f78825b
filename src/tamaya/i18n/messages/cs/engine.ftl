# The engine: why a command that needs it cannot run.
refusal-no-gpu = Na tomto počítači není žádná grafická karta s podporou CUDA.
refusal-unknown-device = Neznámé zařízení „{ $device }“. Na výběr je: { $known }.
