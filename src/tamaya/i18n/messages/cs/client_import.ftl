# Games from elsewhere.
client-import-title = Přehrát hru odjinud
client-import-about = Vložte hru nebo sem přetáhněte soubor: odkaz na sdílenou hru či export JSON z hanab.live, anebo hru staženou z programu tamaya.
client-import-field = Hra nebo odkaz
client-import-example = https://hanab.live/shared-replay-json/… nebo JSON hry
client-import-show = Ukázat hru
client-import-file = Vybrat soubor
client-import-private = Na serveru se nic neukládá. Odkaz v adresním řádku obsahuje celou hru: můžete ho komukoli poslat.
client-import-damaged = Tento odkaz je poškozený: hru v něm nelze přečíst. Požádejte o odkaz znovu, nebo hru vložte sem.
client-import-too-large = Tento soubor je na jednu hru příliš velký. Vyberte soubor s jedinou hrou.
