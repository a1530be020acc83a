"""Tests of what other programs import."""
