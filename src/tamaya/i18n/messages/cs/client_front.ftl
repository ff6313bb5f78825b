# The first page in the browser.
client-front-title = Vaše karty vidí všichni, jen vy ne.
client-front-about = Hanabi je karetní hra, ve které se vyhrává společně: napovídejte si, věřte si a rozzařte oblohu. S přáteli nebo s roboty, bez účtu.
client-front-name = Vaše jméno
client-front-name-about = Stačí jakékoli; když se vám líbí, nechte si toto.
client-front-welcome-back = Vítejte zpátky, { $name }
client-front-play-now = Hrát hned s roboty
client-front-dealing = Rozdávají se karty…
client-front-open = Otevřít stůl pro přátele
client-front-learn = Naučit se za tři minuty
client-front-join = Připojit se odkazem
client-front-join-example = Odkaz nebo kód stolu
client-front-join-go = Přejít
client-front-join-unreadable = To není odkaz ani kód stolu.

# The game in three pictures.
client-front-how = Jak se hraje
client-front-how-hands = Vidíte karty všech ostatních, ze svých jen rub.
client-front-how-clue = Nápověda řekne barvu nebo hodnotu a ukáže na všechny karty, které ji mají.
client-front-how-firework = Karty jedné barvy vyložené od 1 do 5 jsou ohňostroj. Zapalte jich co nejvíc.

# Tables seen from afar.
client-front-lobby = Otevřené stoly
client-front-lobby-empty = Žádný stůl teď není otevřený všem. Otevřete ho vy!
client-front-waiting = { $free ->
    [one] { $free } volné místo
    [few] { $free } volná místa
    [many] { $free } volného místa
   *[other] { $free } volných míst
}
client-front-playing = hraje se
client-front-sit-down = Přisednout
client-front-watch = Dívat se
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
client-front-nowhere-about = Adresa v tomto domě nikam nevede. Možná v odkazu chybí písmeno.
client-front-home = Na první stránku
