"""The window: input, scenes, drawing, widgets."""
