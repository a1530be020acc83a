"""Tests of the market game in the window."""
