"""The server: it takes acts, orders and stores steps, and sends views. It knows no rules."""
