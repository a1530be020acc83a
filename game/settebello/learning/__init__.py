"""What a child practises and remembers when adding with cards; knows nothing of windows, files and clocks."""
