# Výpočetní jádro: proč se příkaz, který ho potřebuje, nemůže spustit.
refusal-no-gpu = Na tomto počítači se nenašla žádná grafická karta pro CUDA.
refusal-unknown-device = Zařízení „{ $device }“ neexistuje. Na výběr: { $known }.
