"""What helps at the table, in values and words: hints, peeks, cards still out, what was missed or better."""
