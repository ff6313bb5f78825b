"""Register every game in Gymnasium under its name; importing this module does it.

Afterwards ``gymnasium.make`` finds ``tamaya/deluxe-black-powder-3p``; with the name of this module
and a colon in front, Gymnasium imports it by itself.
"""

from gymnasium.envs.registration import register

from tamaya.environments.game_names import NAMESPACE, game_names

for name in game_names():
    register(
        f"{NAMESPACE}/{name}",
        entry_point="tamaya.environments.gymnasium_env:HanabiEnv",
        vector_entry_point="tamaya.environments.vector_env:HanabiVectorEnv",
        kwargs={"game": name},
    )
