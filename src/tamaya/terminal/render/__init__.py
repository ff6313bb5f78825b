"""Rows of styled text: spans, cards, colours and the layout of the whole screen."""
