"""Widgets and texts of the grown-ups' pages: charts, heat map, calendar, report sentences."""
