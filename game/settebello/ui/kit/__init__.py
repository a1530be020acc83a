"""What every scene is built on: loop, window, canvas, widgets, controls, speech, ports."""
