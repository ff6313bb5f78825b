"""The command line program: one file per verb."""
