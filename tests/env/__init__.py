"""Tests of the environment for programs that learn."""
