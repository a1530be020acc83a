"""The lines of the score sheet as they are drawn."""
