"""The player's files as the window uses them: matches, players, exports, and messages about failures."""
