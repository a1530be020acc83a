"""The moments of a reviewed deal as a list on a sheet, the costliest first."""

from collections.abc import Callable
from functools import partial
from typing import Final

from settebello.coach.review import JudgedDecision
from settebello.engine import Ruleset
from settebello.i18n import Text, decimal, t
from settebello.manual.card_names import card_name
from settebello.ui.kit.scene import Change
from settebello.ui.menus.replay.button_sheet import ButtonSheet, line
from settebello.ui.menus.replay.deal_advice import Moments

MOST: Final = 6
"""So many moments fit on the sheet."""


def moment_list(
    moments: Moments,
    ruleset: Ruleset,
    go: Callable[[int], Change | None],
    close: Callable[[], Change | None],
) -> ButtonSheet:
    """Return a button for each of the costliest moments, which calls `go` with its position."""
    places = sorted(moments, key=lambda place: -moments[place].cost)[:MOST]
    rows = [line(_row(moments[place], place, ruleset), partial(go, place)) for place in places]
    return ButtonSheet(t("Points given away in this deal"), rows, close)


def _row(moment: JudgedDecision, place: int, ruleset: Ruleset) -> Text:
    """Return the turn as the panel of the replay counts it, the card that was played, and what it cost."""
    return t(
        "Turn {turn}: {card}, about {points} points",
        turn=place,
        card=card_name(moment.decision.move.card, ruleset.deck.pack),
        points=decimal(moment.cost),
    )
