"""The coach: tutorial lessons on a fixed deal, hints, and the review of a deal."""

from settebello.coach.lesson import Lesson, Spot, Step, read_lessons, sentences, shipped_lessons
from settebello.coach.lesson_record import record_of
from settebello.coach.scripted_partner import Partner

__all__ = ["Lesson", "Partner", "Spot", "Step", "read_lessons", "record_of", "sentences", "shipped_lessons"]
