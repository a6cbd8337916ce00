"""Gold Armada solved or searched: one turn, two seats, more seats, and what a position is worth."""
