"""Where everything on the table of the market game is."""
