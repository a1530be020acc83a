"""What the rules of a variant are: every key, its values, and the categories of the score."""
