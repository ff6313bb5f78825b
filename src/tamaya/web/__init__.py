"""The house as seen from outside: pages and questions over HTTP, tables over a socket."""
