"""What every game shares: chance as data, records, plays. Pure; standard library only."""
