"""The bots of both games. Each decides from what a person in its seat would see."""
