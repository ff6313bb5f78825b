"""One game's bookkeeping: small functions over one line of memory, compiled for any processor.

They take a game's line and its tables, allocate nothing, use whole numbers only, and read the
line by single places, so that it may be a row of a batch here or a column of one on a device.
"""
