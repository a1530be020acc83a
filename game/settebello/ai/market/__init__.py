"""The opponents of the market game: they get the view of their own seat and nothing else."""
