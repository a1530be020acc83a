"""The laboratory of the market game: players meet over duplicate set-ups."""
