"""The coach: tutorial lessons on a fixed deal, hints, and the review of a deal."""

from settebello.coach.lesson import (
    Lesson,
    Spot,
    Step,
    Tutorial,
    read_tutorial,
    sentences,
    shipped_lessons,
    shipped_tutorial,
)
from settebello.coach.lesson_record import record_of
from settebello.coach.scripted_partner import Partner

__all__ = [
    "Lesson",
    "Partner",
    "Spot",
    "Step",
    "Tutorial",
    "read_tutorial",
    "record_of",
    "sentences",
    "shipped_lessons",
    "shipped_tutorial",
]
