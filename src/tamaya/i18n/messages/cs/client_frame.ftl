# What surrounds every page in the browser.
client-defect = Na této stránce se něco pokazilo. Zkuste ji načíst znovu.
client-frame-unreachable = Server neodpovídá. Zkuste to za chvíli znovu.
client-frame-skip = Přejít k obsahu
client-frame-menu = Hlavní nabídka
client-frame-my-games = Moje hry
client-frame-learn = Výuka
client-frame-settings = Nastavení
client-frame-close = Zavřít
client-frame-fewer = O jedno méně
client-frame-more = O jedno více

# The state of the connection to the server.
client-frame-lost = Spojení přerušeno. Připojuji znovu…
client-frame-outdated = Je k dispozici novější verze této stránky.
client-frame-unknown = Vaše přihlášení už neplatí. Začněte znovu a zvolte si jméno.
client-frame-reload = Načíst znovu
client-frame-start-again = Začít znovu

# The settings, kept in this browser.
client-frame-name = Vaše jméno
client-frame-rename = Změnit
client-frame-renamed = Vaše jméno je teď { $name }.
client-frame-language = Jazyk
client-frame-theme = Vzhled
client-frame-theme-system = Podle systému
client-frame-theme-light = Světlý
client-frame-theme-dark = Tmavý
client-frame-bot-pace = Tempo robotů ve hrách, které spustíte
client-frame-shapes = Tvary a písmena na kartách
client-frame-shapes-about = Karty rozeznáte podle tvaru a písmene, nejen podle barvy.
client-frame-motion = Animace
client-frame-motion-about = Karty létají na místo a ohňostroje vybuchují.
client-frame-sounds = Zvuky
client-frame-sounds-about = Krátký zvuk, když se něco stane.
client-frame-notifications = Oznámení
client-frame-notifications-about = Dáme vám vědět, když jste na tahu.
client-frame-notifications-not = Prohlížeč neumí na této adrese zobrazovat oznámení.
client-frame-notifications-denied = Oznámení jsou zablokovaná. Povolte je pro tento web v nastavení prohlížeče.

# The devices on which a guest is signed in.
client-frame-devices = Vaše zařízení
client-frame-devices-about = Tato zařízení mohou hrát pod vaším jménem. Odhlaste ta, která nepoznáváte.
client-frame-device = { $browser } ({ $system })
client-frame-device-unknown = Neznámé zařízení
client-frame-device-this = Toto zařízení
client-frame-device-used = Naposledy použito: { $when }
client-frame-sign-out = Odhlásit
client-frame-sign-out-others = Odhlásit ostatní
client-frame-signed-out = Zařízení odhlášeno: { $device }.
client-frame-signed-out-others = Všechna ostatní zařízení jsou odhlášená.
