# A finished game looked at again in the browser.
client-replay-coming = Hra se načítá…
client-replay-controls = Průchod hrou
client-replay-first = Na začátek
client-replay-previous = O tah zpět
client-replay-next = O tah dál
client-replay-last = Na konec
client-replay-play = Přehrávat
client-replay-pause = Zastavit
client-replay-place = Tah
client-replay-move = Tah { $move } z { $moves }
client-replay-dealt = Před prvním tahem
client-replay-speed = Rychlost
client-replay-speed-of = × { $times }
client-replay-eyes = Čí pohled
client-replay-eyes-all = vidět vše
client-replay-about = O této hře
client-replay-share = Zkopírovat odkaz na tuto chvíli
client-replay-score = Výsledek: { $score ->
    [one] { $score } bod
    [few] { $score } body
    [many] { $score } bodu
   *[other] { $score } bodů
}
client-replay-players = U stolu: { $players }.
client-replay-to-table = Ke stolu
client-replay-to-front = Na první stránku
client-replay-unfinished = Na hru se lze podívat znovu, až když skončí.
client-replay-locked = Tento stůl má heslo. Řekněte je jednou u jeho dveří a hra se ukáže i tady.

# What a bot makes of a moment.
client-replay-thoughts = Co si myslí friend
client-replay-thoughts-for = Co by friend udělal na místě: { $player }
client-replay-thoughts-coming = Friend přemýšlí…
client-replay-thoughts-over = Je po hře, není už nad čím přemýšlet.

# What became of each card.
client-replay-matrix = Co se s kterou kartou stalo
client-replay-matrix-suit = Barva
client-replay-fate-laid = vyložená
client-replay-fate-laid-from-discard = vyložená ze zahozených
client-replay-fate-misfired = nepovedená
client-replay-fate-discarded = zahozená
client-replay-fate-shuffled-in = zamíchaná zpět
client-replay-fate-held = zůstala v ruce
client-replay-fate-in-deck = nedobraná
client-replay-card = { $face }: { $fate }
client-replay-card-move = { $face }, { $fate }: tah { $move }, { $player }

# Keys.
client-replay-keys = ← → o tah · mezerník přehrává · Home a End
