"""Cards as SVG, drawn as the web client draws them."""

from tamaya.drawing.card_pictures import back_picture, face_picture, flower_picture
from tamaya.drawing.sheet import Sheet

__all__ = ["Sheet", "back_picture", "face_picture", "flower_picture"]
