# Výpočetní jádro: proč se příkaz, který ho potřebuje, nemůže spustit.
refusal-no-gpu = Na tomto počítači není žádná grafická karta s podporou CUDA.
refusal-unknown-device = Neznámé zařízení „{ $device }“. Na výběr je: { $known }.
