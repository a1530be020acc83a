"""The settings, a page each."""
