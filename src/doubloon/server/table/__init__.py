"""Everything that happens at one table, in order."""
