"""Who may ask, and how much: guests, secrets, passwords, origins and rate limits."""
