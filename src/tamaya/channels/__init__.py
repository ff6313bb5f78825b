"""How the house is told that a log has grown: within one process, or between several."""

from tamaya.channels.channel_url import open_channel
from tamaya.channels.refusals import ChannelRefusal

__all__ = ["ChannelRefusal", "open_channel"]
