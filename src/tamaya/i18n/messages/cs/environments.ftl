# Prostředí: proč je program, který se učí, odmítnut.
refusal-unknown-game-name = Žádná hra se nejmenuje „{ $name }“. Jména vypadají jako deluxe-black-powder-3p.
refusal-settings-without-name = Nastavení lze měnit jen u hry zadané jménem; zde byla zadána přímo pravidla.
refusal-unknown-player = Hráč „{ $player }“ neexistuje. Na výběr: { $known }.
refusal-not-all-seats = Pro každé místo je potřeba jedna akce.
refusal-seat-not-to-act = Na řadě není { $seat }: může jen vynechat.
refusal-unreadable-action = Tohle není akce: { $action }
refusal-not-begun = Žádná hra ještě nezačala: nejprve zavolejte reset.
refusal-environment-closed = Toto prostředí už je zavřené. Vytvořte jiné.
refusal-no-such-option = Hra nemůže začít s „{ $option }“. Na výběr: { $known }.
refusal-unknown-render-mode = Nic se nedá ukázat jako „{ $mode }“. Na výběr: { $known }.
