"""Reviews of games of Ikebana, by what ``florist`` expects of every move."""
