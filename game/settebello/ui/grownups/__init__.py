"""The pages for grown-ups and their parts."""
