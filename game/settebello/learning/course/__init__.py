"""The way through the activities: what is open, what comes next, and what a day is made of."""
