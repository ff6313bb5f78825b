# The shuffle of a table in the browser: what it promises before the game, and the check after it.
client-shuffle = Jak se míchají karty
client-shuffle-about = Pořadí karet se počítá z tajného čísla serveru a z jednoho náhodného čísla z prohlížeče každého hráče. Tomu náhodnému číslu se říká podíl hráče. Před hrou server zveřejní otisk svého tajného čísla, kterému se říká závazek, takže číslo později nemůže změnit. Po hře můžete míchání ověřit.
client-shuffle-commitment = Závazek
client-shuffle-own-part = Váš podíl
client-shuffle-write-down = Chcete-li ověřovat bez této stránky, opište si tyto hodnoty.

# The check.
client-shuffle-check = Ověřit míchání
