"""What is known of the table without a window: places, choices, helps, words, moods."""
