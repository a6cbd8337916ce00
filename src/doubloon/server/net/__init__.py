"""The server on the network: HTTP, WebSockets, pages and their origin checks."""
