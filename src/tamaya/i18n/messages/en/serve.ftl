# Starting the server.
value-address = ADDRESS
value-port = PORT
value-database = DATABASE
value-action = ACTION
verb-serve = start the server, to play in the browser
verb-serve-about = Start the server and print its address. Without options it listens on this computer only, stores its tables in a file in your data folder, and opens the browser. Options that take a value can also be set as environment variables, such as TAMAYA_PORT for --port.
verb-admin = manage the tables and guests of a server
verb-admin-about = Manage the database of a server. Stop the server first, unless it uses PostgreSQL. Actions: list; export TABLE; delete TABLE; export-guest GUEST; delete-guest GUEST; check, which replays every table; retention, which shows how much old data is due for deletion; purge, which deletes it. GUEST is an id or a name. An export contains all the secrets of its table.
option-host = Address to listen on (default: 127.0.0.1, this computer only).
option-port = Port to listen on (default: 8025); 0 picks a free one.
option-lan = Listen on the local network, and show the address as a QR code.
option-database = Where tables are stored: a file or postgresql://… (default: a file in your data folder).
option-server-workers = Number of worker processes (default: 1). More than one needs PostgreSQL.
option-serve-bot = Your own bots to offer at tables besides the built-in ones, separated by commas: module:Class or path.py:Class.
option-no-browser = Don’t open the browser.
serve-open = The server is running at { $url }
serve-open-already = The server is already running at { $url }
serve-lan = Anyone on your network can open this address, or scan this code:
serve-stop = Press Ctrl+C to stop it.
serve-closed = The server has stopped. Its tables are saved.

# Managing the database.
admin-table = table
admin-phase = phase
admin-changed = changed
admin-guests = guests
admin-unreadable-phase = unreadable
admin-deleted = Permanently deleted: “{ $name }”.
admin-shared-tables = The name remains in the logs of tables shared with others: { $tables }.
admin-unsound = Table { $table } is damaged: replaying its log doesn’t lead to its stored state.
admin-unreadable = Table { $table } can’t be read: entry { $sequence } of its log is damaged or missing. Delete the table or restore a backup.
admin-checked = { $checked ->
    [one] { $checked } table checked,
   *[other] { $checked } tables checked,
} { $wrong } damaged.
admin-retention-tables = { $days ->
    [0] Finished and expired tables are kept forever (TAMAYA_FINISHED_TABLE_DAYS is 0).
    [one] Finished and expired tables are deleted after { $days } day. Due now: { $due }.
   *[other] Finished and expired tables are deleted after { $days } days. Due now: { $due }.
}
admin-retention-guests = { $days ->
    [0] Guests are kept forever (TAMAYA_GUEST_DAYS is 0).
    [one] Guests are deleted after { $days } day without a visit, unless they have a seat in an open game. Due now: { $due }.
   *[other] Guests are deleted after { $days } days without a visit, unless they have a seat in an open game. Due now: { $due }.
}
admin-purged = Deleted tables: { $tables }. Deleted guests: { $guests }.
refusal-unknown-action = Unknown action “{ $action }”. Choose one of: { $known }.
refusal-name-missing = The action “{ $action }” needs the id of a table, or the id or name of a guest.
refusal-name-too-many = The action “{ $action }” applies to the whole server. Type it without “{ $name }”.
refusal-no-store-there = There is no file “{ $store }”. Check --database, or start the server once to create the file.
refusal-no-table-there = There is no table “{ $table }” on this server. Run “tamaya admin list” to see all tables.
refusal-no-guest-there = There is no guest “{ $guest }” on this server.
refusal-several-guests-there = More than one guest is called “{ $guest }”. Use an id instead. Each is shown with the time of that guest’s first visit: { $known }.
refusal-damaged-table = The log of table “{ $table }” is damaged and can’t be read. Delete the table or restore a backup.

# Why the server can’t start.
refusal-bad-environment = The variable { $variable } must be a whole number from { $fewest } to { $most }, not “{ $value }”.
refusal-bad-base-path = The variable { $variable } must be a path such as “/hanabi”, not “{ $value }”.
refusal-workers-on-one-file = Several processes can’t share one SQLite file. With “--workers”, use “--database postgresql://…”.
refusal-port-taken = Port { $port } on { $host } is already in use. Stop the program that uses it, or choose another port with “--port”.
refusal-port-forbidden = You aren’t allowed to use port { $port } on { $host }. Choose another one with “--port”.
refusal-host-unknown = This machine has no address “{ $host }”. Choose another one with “--host”.
