"""Functions over one game's row, compiled for CPU and GPU.

They take a row and its tables, allocate nothing, use integers only (``write_beliefs`` writes
floats) and access the row word by word, so that it may be a row on a CPU or a column on a GPU.
"""
