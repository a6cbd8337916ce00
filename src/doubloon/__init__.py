"""Four pirate games: their rules, records and exact counts, as a library."""
