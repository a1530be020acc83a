"""Tests of the market game."""
