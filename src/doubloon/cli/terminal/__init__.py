"""Whole plays in a terminal.

`drawing` makes pictures of characters, one module a game draws a view and tells
steps in sentences, `table` runs a play, `keeper` keeps its record, `menu` asks what
to play, `screen` knows the terminal. None of them knows a rule: they show views
and ask the game.
"""
