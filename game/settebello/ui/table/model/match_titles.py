"""Texts that describe a saved match: game, players, score and outcome."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from settebello.i18n import Names, Text, dated, decimal, t, tn
from settebello.notation.purpose import Branch, DailyDeal, Purpose, SecondTable, is_one_deal
from settebello.session import MatchSummary, only_person
from settebello.ui.kit.ports.archive_port import Entry, Shelf
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.ports.waiting_match import WaitingMatch
from settebello.ui.kit.view.lettering import Words
from settebello.ui.table.model.short_names import names_by_seat, numbered, side_title


class Seated(Protocol):
    """Who sits at a match: the opponent on each seat, None for a person, and the people's names."""

    @property
    def levels(self) -> tuple[str | None, ...]:
        """The opponents' ids by seat; None for a person."""
        ...

    @property
    def names(self) -> tuple[str, ...]:
        """The names that people have entered, by seat."""
        ...


def game_name(services: Services, variant: str) -> Words:
    """Return the name of a game, or its id when the rules are no longer installed."""
    return next((choice.name for choice in services.variants() if choice.id == variant), variant)


def person_name(services: Services, level: str) -> Words:
    """Return the name of an opponent, or its id when the opponent is no longer installed."""
    return next((choice.name for choice in services.opponents if choice.id == level), level)


def joined_by_commas(names: Iterable[Words]) -> Words:
    """Join names with commas; raises ValueError for no names."""
    *first, whole = names
    for name in reversed(first):
        whole = t("{one}, {others}", one=name, others=whole)
    return whole


def company(services: Services, summary: Seated) -> Words:
    """Return the opponents of the only person, or all players when several people play.

    Each opponent is named once.
    """
    levels = dict.fromkeys(level for level in summary.levels if level is not None)
    people = [seat for seat, level in enumerate(summary.levels) if level is None]
    names = [called(summary, seat) for seat in people] if len(people) > 1 else []
    names += [person_name(services, level) for level in levels]
    return joined_by_commas(names) if names else ""


def faces(services: Services, summary: Seated) -> tuple[str, ...]:
    """Return the pictures of the opponents, each once, as pictures of assets/."""
    levels = dict.fromkeys(level for level in summary.levels if level is not None)
    known = {one.id: one.avatar for one in services.opponents}
    return tuple(known[level] for level in levels if level in known)


def called(summary: Seated, seat: int) -> Words:
    """Return the name of one of several people, or a numbered name such as "Player 2"."""
    return (summary.names[seat] if seat < len(summary.names) else "") or numbered(seat)


def side_titles(services: Services, summary: MatchSummary) -> tuple[Text | Names | str, ...]:
    """Return the titles of the sides; the summary needs at least one finished deal."""
    levels, person = summary.levels, only_person(summary.levels)
    said = (*summary.names, *("" for _ in levels))[: len(levels)]
    names = names_by_seat(levels, said, lambda level: person_name(services, level))
    sides = len(summary.totals)
    return tuple(side_title(names, sides, side, person) for side in range(sides))


def standing(summary: MatchSummary) -> Text:
    """Return the totals of all sides, the first side first."""
    return t("{points} points", points=totals(summary.totals or (0, 0)))


def totals(points: Sequence[int]) -> Words:
    """Return the points of all sides as "4 : 4"; raises ValueError for no sides."""
    own, *others = points
    words: Words = str(own)
    for other in others:
        words = t("{one} : {other}", one=words, other=other)
    return words


def next_turn(services: Services, waiting: WaitingMatch) -> Words:
    """Return who plays next in a match that waits, or that the next deal is due."""
    turn = waiting.turn
    if turn is None:
        return t("next deal")
    if turn == only_person(waiting.levels):
        return t("your turn")
    level = waiting.levels[turn]
    return t("{name} is next", name=called(waiting, turn) if level is None else person_name(services, level))


def waiting_lines(services: Services, waiting: WaitingMatch) -> tuple[Words, Words]:
    """Return what the match that waits is, and how it stands: "Alfonso, Scopa" and "4 : 4, your turn".

    A single deal says what it is instead of the score.
    """
    people, game = company(services, waiting), game_name(services, waiting.ruleset)
    which = joined_by_commas((people, game)) if people else game
    special = special_title(waiting.purpose) if is_one_deal(waiting.purpose) else None
    stands = totals(waiting.totals) if special is None else special
    return which, joined_by_commas((stands, next_turn(services, waiting)))


def special_title(purpose: Purpose | None) -> Text | None:
    """Return what a match is played for; None for an ordinary match."""
    match purpose:
        case None:
            return None
        case Branch(deal=deal, move=move):
            return t("played on from deal {deal}, turn {turn}", deal=deal + 1, turn=move)
        case SecondTable():
            return t("with a second table")
        case DailyDeal(day):
            return t("deal of {day}", day=dated(day.isoformat()))


def branch_told(summary: MatchSummary) -> Text | None:
    """Return by how much a finished branch went better than its match; None if nothing is compared."""
    better = summary.gain
    if better is None:
        return None
    if not better:
        return t("as good as in the match")
    if better > 0:
        return t("{points} points better than in the match", points=decimal(better))
    return t("{points} points worse than in the match", points=decimal(-better))


def outcome(entry: Entry) -> Text:
    """Return the state of a match in one or two words: won, lost, over, unfinished or unreadable."""
    summary = entry.summary
    if summary is None:
        return t("cannot be read")
    if summary.winner is None and summary.over:
        return t("finished")
    if summary.winner is None:
        return t("in progress") if entry.kept.shelf is Shelf.TABLE else t("unfinished")
    person = only_person(summary.levels)
    if person is None:
        return t("finished")
    return t("won") if summary.winner == person % len(summary.totals) else t("lost")


def deals_played(summary: MatchSummary) -> Text:
    """Return a sentence with the number of finished deals."""
    if not summary.deals:
        return t("No deal has been finished yet.")
    return tn("One deal is finished.", "{n} deals are finished.", n=len(summary.deals))


def uncounted(summary: MatchSummary) -> Text | None:
    """Return the reason why the statistics leave a match out; None for a match that counts."""
    if None not in summary.levels:
        return t("You only watched, so it doesn't count in the statistics.")
    if summary.levels.count(None) > 1:
        return t("Several people played, so it doesn't count in the statistics.")
    if isinstance(summary.purpose, Branch):
        return t("It was played on from another match, so it doesn't count in the statistics.")
    if isinstance(summary.purpose, DailyDeal):
        return t("It is a deal of the day, so it doesn't count in the statistics.")
    if summary.repeated:
        return t("You had seen these cards before, so it doesn't count in the statistics.")
    if summary.taken_back:
        return tn(
            "You took back a card, so it doesn't count in the statistics.",
            "You took back cards {n} times, so it doesn't count in the statistics.",
            n=summary.taken_back,
        )
    return None
