"""Matches between bots: many plays, counted and compared."""
