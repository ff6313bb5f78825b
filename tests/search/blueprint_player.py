"""The player that a search expects at the other seats."""

from tamaya.players.hanabi.compiled_player import CompiledPlayer, hat_player, pair_player
from tamaya.search.blueprints import PAIR_BLUEPRINT, blueprint_for


def blueprint_player(players: int) -> CompiledPlayer:
    return pair_player() if blueprint_for(players) is PAIR_BLUEPRINT else hat_player()
