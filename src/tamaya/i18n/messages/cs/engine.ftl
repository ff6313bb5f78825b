# Výpočetní jádro: proč dávka her nemůže udělat, co se po ní chce.
refusal-no-gpu = Na tomto počítači se nenašla žádná grafická karta pro CUDA.
refusal-unknown-device = Zařízení „{ $device }“ neexistuje. Na výběr: { $known }.
refusal-unknown-form = Podoba pozorování „{ $form }“ tu není. Na výběr: { $known }.
refusal-wrong-numbers = Byla zadána čísla druhu { $given }. Na výběr: { $known }.
refusal-wrong-kind = Bylo zadáno něco druhu { $given }, ale je potřeba { $wanted }.
refusal-too-many-games = Na { $games } her najednou není dost paměti.
refusal-not-in-the-batch = Hra { $game } neexistuje: hry se číslují od 0 a je jich { $games }.
refusal-wrong-shape = Byla zadána čísla ve tvaru { $given }, ale jsou potřeba ve tvaru { $wanted }.
refusal-not-whole-numbers = Tady mohou stát jen celá čísla.
refusal-illegal-action = Akce { $action } není ve hře { $game } dovolená.
refusal-action-after-the-end = Hra { $game } skončila.
refusal-not-of-this-batch = Všechny hry jedné dávky mají stejná pravidla a stejný počet hráčů.
refusal-not-an-action = Výpočetní jádro nemá pro tento tah číslo.
refusal-not-a-move = Akce { $action } tu neznamená žádný tah.
