"""What the solvers of all games share: value tables on disk, parts made on demand, advisers."""
