"""The results of finished matches, and what they add up to for the person who played."""

from collections.abc import Iterable
from dataclasses import dataclass

from settebello.i18n import Text, decimal, t, tn
from settebello.market import MarketScore
from settebello.notation.market.market_record import MarketRecord
from settebello.ui.kit.ports.market_port import KeptMarketMatch


@dataclass(frozen=True, slots=True)
class MarketTally:
    """The finished matches of the only person: how many, how many won, and the points."""

    matches: int = 0
    won: int = 0
    best: int = 0
    total: int = 0

    @classmethod
    def of(cls, kept: Iterable[KeptMarketMatch]) -> "MarketTally":
        """Count matches in which one person has played to the end."""
        tally = cls()
        for match in kept:
            record = match.record
            if record is None or record.points is None or len(record.persons) != 1:
                continue
            own = record.points[record.persons[0]]
            best = own if not tally.matches else max(tally.best, own)
            won = tally.won + (own == max(record.points))
            tally = cls(tally.matches + 1, won, best, tally.total + own)
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


def result_words(record: MarketRecord) -> Text:
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


def points_so_far(score: MarketScore) -> Text:
    """Return what the own cards are worth as they lie, line by line."""
    points = tn("{n} point", "{n} points", n=score.points)
    vault = score.vault_points + score.vitrine_points + score.stack_bonus
    return t(
        "As your cards lie: {points}. Vault {vault}, spades {spades}, red hearts {reds}.",
        points=points,
        vault=vault,
        spades=score.spade_points,
        reds=score.red_points,
    )
