"""What may be asked for by a key or a button, which keys and buttons do it, and how they are drawn."""
