# Many games between bots: tamaya simulate and tamaya crossplay.
value-keep = HRY
verb-crossplay = nechat hrát každého robota s každým
verb-crossplay-about = Posadí ke stolům Hanabi každého robota s každým jiným i se sobě rovnými a řekne v tabulce průměrné skóre každé dvojice. Oba se u stolu střídají a po každé hře se o místo posunou; všechny dvojice dostanou stejné karty.
option-cluster = Hrát na strojích plánovače dask na této adrese.
option-resume-match = Každou dohranou hru uložit do tohoto souboru a pokračovat od těch, které v něm jsou.
option-replays = Zapsat do tohoto souboru záznamy vybraných her.
option-keep = Které to jsou: worst:POČET (nejhorší), best:POČET (nejlepší), lost (prohrané), nebo all (všechny); výchozí je worst:5.
option-plot = Nakreslit výsledky do tohoto souboru jako obrázek SVG.
simulate-column-turns = Tahů
simulate-stopped = Zastaveno, odehráno her: { $done } z { $games }. Co je hotovo, je uloženo; stejný příkaz odtud pokračuje s
simulate-interrupted = Přerušeno, odehráno her: { $done } z { $games }. Co je hotovo, je uloženo; stejný příkaz odtud pokračuje s
crossplay-title = { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
} každé dvojice robotů, hráčů: { $players }, průměrná skóre
refusal-bot-sees-all = „{ $bot }“ vidí všechny ruce: hraje jen v aréně, a u žádného stolu.
refusal-no-such-keep = „{ $words }“ neoznačuje žádné hry. Řekněte worst:POČET, best:POČET, lost, nebo all.
refusal-not-svg = Obrázky se kreslí jako SVG: „{ $file }“ má končit na .svg.
refusal-other-match = V souboru „{ $file }“ jsou hry jiného utkání, nebo jiné verze programu tamaya.
refusal-not-a-match = V souboru „{ $file }“ nejsou hry utkání: řádek { $line } nelze přečíst.
refusal-workers-gone = Procesy nebo stroje, které hrály, skončily dříve než hry.
refusal-cluster-unreachable = Na adrese „{ $address }“ žádný plánovač neodpovídá.
refusal-cluster-without-workers = Plánovač na adrese „{ $address }“ nemá žádné stroje.
refusal-other-version = Stroje mají tamaya { $there } a toto je { $here }: hrály by jiné hry.
