"""What a deal, a match, and all matches have come to."""
