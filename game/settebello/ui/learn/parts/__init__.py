"""Parts of the learning mode's screens: what it asks of the program, pictures of sums, cards to select."""
