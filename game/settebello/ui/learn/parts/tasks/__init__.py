"""One task of the learning mode: what is solved, its cards and buttons, what is told, how it is drawn."""
