"""The rules of a variant: all rule keys, their values, and the categories of the score."""
