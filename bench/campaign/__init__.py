"""The parts of `bench/torment.py`. They know the server by docs/protocol.md alone."""
