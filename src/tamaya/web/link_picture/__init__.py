"""The pictures that messengers show beside a link to a table, drawn with the standard library."""

from tamaya.web.link_picture.door_scene import DoorScene, door_scene
from tamaya.web.link_picture.game_scenes import draw_scene

__all__ = ["DoorScene", "door_scene", "draw_scene"]
