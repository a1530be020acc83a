"""The sentences that name what an import brings for all players, and what it leaves out."""

from collections.abc import Iterable
from typing import Final

from settebello.i18n import Text, t
from settebello.learning.children.profile import MOST_CHILDREN
from settebello.manual.card_names import joined_by_commas
from settebello.storage.file_names import printable
from settebello.storage.import_plan import ImportPlan, Part, Reason
from settebello.ui.learn.parts.animals import ANIMALS

MOST_NAMED: Final = 5
"""How many names a sentence has; the number of the others follows."""
LONGEST_NAME: Final = 32
"""The letters of a name that are shown; a longer one loses letters in its middle."""


def sentences(plan: ImportPlan) -> tuple[Text, ...]:
    """Return a sentence for each group of parts that a plan takes or leaves out."""
    left = {reason: [part for part, why in plan.left_out if why is reason] for reason in Reason}
    here = [*left[Reason.KNOWN], *left[Reason.OTHER], *left[Reason.SAME]]
    found = []
    if plan.taken:
        found.append(t("New for all players: {names}.", names=_named(plan.taken)))
    if here:
        found.append(t("Already on this computer, and unchanged: {names}.", names=_named(here)))
    if left[Reason.FULL]:
        names = _named(left[Reason.FULL])
        found.append(
            t("Not imported, because there are {n} children: {names}.", n=MOST_CHILDREN, names=names)
        )
    if left[Reason.NEVER]:
        found.append(t("Not imported: {names}.", names=_named(left[Reason.NEVER])))
    return tuple(found)


def _named(parts: Iterable[Part]) -> Text | str:
    """Return the names of parts, children first; of a skin only the folder is named."""
    children = [_nick(part) for part in parts if part.avatar]
    files = [_short("/".join(part.path.split("/")[:2])) for part in parts if not part.avatar]
    names: list[Text | str] = [*children, *dict.fromkeys(files)]
    more = len(names) - MOST_NAMED
    return joined_by_commas([*names[:MOST_NAMED], f"+{more}"] if more > 0 else names)


def _short(name: str) -> str:
    name, half = printable(name), LONGEST_NAME // 2
    return name if len(name) <= LONGEST_NAME else f"{name[:half]}…{name[1 - half :]}"


def _nick(child: Part) -> Text | str:
    return child.nick or ANIMALS.get(child.avatar, ANIMALS["fox"])
