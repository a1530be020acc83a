"""The rules of the card games about ten; they are no games of the engine."""
