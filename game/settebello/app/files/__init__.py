"""The player's files for the window: matches, players, exports, and what went wrong with them."""
