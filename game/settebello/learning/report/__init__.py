"""What adults see of a child's practice, as values and as files: made of sums alone, so that it is quick."""
