"""Reviews of finished games: computed in worker processes of their own, stored, and sent."""
