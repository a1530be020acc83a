"""The rows of the match list, under headings by state."""

from collections.abc import Sequence

from settebello.i18n import Text, dated, pt, t
from settebello.ui.kit.ports.archive_port import Entry, Shelf
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.widgets import Heading, Option
from settebello.ui.table.model.match_titles import company, game_name, outcome, standing


def rows_of(services: Services, entries: Sequence[Entry]) -> list[Option | Heading]:
    """Return the rows of some matches, unreadable ones last."""
    groups: dict[Text, list[Entry]] = {}
    for title in (t("In progress"), t("Unfinished"), pt("matches", "Finished"), t("Cannot be read")):
        groups[title] = []
    for entry in entries:
        groups[_group(entry)].append(entry)
    rows: list[Option | Heading] = []
    for title, group in groups.items():
        if group:
            rows.append(Heading(title))
        rows += [_row(services, entry) for entry in group]
    return rows


def _group(entry: Entry) -> Text:
    if entry.summary is None:
        return t("Cannot be read")
    if entry.over:
        return pt("matches", "Finished")
    return t("In progress") if entry.kept.shelf is Shelf.TABLE else t("Unfinished")


def _row(services: Services, entry: Entry) -> Option:
    name = entry.kept.name
    if entry.summary is None:
        return Option(entry, name, faded=True, note=entry.problem.partition("\n")[0])
    game = game_name(services, entry.summary.ruleset)
    people = company(services, entry.summary)
    words = name if entry.kept.shelf is Shelf.SAVED else t("{game}, with {names}", game=game, names=people)
    points = standing(entry.summary)
    note = t("{day}: {outcome}, {points}", day=dated(entry.day), outcome=outcome(entry), points=points)
    return Option(entry, words, note=note)
