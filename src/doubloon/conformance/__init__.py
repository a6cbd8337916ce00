"""The laws that every game obeys, whatever its rules: `doubloon check-game` runs them."""
