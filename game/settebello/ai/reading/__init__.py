"""Reading hands: which cards the other seats may hold, as far as one seat can know."""

from settebello.ai.reading.hand_reading import HandReading, Reading, counted_hands, read_hands

__all__ = ["HandReading", "Reading", "counted_hands", "read_hands"]
