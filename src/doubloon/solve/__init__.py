"""Algorithms for any game; needs the extra `fast`."""
