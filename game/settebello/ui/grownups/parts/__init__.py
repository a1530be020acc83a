"""What grown-ups are shown of a child's practice, and what they set; without the scenes themselves."""
