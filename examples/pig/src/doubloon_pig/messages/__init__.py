"""The catalogues of Pig, one for each language."""
