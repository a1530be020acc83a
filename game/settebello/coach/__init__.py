"""The coach: tutorial lessons on a fixed deal, hints, and the review of a deal."""

from settebello.coach.lesson import (
    Lesson,
    Spot,
    Step,
    Task,
    Tutorial,
    read_tutorial,
    sentences,
    shipped_lessons,
    shipped_tutorial,
)
from settebello.coach.scripted_partner import Partner
from settebello.coach.task_reply import reply_of
from settebello.notation.staged_record import record_of

__all__ = [
    "Lesson",
    "Partner",
    "Spot",
    "Step",
    "Task",
    "Tutorial",
    "read_tutorial",
    "record_of",
    "reply_of",
    "sentences",
    "shipped_lessons",
    "shipped_tutorial",
]
