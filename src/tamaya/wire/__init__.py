"""The wire: the protocol between server and clients, JSON over a WebSocket."""
