# The guest’s games in the browser, and moving to another device.
client-games-mine = Jste na tahu
client-games-running = Čeká se na ostatní
client-games-waiting = Ještě nezačaly
client-games-over = Dohrané
client-games-none = Zatím žádné hry. Najdete tu každý stůl, ke kterému si sednete.
client-games-replay = Přehrát
client-games-abandoned = předčasně ukončená
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

# Filters, and games with bots only.
client-games-filter-phase = Zobrazit
client-games-filter-all = Všechny
client-games-filter-running = Rozehrané
client-games-filter-finished = Dohrané
client-games-filter-edition = Hra a vydání
client-games-filter-every-edition = Všechny hry
client-games-filter-none = Žádná hra neodpovídá.
client-games-manage = Vzdát nebo smazat: { $game }
client-games-give-up = Vzdát hru
client-games-give-up-about = Hra hned skončí. Zůstane ve vašem seznamu a můžete si ji přehrát znovu.
client-games-given-up = Hra skončila.
client-games-delete = Smazat
client-games-delete-about = Hra i její záznam zmizí natrvalo, i pro všechny, kdo od vás mají odkaz.
client-games-deleted = Hra je smazaná.

# From one device to another.
client-games-switch = Použít jiné zařízení
client-games-switch-here = Na tomto zařízení
client-games-switch-here-about = Na druhém zařízení si nechte vytvořit kód a zadejte ho sem.
client-games-code = Kód
client-games-switch-go = Použít kód
client-games-switch-replaces = Na tomto zařízení jste { $name }. Když zadáte kód, budete tu místo toho hrát pod jménem z druhého zařízení.
client-games-switch-away = Na jiném zařízení
client-games-switched = Vítejte, { $name }! Vaše hry jsou tady.
client-games-import = Přehrát hru odjinud
