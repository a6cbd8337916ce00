"""The rules of Gold Up: pure functions over immutable states, standard library only."""
