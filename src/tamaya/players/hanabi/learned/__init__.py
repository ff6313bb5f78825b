"""The player that learned by playing with itself: a network and its weights."""
