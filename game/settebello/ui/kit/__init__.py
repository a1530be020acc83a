"""The base of every scene: loop, window, canvas, widgets, controls, speech, ports."""
