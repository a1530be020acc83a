"""The tutorial of the market game: the table with a paper above the cards."""
