"""Tests of the learning mode's screens."""
