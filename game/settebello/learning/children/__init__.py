"""The children who practise: one folder each, safe against damage, read by this computer only."""
