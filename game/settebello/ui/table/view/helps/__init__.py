"""Drawing and state of the aids at the table: hints, side panels, peek at a pile."""
