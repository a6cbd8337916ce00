"""What the kernels of all games share: compiling, chance, hands of dice, loops over plays."""
