"""Everybody who practises here: a folder each, which nothing damages and nobody but this computer sees."""
