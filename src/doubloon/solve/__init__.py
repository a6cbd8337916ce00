"""Algorithms for any game: dice to keep, iteration to a fixed point, tables on disk, kernels."""
