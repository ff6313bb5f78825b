"""Those who decide without being people, each by what a person in its seat would see."""
