"""Developer tools of a checkout: scenes by name, the debug overlay, re-reading; wheels lack this package."""
