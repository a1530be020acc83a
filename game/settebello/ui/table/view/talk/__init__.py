"""Remarks in speech bubbles, and the display of thinking opponents."""
