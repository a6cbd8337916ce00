"""Solvers for any game: tables on disk, values made on demand, the advice contract."""
