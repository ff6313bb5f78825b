# A game in sentences for language models.
text-seat = Jste { $player } na místě { $letter }.
text-numbers = Karty se počítají zleva. Číslo v hranatých závorkách je číslo karty v notaci.
text-known-except = { $known }, ale ne { $faces }
text-answer = Jste na tahu. Odpověď zakončete řádkem, na kterém je jen jeden z těchto tahů:
text-not-made = Váš tah nebyl proveden. { $reason }

# The moves to choose from.
text-option-play = zahrát svou kartu { $position }
text-option-discard = zahodit svou kartu { $position }
text-option-clue = napovědět hráči { $player }: { $clue }
text-option-take-back = vybrat ze zahozených karet: { $face }
text-option-buy = koupit od hráče { $player }: { $face }
