"""What the server remembers: plays, steps, tables, guests, chat and tokens."""
