"""Whole plays in a terminal.

`terminal_play` runs a play, `decision` asks a person, `menu` asks what to play, `keeper` saves
the record, and `screen` knows the terminal. The game's own board draws its views; `generic` is
the board of games that bring none. No module here knows a rule.
"""
