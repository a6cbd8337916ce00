"""Storage in one SQLite file: one writer thread with group commit, and readers beside it."""
