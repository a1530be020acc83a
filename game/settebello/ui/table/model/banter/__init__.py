"""The opponents' moods and remarks, derived from the events of a match."""
