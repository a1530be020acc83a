"""The same cards played again: on from a moment, many times by one level, or at a second table."""
