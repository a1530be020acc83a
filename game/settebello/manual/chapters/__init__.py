"""The chapters of the rules page, each written from the rules in force and empty where none of them is on."""
