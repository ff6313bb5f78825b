# The server for assistants.
verb-mcp = nechat hrát asistenta přes Model Context Protocol
verb-mcp-about = Obsluhuje asistenta, který mluví protokolem Model Context Protocol přes standardní vstup a výstup. Může hrát s roboty, přisednout ke stolu podle odkazu, ověřovat záznamy a rozebírat je; dozví se jen to, co jeho místo smí vědět. Vyžaduje doplněk „mcp“.
mcp-local-game = Toto je hra { $number }.
mcp-game-names = Název hry tvoří vydání, rozšíření a počet hráčů: { $examples }.
mcp-bots = Roboti pro hru { $game }: { $bots }.
refusal-no-such-local-game = Hra { $number } tu není. Nejdřív ji rozdejte.
refusal-no-record-before-the-end = Záznam ukazuje všechny karty, proto je k dispozici až po konci hry.
refusal-not-at-a-table = Nejste u žádného stolu. Nejdřív k nějakému přisedněte podle odkazu.
refusal-at-a-table = U stolu už jste. Nejdřív od něj odejděte.
