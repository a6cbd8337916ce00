"""The rules of Mille Sabords: pure functions over immutable states, standard library only."""
