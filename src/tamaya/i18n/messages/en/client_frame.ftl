# What surrounds every page in the browser.
client-defect = Something went wrong on this page. Loading it again often helps.
client-frame-unreachable = The house does not answer. Try again in a moment.
client-frame-skip = Skip to the content
client-frame-ways = Pages of the house
client-frame-my-games = My games
client-frame-learn = Learn
client-frame-settings = Settings
client-frame-close = Close
client-frame-fewer = One less
client-frame-more = One more

# How the line to the house is doing.
client-frame-lost = The connection is lost. Coming back…
client-frame-outdated = The house has moved on to a newer version of this page.
client-frame-unknown = The house does not know this browser any more.
client-frame-reload = Load again

# The settings, kept in this browser.
client-frame-name = Your name
client-frame-rename = Change
client-frame-renamed = From now on you are { $name }.
client-frame-language = Language
client-frame-theme = Appearance
client-frame-theme-system = As the system
client-frame-theme-light = Paper
client-frame-theme-dark = Night
client-frame-shapes = Shapes and letters on cards
client-frame-shapes-about = Every colour can be told apart without seeing it.
client-frame-motion = Movement
client-frame-motion-about = Cards fly to their places and fireworks open.
client-frame-sounds = Sounds
client-frame-sounds-about = A short sound when something happens at the table.
client-frame-notifications = Notifications
client-frame-notifications-about = The browser calls you when it is your turn.
client-frame-notifications-not = This browser cannot notify from this address.
client-frame-notifications-denied = The browser does not allow notifications from here.
