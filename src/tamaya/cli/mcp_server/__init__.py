"""The server for assistants: games, tables and records as tools of the Model Context Protocol."""
