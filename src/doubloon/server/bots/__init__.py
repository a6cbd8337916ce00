"""Bots in worker processes, and the pool that asks them."""
