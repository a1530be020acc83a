"""The learner as a value, the events that change it, and both as text."""
