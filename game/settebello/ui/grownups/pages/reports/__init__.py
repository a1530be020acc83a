"""The report pages about a child."""
