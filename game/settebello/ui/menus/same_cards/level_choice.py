"""The levels to choose from, and the question about an unfinished match."""

from settebello.i18n import t
from settebello.ui.kit.ports.services import Question, Services
from settebello.ui.kit.view.lettering import Words

FIRST = "campione"

UNFINISHED = Question(
    t(
        "Play these cards now? After that, “Continue” on the first screen takes up your unfinished match "
        "again."
    ),
    yes=t("Play these cards"),
    no=t("Cancel"),
)


def levels_of(services: Services) -> dict[str, Words]:
    """Return the names of all levels by id, the weakest first."""
    return {one.id: one.name for one in services.opponents if one.is_level}


def strongest(services: Services) -> str:
    """Return the level that is proposed: the strongest, if it is there."""
    known = levels_of(services)
    return FIRST if FIRST in known else next(reversed(known), FIRST)
