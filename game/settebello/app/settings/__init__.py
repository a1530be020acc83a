"""The settings in force, from the command line, the settings file and the desktop, and their effects."""
