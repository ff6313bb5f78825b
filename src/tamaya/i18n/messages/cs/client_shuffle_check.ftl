# Checking the shuffle of a finished game.
client-shuffle-checking = Ověřuje se…
client-shuffle-all-passed = Všechno souhlasí.
client-shuffle-some-unknown = Nic není v rozporu, ale tento prohlížeč nemůže ověřit všechno.
client-shuffle-some-failed = Tohle není slíbené zamíchání.
client-shuffle-passed = V pořádku:
client-shuffle-failed = Nesouhlasí:
client-shuffle-unknown = Neověřeno:
client-shuffle-commitment-passed = Závazek je ten, který tento prohlížeč viděl před hrou.
client-shuffle-commitment-failed = Závazek není ten, který tento prohlížeč viděl před hrou.
client-shuffle-commitment-unknown = Tento prohlížeč nebyl před hrou u stolu, takže nemá závazek k porovnání.
client-shuffle-secret-passed = Tajné číslo serveru odpovídá závazku.
client-shuffle-secret-failed = Tajné číslo serveru neodpovídá závazku.
client-shuffle-own-passed = Podíl, který přidal tento prohlížeč, v míchání je.
client-shuffle-own-failed = Podíl, který přidal tento prohlížeč, v míchání chybí. Pokud je u stolu i jiné vaše zařízení, platí podíl z něj.
client-shuffle-own-unknown = Tento prohlížeč žádný podíl nepřidal, takže není co hledat.
client-shuffle-others-passed = Každý člověk u stolu přidal podíl a roboti serveru žádný.
client-shuffle-others-failed = Něčí podíl chybí, nebo některý podíl nepřidal nikdo u stolu.
client-shuffle-deal-passed = Z tajného čísla a podílů vychází přesně tento balíček.
client-shuffle-deal-failed = Z tajného čísla a podílů vychází jiný balíček než ten ve hře.
client-shuffle-deal-unknown = Soubor hry se nepodařilo načíst, takže balíček není ověřený.
client-shuffle-cards-passed = Karty, které tento prohlížeč viděl během hry, přišly z tohoto balíčku a v tomto pořadí.
client-shuffle-cards-failed = Karty přišly v jiném pořadí, než jaké má balíček.
client-shuffle-cards-unknown = Tato stránka během hry žádné karty neviděla, takže mohla ověřit jen záznam průběhu. Karty v něm přišly z tohoto balíčku a v tomto pořadí, ale stránka neví, jestli se záznam později nezměnil.

# What a check without a failure proves, and what it does not.
client-shuffle-proved = Co to dokazuje, když všechno souhlasí
client-shuffle-proved-fixed = Balíček byl na začátku hry pevně daný. Během hry ho nikdo nemohl změnit.
client-shuffle-proved-mixed = Server zvolil tajné číslo bez znalosti vašeho podílu, takže nemohl vybrat takové, které dá balíček podle jeho přání.
client-shuffle-not-proved = Co to nedokazuje
client-shuffle-not-proved-operator = Lidé, kteří server provozují, mohou vidět všechny karty i každý podíl, jakmile dorazí. Když někdo z nich také hraje nebo se domluví s některým hráčem, může pro tohoto hráče zkoušet podíly tak dlouho, až se mu balíček zalíbí. Žádné ověření to neukáže.
client-shuffle-not-proved-others = Jen ostatní vědí, jestli jsou podíly pod jejich jmény opravdu jejich. Každý hráč musí ověřit ten svůj.
client-shuffle-not-proved-restart = Když stůl přestane fungovat, než hra začne, mohl to server způsobit, aby se vyhnul balíčku, který se mu nehodil.
client-shuffle-not-proved-page = Tato stránka je od téhož serveru. Chcete-li si míchání ověřit bez důvěry v tento server, opište si před hrou závazek a svůj podíl, po hře si ji stáhněte a ověřte příkazem „tamaya verify“ nebo krátkým programem z dokumentace programu tamaya, ze stránky „Check a shuffle“.

# The numbers.
client-shuffle-parts = Tajné číslo a podíly
client-shuffle-secret = Tajné číslo serveru
