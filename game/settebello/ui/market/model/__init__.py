"""The table of the market game without a window: choices, words, people."""
