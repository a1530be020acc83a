"""The helps on the canvas: hints, the panels beside the table, a look at a pile."""
