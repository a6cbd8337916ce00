"""Gold Up searched: look-ahead, evaluation and playouts from what a seat may know."""
