"""The chapters of the rules page; a chapter without an applicable rule is empty."""
