"""The wire, version 1: what travels between the house and its guests, and what nobody is told."""
