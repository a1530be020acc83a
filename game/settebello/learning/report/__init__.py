"""What adults see of a child's practice, as values and as files; made from totals alone."""
