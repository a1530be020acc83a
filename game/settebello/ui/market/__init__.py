"""The market game in the window: its table, and the pages around it."""
