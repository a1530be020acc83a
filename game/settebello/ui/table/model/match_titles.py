"""What a kept match is called: its game, who sat there, and how it stands."""

from collections.abc import Iterable

from settebello.i18n import Names, Text, t, tn
from settebello.session import MatchSummary, only_person
from settebello.ui.kit.ports.archive_port import Entry, Shelf
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.view.canvas import Words
from settebello.ui.table.model.short_names import names_by_seat, numbered, side_title


def game_name(services: Services, variant: str) -> Words:
    """What a game is called; its id where its rules are gone."""
    return next((choice.name for choice in services.variants() if choice.id == variant), variant)


def person_name(services: Services, level: str) -> Words:
    """What an opponent is called; the id of one that is not there any more."""
    return next((choice.name for choice in services.opponents if choice.id == level), level)


def in_a_row(names: Iterable[Words]) -> Words:
    """Names with commas between them."""
    *first, whole = names
    for name in reversed(first):
        whole = t("{one}, {others}", one=name, others=whole)
    return whole


def company(services: Services, summary: MatchSummary) -> Words:
    """Everybody who sat there besides the person, or all of several people; each opponent named once."""
    levels = dict.fromkeys(level for level in summary.levels if level is not None)
    people = [seat for seat, level in enumerate(summary.levels) if level is None]
    names = [called(summary, seat) for seat in people] if len(people) > 1 else []
    names += [person_name(services, level) for level in levels]
    return in_a_row(names) if names else ""


def called(summary: MatchSummary, seat: int) -> Words:
    """What one of several people is called: by name, or by the number of the place."""
    return (summary.names[seat] if seat < len(summary.names) else "") or numbered(seat)


def side_titles(services: Services, summary: MatchSummary) -> tuple[Text | Names | str, ...]:
    """What the sides of a match are called, once a deal of it is over."""
    levels, person = summary.levels, only_person(summary.levels)
    said = (*summary.names, *("" for _ in levels))[: len(levels)]
    names = names_by_seat(levels, said, lambda level: person_name(services, level))
    sides = len(summary.totals)
    return tuple(side_title(names, sides, side, person) for side in range(sides))


def standing(summary: MatchSummary) -> Text:
    """The points, those of the first side first."""
    own, *others = summary.totals or (0, 0)
    points: Words = str(own)
    for other in others:
        points = t("{one} : {other}", one=points, other=other)
    return t("{points} points", points=points)


def outcome(entry: Entry) -> Text:
    """Whether a match is won and by whom, in one or two words; that it cannot be read."""
    summary = entry.summary
    if summary is None:
        return t("cannot be read")
    if summary.winner is None:
        return t("in progress") if entry.kept.shelf is Shelf.TABLE else t("unfinished")
    person = only_person(summary.levels)
    if person is None:
        return t("over")
    return t("won") if summary.winner == person % len(summary.totals) else t("lost")


def deals_played(summary: MatchSummary) -> Text:
    """How many deals of a match are over."""
    if not summary.deals:
        return t("No deal of it is over yet.")
    return tn("One deal is over.", "{n} deals are over.", n=len(summary.deals))


def uncounted(summary: MatchSummary) -> Text | None:
    """Why a match is left out of the statistics; None where it counts."""
    if None not in summary.levels:
        return t("Nobody but opponents played, so it does not count in the statistics.")
    if summary.levels.count(None) > 1:
        return t("Several people played, so it does not count in the statistics.")
    if summary.repeated:
        return t("Its cards were known before, so it does not count in the statistics.")
    if summary.taken_back:
        return tn(
            "A card was taken back, so it does not count in the statistics.",
            "Cards were taken back {n} times, so it does not count in the statistics.",
            n=summary.taken_back,
        )
    return None
