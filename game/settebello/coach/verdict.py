"""When the difference between two moves is large and sure enough to be said."""

from typing import Final, TypeGuard

from settebello.ai.search.tree_sample import Lead

WORTH_A_WORD: Final = 0.3
"""Points; decisions that cost less are not mentioned."""
SURELY: Final = 0.15
"""Points that a move must cost at least, with a certainty of 95 %, to be mentioned."""


def is_said(behind: Lead | None) -> TypeGuard[Lead]:
    """Return whether the best move is so far ahead, and so surely, that the coach may say so."""
    return behind is not None and behind.points >= WORTH_A_WORD and behind.low > SURELY


def is_level(behind: Lead | None) -> bool:
    """Return whether the search found two moves about equally good; False where it cannot tell."""
    return behind is not None and behind.points < WORTH_A_WORD
