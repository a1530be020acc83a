"""Tasks at a table: what is asked, how its cards are found, and what a selection of them means."""
