"""Which sum comes next, and with how much help."""
