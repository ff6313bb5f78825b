# The rules in the browser.
client-rules-title = Pravidla
client-rules-hanabi = Pravidla Hanabi
client-rules-ikebana = Pravidla Ikebany
client-rules-of-this-game = Úplná pravidla této hry
client-rules-choose = Vybrat jinou hru
client-rules-copy = Zkopírovat odkaz
client-rules-print = Vytisknout
