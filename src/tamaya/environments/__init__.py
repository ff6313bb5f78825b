"""Environments: the engine's games as programs that learn want to meet them.

One door for each custom of the trade: ``rl_env``, ``pettingzoo_env``, ``gymnasium_env`` and
``vector_env``. The last three need the extra ``env``.
"""
