"""The WebSocket side: one connection for each client, one audience for each table."""
