"""What a child has done, summed up day by day and fact by fact, and the album that shows it."""
