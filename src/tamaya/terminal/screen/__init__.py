"""The full-screen interface."""
