"""A deal and a match counted: lines, beats, results, and who has won."""
