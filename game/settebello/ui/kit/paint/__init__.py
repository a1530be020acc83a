"""The tools of drawing: areas, boxes, letters, sprites."""
