# The guest’s games in the browser, and moving to another device.
client-games-mine = Jste na tahu
client-games-running = Čeká se na ostatní
client-games-waiting = Ještě nezačaly
client-games-over = Dohrané
client-games-none = Zatím žádné hry. Najdete tu každý stůl, ke kterému si sednete.
client-games-replay = Přehrát
client-games-score = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
client-games-lost = prohra
client-games-won-by = vítěz: { $player }
client-games-abandoned = ukončená
client-games-statistics = Vaše statistiky
client-games-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
client-games-played = odehráno
client-games-won = vyhráno
client-games-mean = průměrný výsledek
client-games-best = nejlepší výsledek
client-games-to-switch = Použít jiné zařízení

# From one device to another.
client-games-switch = Použít jiné zařízení
client-games-switch-here = Na tomto zařízení
client-games-switch-here-about = Na druhém zařízení si nechte vytvořit kód a zadejte ho sem.
client-games-code = Kód
client-games-switch-go = Použít kód
client-games-switch-replaces = Na tomto zařízení jste { $name }. Když zadáte kód, budete tu místo toho hrát pod jménem z druhého zařízení.
client-games-switch-away = Na jiném zařízení
client-games-switched = Vítejte, { $name }! Vaše hry jsou tady.
