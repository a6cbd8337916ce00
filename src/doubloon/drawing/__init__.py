"""The toolkit for terminal boards: pictures made of characters, dice, and words."""
