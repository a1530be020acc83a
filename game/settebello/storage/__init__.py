"""Persistent files: settings, matches, profiles, logs; written so that a crash cannot damage them."""
