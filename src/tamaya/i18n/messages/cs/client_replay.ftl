# Replaying a finished game in the browser.
client-replay-loading = Načítám hru…
client-replay-controls = Ovládání přehrávání
client-replay-first = Na začátek
client-replay-previous = Předchozí tah
client-replay-next = Další tah
client-replay-last = Na konec
client-replay-play = Přehrát
client-replay-pause = Pozastavit
client-replay-place = Tah
client-replay-move = Tah { $move } z { $moves }
client-replay-dealt = Před prvním tahem
client-replay-speed = Rychlost
client-replay-speed-of = × { $times }
client-replay-viewpoint = Pohled
client-replay-viewpoint-all = všechny karty
client-replay-about = O této hře
client-replay-share = Zkopírovat odkaz na tento tah
client-replay-players = Hráči: { $players }
client-replay-to-table = Zpět ke stolu
client-replay-to-home = Úvodní stránka
client-replay-unfinished = Hru si můžete přehrát, až skončí.
client-replay-locked = Tento stůl má heslo. Nejdřív ho zadejte u stolu a pak se vraťte.

# What a bot thinks of a moment.
client-replay-thoughts = Co si myslí robot „friend“
client-replay-thoughts-for = Co by robot „friend“ udělal na místě hráče { $player }
client-replay-thoughts-loading = Robot „friend“ přemýšlí…
client-replay-thoughts-over = Je po hře, není už o čem rozhodovat.

# What happened to each card.
client-replay-matrix = Jak dopadly jednotlivé karty
client-replay-matrix-suit = Barva
client-replay-fate-laid = vyložená
client-replay-fate-laid-from-discard = vyložená ze zahozených karet
client-replay-fate-misfired = chyba
client-replay-fate-discarded = zahozená
client-replay-fate-shuffled-in = zamíchaná zpět
client-replay-fate-held = zůstala v ruce
client-replay-fate-in-deck = nedobraná
client-replay-card = { $face }: { $fate }
client-replay-card-move = { $face }, { $fate }: tah { $move }, { $player }

# Keys.
client-replay-keys = ← → předchozí a další tah · mezerník: přehrát nebo pozastavit · Home, End: první a poslední tah
