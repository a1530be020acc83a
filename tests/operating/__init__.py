"""Hands with one device alone, and senses for what comes of it: for operating every control there is."""
