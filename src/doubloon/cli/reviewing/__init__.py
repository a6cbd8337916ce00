"""The command `doubloon review`: its text, its page, and the words of both."""
