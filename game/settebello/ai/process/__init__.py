"""The opponents' and the adviser's worker processes, and local replacements without a process."""
