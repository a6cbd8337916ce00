"""What clients and server can say to each other."""
