"""The wire, version 1, the first that is promised: the messages between server and clients."""
