# Where the house keeps its tables: why it cannot.
refusal-unknown-url = The address of the store (“{ $scheme } …”) cannot be understood. It may look like this: { $known }.
refusal-unreachable = The store “{ $store }” cannot be used now ({ $cause }).
refusal-locked-by-another = Another process is using “{ $store }” already. Several processes need PostgreSQL.
refusal-newer-data = The store was written by a newer version of tamaya: its data has version { $found }, and this program knows no more than { $known }.
refusal-foreign-data = “{ $store }” holds something else. It was left as it is.
refusal-extra-missing = Some parts are not installed: this needs tamaya with the extra “{ $extra }”.
