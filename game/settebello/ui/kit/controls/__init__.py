"""Input: actions, key and button bindings, input devices, and how keys and buttons are labelled."""
