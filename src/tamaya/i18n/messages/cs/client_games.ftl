# The guest’s games in the browser, and the way to another device.
client-games-mine = Jste na tahu
client-games-running = Na tahu jsou ostatní
client-games-waiting = Ještě nezačaly
client-games-over = Dohrané
client-games-none = Zatím nemáte žádnou hru. Najdete tu každý stůl, ke kterému si sednete.
client-games-look = Prohlédnout
client-games-score = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
client-games-lost = { $count ->
    [one] prohra, { $count } bod
    [few] prohra, { $count } body
    [many] prohra, { $count } bodu
   *[other] prohra, { $count } bodů
}
client-games-won-by = vítěz: { $player }
client-games-given-up = vzdaná
client-games-statistics = Jak vaše hry dopadly
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
client-games-to-move = Pokračovat na jiném zařízení

# From one device to another.
client-games-move = Z jednoho zařízení na druhé
client-games-move-here = Na toto zařízení
client-games-move-here-about = Na druhém zařízení vytvořte kód a opište ho sem.
client-games-code = Kód
client-games-move-go = Přejít sem
client-games-move-replaces = Zde jste { $name }; s kódem budete tím, kým jste tam.
client-games-move-away = Na jiné zařízení
client-games-moved = Vítejte, { $name }: vaše hry jsou tu.
