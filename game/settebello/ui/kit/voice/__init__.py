"""What the window has to say to those who listen, and how changes on it are told."""
