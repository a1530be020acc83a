"""Drawing tools: areas, boxes, fonts, sprites, picture files."""
