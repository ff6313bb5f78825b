# The pages of the house.
web-title = Hanabi with friends
web-about = Here people sit down to Hanabi, in every edition, and to Ikebana. A link and a name are enough.
web-client-not-built = The table for browsers has not been built here: that needs a network once, when the house is opened from its sources. Programs can sit down all the same.
web-needs-script = The table is drawn by a script of this house, and this browser does not run it. Please allow scripts for this address.

# Why not, at the door.
refusal-no-such-page = There is no such page here.
refusal-wrong-method = This cannot be done here.
refusal-wrong-content = This address reads another kind of content.
refusal-body-too-long = This is longer than { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
}, which is too long to be read.
refusal-foreign-host = This house does not go by that name.
refusal-foreign-origin = A page of another site asked for this, so it was not done.
refusal-not-known = The house does not know you yet: come in by a name first.
refusal-already-known = The house knows you already.
refusal-bad-code = This code is wrong, too old or used already.
refusal-visits-too-fast = Too much was asked in too short a time. Please wait a moment.
refusal-too-many-connections = Too many connections are open from where you are.
refusal-too-many-tables = That would be more than { $most ->
    [one] { $most } table
   *[other] { $most } tables
} at once.
refusal-no-such-format = This game cannot be written in that format. Choose among: { $known }.
refusal-no-such-move = There is no such moment: this game has come to move { $moves }.
refusal-no-such-eyes = There are no such eyes at this table.
refusal-not-your-eyes = While the game goes on, you see it through your own eyes only.
refusal-not-explained = Nobody explains the moves of this game.
refusal-internal = Something went wrong in the house itself. It has been noted.
refusal-not-ready = The house is not ready yet.

# Why the house cannot be opened.
refusal-bad-environment = The variable { $variable } needs a whole number from { $fewest } to { $most }, not “{ $value }”.
refusal-workers-on-one-file = Several processes cannot share one SQLite file; with “--workers” give “--database postgresql://…”.
refusal-port-taken = Port { $port } of { $host } is taken already, by another house or another program; close that, or choose another port with “--port”.
refusal-port-forbidden = Port { $port } of { $host } may not be used by you; choose another with “--port”.
refusal-host-unknown = This machine has no address “{ $host }”.
