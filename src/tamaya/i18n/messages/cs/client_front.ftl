# The home page in the browser.
client-front-title = Vaše karty vidí všichni, jen vy ne.
client-front-about = Hanabi je karetní hra, ve které vyhráváte společně: napovídejte si, věřte si a rozzařte oblohu. S přáteli nebo s roboty, bez registrace.
client-front-name = Vaše jméno
client-front-name-about = Stačí jakékoli. Když se vám líbí, nechte si toto.
client-front-welcome-back = Vítejte zpátky, { $name }
client-front-play-now = Hrát s roboty
client-front-dealing = Rozdávám karty…
client-front-open = Hrát s přáteli
client-front-learn = Naučit se za 3 minuty
client-front-join = Připojit se odkazem
client-front-join-example = Odkaz nebo kód stolu
client-front-join-go = Přejít
client-front-join-unreadable = To není odkaz ani kód stolu. Zkontrolujte ho a zkuste to znovu.

# The game in three pictures.
client-front-how = Jak se hraje
client-front-how-hands = Vidíte karty všech ostatních, ze svých jen rub.
client-front-how-clue = Nápověda řekne barvu nebo hodnotu a ukáže na všechny karty, které ji mají.
client-front-how-firework = Vyložte karty jedné barvy od 1 do 5 a máte ohňostroj. Odpalte jich co nejvíc.

# Tables in lists.
client-front-lobby = Otevřené stoly
client-front-lobby-empty = Teď není otevřený žádný stůl. Otevřete vlastní!
client-front-waiting = { $free ->
    [one] { $free } volné místo
    [few] { $free } volná místa
    [many] { $free } volného místa
   *[other] { $free } volných míst
}
client-front-playing = hraje se
client-front-sit-down = Přisednout
client-front-watch = Sledovat
client-front-nobody = zatím nikdo
client-front-locked = s heslem
client-front-my-tables = Vaše hry
client-front-my-turn = jste na tahu
client-front-others-turn = na tahu jsou ostatní
client-front-not-begun = ještě nezačala
client-front-go-on = Pokračovat
client-front-all-my-games = Všechny moje hry

# An address that leads nowhere.
client-front-nowhere = Za touto kartou nic není.
client-front-nowhere-about = Tato stránka neexistuje. Zkontrolujte, zda je odkaz celý.
client-front-home = Úvodní stránka
