"""The state of the table without drawing: card positions, choices, helps, texts, moods."""
