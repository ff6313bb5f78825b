"""Connections to a table: a server in this process, or a remote one over the wire."""
