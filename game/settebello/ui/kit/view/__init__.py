"""From logical units to pixels: canvas, camera and camera movement."""
