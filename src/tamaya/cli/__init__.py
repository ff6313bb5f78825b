"""The command line program: one module per verb."""
