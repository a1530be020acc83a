"""What is known of a child, a page each."""
