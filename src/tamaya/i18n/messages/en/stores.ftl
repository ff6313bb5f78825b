# Why the database of a server can’t be used.
refusal-unknown-url = Invalid database address (“{ $scheme } …”). It should look like one of these: { $known }.
refusal-unreachable = The database “{ $store }” is not available ({ $cause }).
refusal-locked-by-another = Another process is using “{ $store }”. Stop it first, or use PostgreSQL, which several processes can share.
refusal-newer-data = The database was written by a newer version of tamaya: its data has version { $found }, but this program only supports versions up to { $known }. Update tamaya.
refusal-foreign-data = “{ $store }” is not a tamaya database. It was left unchanged; choose another file.
refusal-extra-missing = This needs the extra “{ $extra }”. In a checkout, install it with “pip install .[{ $extra }]”.
