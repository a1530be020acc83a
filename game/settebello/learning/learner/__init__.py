"""All that is remembered of one child as a value, what happens to it, and both as text."""
