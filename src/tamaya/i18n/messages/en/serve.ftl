# Opening the house.
value-address = ADDRESS
value-port = PORT
value-database = DATABASE
value-action = ACTION
verb-serve = open the house, so that people can sit down
verb-serve-about = Opens the house and says where it is. Without options it listens on this machine only, keeps its tables in a file in your data folder, and opens the browser. Every option with a value can also be set in the environment, as TAMAYA_ and its name.
verb-admin = look after the tables of a house
verb-admin-about = Looks after the store of a house that is closed, or that uses PostgreSQL. The actions are: list; export TABLE; delete TABLE; export-guest GUEST; delete-guest GUEST; check, which plays every table again. A guest is named by id or by name. An export holds all secrets of its table.
option-host = The address to listen at; by default 127.0.0.1, which is this machine only.
option-port = The port to listen at; by default 8025. 0 takes any that is free.
option-lan = Listen for the whole local network, and show its address as a QR code.
option-database = Where the tables are kept: a file, or postgresql://…; by default a file in your data folder.
option-house-workers = How many processes share the work; by default 1. A house with more than one needs PostgreSQL.
option-no-browser = Do not open the browser.
serve-open = The house is open at { $url }
serve-open-already = The house is open already at { $url }
serve-lan = Everybody in your network can come in there, or by this code:
serve-stop = Press Ctrl+C to close it.
serve-closed = The house is closed. Nothing is lost.

# Looking after it.
admin-table = table
admin-phase = phase
admin-changed = changed
admin-guests = guests
admin-deleted = “{ $name }” is deleted for good.
admin-shared-tables = The name still stands in the logs of tables where others sat too: { $tables }.
admin-unsound = The table { $table } does not play again as it was kept.
admin-checked = { $checked ->
    [one] { $checked } table was played again,
   *[other] { $checked } tables were played again,
} { $wrong ->
    [one] { $wrong } of them is wrong.
   *[other] { $wrong } of them are wrong.
}
refusal-unknown-action = There is no action “{ $action }”. Choose one of: { $known }.
refusal-name-missing = The action “{ $action }” needs the id of a table, or the id or the name of a guest.
refusal-name-too-many = The action “{ $action }” is about the whole house; “{ $name }” is a word too many.
refusal-no-store-there = There is no file “{ $store }”, so no house has been open there yet.
refusal-no-table-there = There is no table “{ $table }” in this house.
refusal-no-guest-there = There is no guest “{ $guest }” in this house.
refusal-several-guests-there = More than one guest is called “{ $guest }”. Give the id instead, here with the moment at which each first came: { $known }.
refusal-damaged-table = The log of the table “{ $table }” is damaged and cannot be read. Delete the table, or restore a backup.
