"""Connects the learning mode with the window: its creation, the child's settings, and its scenes."""
