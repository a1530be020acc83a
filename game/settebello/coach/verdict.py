"""When the difference between two moves is large and sure enough to be said."""

from typing import TypeGuard

from settebello.ai.search.tree_sample import SURELY, WORTH_A_WORD, Lead


def is_said(behind: Lead | None) -> TypeGuard[Lead]:
    """Return whether the best move is so far ahead, and so surely, that the coach may say so."""
    return behind is not None and behind.points >= WORTH_A_WORD and behind.low > SURELY


def is_level(behind: Lead | None) -> bool:
    """Return whether the search found two moves about equally good; False where it cannot tell."""
    return behind is not None and behind.points < WORTH_A_WORD
