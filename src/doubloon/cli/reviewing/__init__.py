"""How reviews look: in the terminal and as a page."""
