"""The house's own guests: bots that sit at the tables and think in processes of their own.

It knows the tables and nothing of sockets or screens, so a server and a terminal can both have it.
"""

from tamaya.house.house import House
from tamaya.house.overheard import Overheard
from tamaya.house.thinkers import Thinkers

__all__ = ["House", "Overheard", "Thinkers"]
