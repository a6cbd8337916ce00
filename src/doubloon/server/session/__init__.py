"""Connections: who a client is, how often it may ask, and what waits to be sent to it."""
