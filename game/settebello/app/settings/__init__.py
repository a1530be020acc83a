"""What is in force: asked for by the command line, the settings, and the desktop."""
