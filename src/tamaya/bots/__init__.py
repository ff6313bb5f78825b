"""The house's own guests: bots that sit at the tables and think in processes of their own.

It knows the tables and nothing of sockets or screens, so a server and a terminal can both have it.
"""

from tamaya.bots.bot_processes import BotProcesses
from tamaya.bots.bot_runner import BotRunner
from tamaya.bots.tapped_channel import TappedChannel

__all__ = ["BotRunner", "TappedChannel", "BotProcesses"]
