"""Environments for reinforcement learning on the engine's games.

One module per interface: ``rl_env``, ``pettingzoo_env``, ``gymnasium_env`` and ``vector_env``. The
last three need the extra ``env``.
"""
