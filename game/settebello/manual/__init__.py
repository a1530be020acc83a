"""The rules page: numbered paragraphs with examples, generated from the rules in force."""
