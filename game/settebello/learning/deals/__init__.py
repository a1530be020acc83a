"""Practice deals: small packs, decks arranged before the first card, and the broom check."""
