"""The server talks, puts steps in order and remembers them; it does not know a single rule."""
