"""What is set for a child, a page each."""
