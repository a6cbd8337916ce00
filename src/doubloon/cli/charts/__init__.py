"""When to stop, and which dice to keep: as text and as a picture."""
