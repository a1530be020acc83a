"""What lasts: settings and matches on disk, written so that no crash can lose them."""
