"""From logical units to pixels: the canvas, the camera over it, and its moving."""
