"""The model of what a child practises and remembers; it uses no window, no file and no clock."""
