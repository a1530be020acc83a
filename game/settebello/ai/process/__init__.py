"""Where opponents think: beside the window or in it."""
