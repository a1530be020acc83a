"""The search, playout and network code on the kernel's integers; compiled together with it where possible."""
