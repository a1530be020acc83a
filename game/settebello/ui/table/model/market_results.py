"""Kept matches of the market game in words, and what they add up to for the person who played."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from settebello.i18n import Text, dated, decimal, t, tn
from settebello.ui.kit.ports.market_port import KeptMarketMatch, MarketPort
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.kit.view.lettering import Words
from settebello.ui.table.model.market_people import players_of
from settebello.ui.table.model.match_titles import joined_by_commas

if TYPE_CHECKING:
    # Lists of matches are opened without the market game, too.
    from settebello.notation.market.market_record import MarketRecord


@dataclass(frozen=True, slots=True)
class MarketTally:
    """The finished matches of the only person: how many, how many won, and the points."""

    matches: int = 0
    won: int = 0
    best: int = 0
    total: int = 0
    others: int = 0
    """The points of the best of the others, added up."""
    advantage: tuple[int, ...] = ()
    """By how many points the person was ahead of the best of the others, match by match."""

    @classmethod
    def of(cls, kept: Iterable[KeptMarketMatch]) -> "MarketTally":
        """Count matches in which one person has played to the end; `kept` has the latest first."""
        tally = cls()
        for match in reversed(tuple(kept)):
            record = match.record
            if record is None or record.points is None or len(record.persons) != 1:
                continue
            seat = record.persons[0]
            own = record.points[seat]
            other = max(points for each, points in enumerate(record.points) if each != seat)
            best = own if not tally.matches else max(tally.best, own)
            won = tally.won + (own == max(record.points))
            tally = cls(
                tally.matches + 1,
                won,
                best,
                tally.total + own,
                tally.others + other,
                (*tally.advantage, own - other),
            )
        return tally

    @property
    def lines(self) -> tuple[Text, ...]:
        """The tally in words."""
        if not self.matches:
            return (t("No finished match of yours yet."),)
        return (
            tn("{n} match played to the end", "{n} matches played to the end", n=self.matches),
            tn("{n} match won", "{n} matches won", n=self.won),
            tn("At most {n} point", "At most {n} points", n=self.best),
            t("{n} points on average", n=decimal(round(self.total / self.matches, 1))),
        )


def result_words(record: "MarketRecord") -> Text:
    """Return how a match ended or how far it is, in a few words."""
    if record.points is None:
        return t("unfinished")
    points = " : ".join(map(str, record.points))
    if len(record.persons) == 1:
        own = record.points[record.persons[0]]
        if own == max(record.points):
            return t("won, {points}", points=points)
        return t("lost, {points}", points=points)
    return t("finished, {points}", points=points)


def market_title(services: Services, market: MarketPort, kept: KeptMarketMatch) -> Words:
    """Return the variant of a match and who else played; the file name of one that cannot be read."""
    record = kept.record
    if record is None:
        return kept.name
    variant = market.name_of(record)
    game: Words = record.rules.id if variant is None else variant.name
    names = [player.name for player in _company(services, record)]
    return t("{game}, with {names}", game=game, names=joined_by_commas(names))


def market_face(services: Services, kept: KeptMarketMatch) -> str:
    """Return the portrait of the first of those who else played; empty if the match cannot be read."""
    return "" if kept.record is None else _company(services, kept.record)[0].avatar


def _company(services: Services, record: "MarketRecord") -> tuple[Player, ...]:
    """Return the opponents of the only person, or all players when several people play."""
    alone = record.persons if len(record.persons) == 1 else ()
    players = players_of(services, record.seats)
    return tuple(player for seat, player in enumerate(players) if seat not in alone)


def market_note(kept: KeptMarketMatch) -> Words:
    """Return the day of a match and how it ended."""
    if kept.record is None:
        return t("cannot be read")
    return t("{day}: {outcome}", day=dated(kept.day), outcome=result_words(kept.record))
