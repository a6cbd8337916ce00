"""Algorithms for solving any game: dice to keep, iteration to a fixed point, tables on disk."""
