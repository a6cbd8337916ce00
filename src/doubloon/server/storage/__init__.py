"""What the server remembers: plays, steps, tables, guests and chat."""
