"""Mille Sabords solved or searched: one turn, two seats, more seats, and the worth of positions."""
