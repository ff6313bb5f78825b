# What surrounds every page in the browser.
client-defect = Something went wrong on this page. Try reloading it.
client-frame-unreachable = The server isn’t answering. Try again in a moment.
client-frame-skip = Skip to content
client-frame-menu = Main menu
client-frame-my-games = My games
client-frame-learn = Learn
client-frame-settings = Settings
client-frame-close = Close
client-frame-fewer = One less
client-frame-more = One more

# The state of the connection to the server.
client-frame-lost = Connection lost. Reconnecting…
client-frame-outdated = A newer version of this page is available.
client-frame-unknown = You’re no longer signed in. Start again and choose a name.
client-frame-reload = Reload
client-frame-start-again = Start again

# The settings, kept in this browser.
client-frame-name = Your name
client-frame-rename = Change
client-frame-renamed = Your name is now { $name }.
client-frame-language = Language
client-frame-theme = Appearance
client-frame-theme-system = System
client-frame-theme-light = Light
client-frame-theme-dark = Dark
client-frame-bot-pace = Bot speed in games you start
client-frame-shapes = Shapes and letters on cards
client-frame-shapes-about = Tell the cards apart by shape and letter, not only by colour.
client-frame-motion = Animations
client-frame-motion-about = Cards fly into place and fireworks burst.
client-frame-sounds = Sounds
client-frame-sounds-about = Play a short sound when something happens.
client-frame-notifications = Notifications
client-frame-notifications-about = Get a notification when it’s your turn.
client-frame-notifications-not = This browser can’t show notifications from this address.
client-frame-notifications-denied = Notifications are blocked. Allow them for this site in your browser’s settings.

# The devices on which a guest is signed in.
client-frame-devices = Your devices
client-frame-devices-about = These devices can play as you. Sign out any you don’t recognise.
client-frame-device = { $browser } on { $system }
client-frame-device-unknown = Unknown device
client-frame-device-this = This device
client-frame-device-used = Last used: { $when }
client-frame-sign-out = Sign out
client-frame-sign-out-others = Sign out all others
client-frame-signed-out = Signed out: { $device }.
client-frame-signed-out-others = All other devices are signed out.
