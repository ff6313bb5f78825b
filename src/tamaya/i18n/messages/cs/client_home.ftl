# The home page in the browser.
client-home-title = Vaše karty vidí všichni, jen vy ne.
client-home-about = Hanabi je karetní hra, ve které vyhráváte společně: napovídejte si, věřte si a rozzařte oblohu. S přáteli nebo s roboty, bez registrace.
client-home-name = Vaše jméno
client-home-name-about = Stačí jakékoli. Když se vám líbí, nechte si toto.
client-home-welcome-back = Vítejte zpátky, { $name }
client-home-play-now = Hrát s roboty
client-home-ikebana-now = Ikebana s roboty
client-home-ikebana-play = Zahrát si Ikebanu
client-home-dealing = Rozdávám karty…
client-home-open = Hrát s přáteli
client-home-learn = Naučit se za 3 minuty
client-home-join = Připojit se odkazem
client-home-join-example = Odkaz nebo kód stolu
client-home-join-go = Přejít
client-home-join-unreadable = To není odkaz ani kód stolu. Zkontrolujte ho a zkuste to znovu.

# The game in three pictures.
client-home-how = Jak se hraje
client-home-how-hands = Vidíte karty všech ostatních, ze svých jen rub.
client-home-how-clue = Nápověda řekne barvu nebo hodnotu a ukáže na všechny karty, které ji mají.
client-home-how-firework = Vyložte karty jedné barvy od 1 do 5 a máte ohňostroj. Odpalte jich co nejvíc.

# Tables in lists.
client-home-lobby = Otevřené stoly
client-home-lobby-empty = Teď není otevřený žádný stůl. Otevřete vlastní!
client-home-waiting = { $free ->
    [one] { $free } volné místo
    [few] { $free } volná místa
    [many] { $free } volného místa
   *[other] { $free } volných míst
}
client-home-playing = hraje se
client-home-sit-down = Přisednout
client-home-watch = Sledovat
client-home-nobody = zatím nikdo
client-home-locked = s heslem
client-home-my-tables = Vaše hry
client-home-my-turn = jste na tahu
client-home-others-turn = čeká se na ostatní
client-home-not-started = ještě nezačala
client-home-continue = Pokračovat
client-home-all-my-games = Všechny moje hry

# An address that leads nowhere.
client-home-not-found = Za touto kartou nic není.
client-home-not-found-about = Tato stránka neexistuje. Zkontrolujte, zda je odkaz celý.
client-home-home = Úvodní stránka
