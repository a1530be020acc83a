"""The pages for grown-ups: reports on a child, its settings, files to take away."""
