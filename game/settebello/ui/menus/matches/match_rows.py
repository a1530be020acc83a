"""The rows of the match list, under headings by state."""

from collections.abc import Sequence

from settebello.i18n import Text, dated, pt, t
from settebello.notation.purpose import Branch
from settebello.ui.kit.ports.archive_port import Entry, Shelf
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.widgets import Heading, Option
from settebello.ui.table.model.match_titles import (
    branch_told,
    company,
    faces,
    game_name,
    outcome,
    special_title,
    standing,
)


def rows_of(services: Services, entries: Sequence[Entry]) -> list[Option | Heading]:
    """Return the rows of some matches, unreadable ones last."""
    groups: dict[Text, list[Entry]] = {}
    for title in (t("In progress"), t("Unfinished"), pt("matches", "Finished"), t("Cannot be read")):
        groups[title] = []
    beside = {id(one) for some in _branches(entries).values() for one in some}
    for entry in entries:
        if id(entry) not in beside:
            groups[_group(entry)].append(entry)
    branches = _branches(entries)
    rows: list[Option | Heading] = []
    for title, group in groups.items():
        if group:
            rows.append(Heading(title))
        for entry in group:
            rows.append(_row(services, entry))
            rows += [_row(services, one) for one in branches.get(_identity(entry), ())]
    return rows


def _branches(entries: Sequence[Entry]) -> dict[str, list[Entry]]:
    """Return the branches of matches that are in the list as well, by the identity of the match."""
    found: dict[str, list[Entry]] = {_identity(one): [] for one in entries if not _of_match(one)}
    found.pop("", None)
    for one in entries:
        if _of_match(one) in found:
            found[_of_match(one)].append(one)
    return found


def _identity(entry: Entry) -> str:
    return "" if entry.summary is None or _of_match(entry) else entry.summary.identity


def _of_match(entry: Entry) -> str:
    """Return the identity of the match that a branch belongs to; empty for any other match."""
    purpose = None if entry.summary is None else entry.summary.purpose
    return purpose.match if isinstance(purpose, Branch) else ""


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
    face = next(iter(faces(services, entry.summary)), "")
    special = special_title(entry.summary.purpose)
    if special is not None and entry.kept.shelf is not Shelf.SAVED:
        words = t("{game}, {what}", game=game, what=special)
    better = branch_told(entry.summary)
    if better is not None:
        return Option(
            entry, words, note=t("{day}: {outcome}", day=dated(entry.day), outcome=better), picture=face
        )
    points = standing(entry.summary)
    note = t("{day}: {outcome}, {points}", day=dated(entry.day), outcome=outcome(entry), points=points)
    return Option(entry, words, note=note, picture=face)
