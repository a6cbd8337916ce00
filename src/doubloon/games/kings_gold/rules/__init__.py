"""The rules of King's Gold: pure functions over immutable states, standard library only."""
