"""Real deals for practice: small packs, decks arranged before the first card, the check of what is left."""
