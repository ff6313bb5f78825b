"""The server: pages and an API over HTTP, tables over WebSockets."""
