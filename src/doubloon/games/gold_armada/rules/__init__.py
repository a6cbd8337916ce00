"""The rules of Gold Armada: pure functions over immutable states, standard library only."""
