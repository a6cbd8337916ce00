"""Everything that happens at one table."""
