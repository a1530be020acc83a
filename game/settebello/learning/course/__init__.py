"""The course through the activities: which are open, which comes next, and what a day consists of."""
