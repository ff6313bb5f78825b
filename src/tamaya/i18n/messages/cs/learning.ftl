# Training players.
value-folder = SLOŽKA
verb-train = natrénovat hráče Hanabi
verb-train-about = Natrénuje síť, která hraje Hanabi sama se sebou, a pokud to konfigurace žádá, nejdřív napodobuje robota. SOUBOR je konfigurace (TOML). Do složky se ukládá průběh, bod obnovy a váhy; je-li v ní bod obnovy stejné konfigurace, trénink od něj pokračuje.
option-into = Složka tréninku.
option-seconds-of-training = Skončit přibližně po tolika sekundách a uložit bod obnovy (výchozí: trénovat až do konce).
train-line = Aktualizace { $update } z { $updates }, počet tahů: { $moves }, průměrné skóre { $score }.
train-evaluation = Bez náhody na nových hrách (celkem { $games }): { $score } ± { $error }, dokonalých { $perfect } %.
refusal-unreadable-config = Konfiguraci „{ $file }“ nelze přečíst.
refusal-bad-config = Konfigurace „{ $file }“ je chybná: { $why }.
refusal-other-config = Bod obnovy „{ $file }“ patří k jiné konfiguraci. Zvolte jinou složku, nebo tento bod obnovy smažte.
refusal-no-teacher = Robot „{ $teacher }“ tuto hru učit nemůže. Učit mohou jen kompilovaní roboti, a to hry, které hrají: „hat“, nebo ve dvou „pair“. Hra musí být bez bonusových dílků.
