"""Runs the server's bots: they sit at tables and decide in processes of their own.

It knows tables but neither sockets nor screens, so a server and a terminal can both use it.
"""

from tamaya.bots.bot_processes import BotProcesses
from tamaya.bots.bot_runner import BotRunner
from tamaya.bots.tapped_channel import TappedChannel

__all__ = ["BotRunner", "TappedChannel", "BotProcesses"]
