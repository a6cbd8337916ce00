"""The analysis of positions in any game: values, and the tables they need."""
