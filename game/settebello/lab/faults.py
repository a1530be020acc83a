"""What can go wrong in the laboratory."""


class LabError(Exception):
    """Something asked for does not exist, or a player did what no player may; the message says all of it."""
