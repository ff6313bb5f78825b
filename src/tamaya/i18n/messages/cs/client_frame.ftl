# What surrounds every page in the browser.
client-defect = Na této stránce se něco pokazilo. Často pomůže načíst ji znovu.
client-frame-unreachable = Dům neodpovídá. Zkuste to za chvilku znovu.
client-frame-skip = Přejít k obsahu
client-frame-ways = Stránky domu
client-frame-my-games = Moje hry
client-frame-learn = Naučit se
client-frame-settings = Nastavení
client-frame-close = Zavřít
client-frame-fewer = O jedno méně
client-frame-more = O jedno více

# How the line to the house is doing.
client-frame-lost = Spojení se přerušilo. Navazuje se znovu…
client-frame-outdated = Dům už používá novější verzi této stránky.
client-frame-unknown = Dům už tento prohlížeč nezná.
client-frame-reload = Načíst znovu

# The settings, kept in this browser.
client-frame-name = Vaše jméno
client-frame-rename = Změnit
client-frame-renamed = Od této chvíle jste { $name }.
client-frame-language = Jazyk
client-frame-theme = Vzhled
client-frame-theme-system = Podle systému
client-frame-theme-light = Papír
client-frame-theme-dark = Noc
client-frame-shapes = Tvary a písmena na kartách
client-frame-shapes-about = Každou barvu poznáte, i když ji nevidíte.
client-frame-motion = Pohyb
client-frame-motion-about = Karty létají na svá místa a ohňostroje se rozevírají.
client-frame-sounds = Zvuky
client-frame-sounds-about = Krátký zvuk, když se u stolu něco stane.
client-frame-notifications = Upozornění
client-frame-notifications-about = Prohlížeč vás zavolá, když jste na tahu.
client-frame-notifications-not = Z této adresy prohlížeč upozorňovat nemůže.
client-frame-notifications-denied = Prohlížeč odsud upozornění nepovoluje.
