"""The catalogues of this game, one for each language."""
