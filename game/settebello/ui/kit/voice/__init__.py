"""Speech output: what a scene says, and the screen reader that speaks changes."""
