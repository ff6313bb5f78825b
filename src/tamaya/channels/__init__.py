"""Notifies listeners that a log has grown or a guest was signed out, also between processes."""

from tamaya.channels.channel_from_url import open_channel
from tamaya.channels.refusals import ChannelRefusal

__all__ = ["ChannelRefusal", "open_channel"]
