"""The text of the market game: records of matches (``.mercato``), and what a seat may know as JSON."""
