"""What positions, acts and fates are worth, whichever game they are of."""
