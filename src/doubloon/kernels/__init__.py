"""Compiled code for any game: the compiler's wrapper, random numbers, hands of dice as integers."""
