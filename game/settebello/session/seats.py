"""Who sits where."""

from settebello.engine import Seat

PERSON = Seat(0)
"""The seat at the bottom of the screen; every other seat is an opponent's or a partner's."""
