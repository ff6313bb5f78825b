# Training players.
value-folder = SLOŽKA
verb-train = natrénovat robota pro Hanabi
verb-train-about = Naučí síť hrát Hanabi: hraje sama se sebou, a pokud to konfigurace žádá, nejdřív napodobuje robota. SOUBOR je konfigurace (TOML). Více souborů se zpracuje po řadě: každý začíná s vahami toho předchozího a zapisuje do vlastní podsložky. Do složky se ukládá průběh, bod obnovy a váhy; je-li v ní bod obnovy stejné konfigurace, trénink od něj pokračuje.
option-start-weights = Soubor vah, se kterými se začne (výchozí: náhodné váhy).
option-into = Složka pro průběh, bod obnovy a váhy.
option-seconds-of-training = Skončit přibližně po tolika sekundách a uložit bod obnovy (výchozí: trénovat až do konce).
train-line = Aktualizace { $update } z { $updates }, počet tahů: { $moves }, průměrný výsledek { $score }.
train-evaluation = Bez náhody na nových hrách (celkem { $games }): { $score } ± { $error }, dokonalých { $perfect } %.
refusal-unreadable-config = Konfiguraci „{ $file }“ nelze přečíst.
refusal-bad-config = Konfigurace „{ $file }“ je chybná: { $why }.
refusal-other-config = Bod obnovy „{ $file }“ patří k jiné konfiguraci. Zvolte jinou složku, nebo tento bod obnovy smažte.
refusal-unreadable-weights = Váhy „{ $file }“ nelze přečíst.
refusal-wrong-weights = „{ $file }“ není soubor vah, nebo je poškozený.
refusal-other-network = Váhy „{ $file }“ patří k síti jiné velikosti nebo k jiné hře.
refusal-no-teacher = Robot „{ $teacher }“ tuto hru učit nemůže. Zvolte učitele „hat“ (ve dvou hráčích „pair“) a hru bez bonusových dílků.
