"""What people enter: lines from standard input, typed commands and menus."""
