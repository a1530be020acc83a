"""The coach of a practice deal, and the policies by which the table follows it."""

from settebello.ui.learn.parts.deals.practice_buttons import PracticeButtons
from settebello.ui.learn.parts.deals.practice_coach import PracticeCoach
from settebello.ui.learn.parts.deals.practice_overlay import PracticeOverlay
from settebello.ui.learn.parts.deals.practice_partner import PracticePartner
from settebello.ui.learn.parts.deals.practice_policies import PracticeFlow, PracticeInput

__all__ = [
    "PracticeButtons",
    "PracticeCoach",
    "PracticeFlow",
    "PracticeInput",
    "PracticeOverlay",
    "PracticePartner",
]
