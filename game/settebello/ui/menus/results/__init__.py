"""The results of a deal and of a match, and the achievements."""
