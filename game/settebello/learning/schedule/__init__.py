"""Chooses the next sum, and the help that it begins with."""
