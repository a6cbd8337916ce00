"""King's Gold solved or searched: one turn, two seats, three seats, evaluations, advice."""
