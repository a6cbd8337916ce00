"""What terminal boards are drawn with: pictures made of characters, dice, and words."""
