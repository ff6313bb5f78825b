"""Train players by reinforcement learning; needs the extra ``learn``."""
