"""How a match of the market game has ended: who has won, by how much, and with which points."""

from collections.abc import Iterable
from dataclasses import dataclass

from settebello.engine import Side
from settebello.i18n import Text, t, tn
from settebello.market import MarketScore, winners_of
from settebello.ui.kit.ports.tablemates import Player, Remark
from settebello.ui.kit.view.lettering import Words
from settebello.ui.market.model.score_lines import Line, points_words


@dataclass(frozen=True, slots=True)
class MarketEnding:
    """The players with their scores, by seat: each is a side. `person` is the seat of an only person."""

    players: tuple[Player, ...]
    scores: tuple[MarketScore, ...]
    person: int | None = None
    remark: Remark | None = None

    @property
    def sides(self) -> tuple[Words, ...]:
        """The names by seat."""
        return tuple(player.name for player in self.players)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points by seat."""
        return tuple(score.points for score in self.scores)

    @property
    def winners(self) -> tuple[Side, ...]:
        """The seats that have won: several share a win."""
        return tuple(map(Side, winners_of(self.scores)))

    @property
    def order(self) -> tuple[Side, ...]:
        """The seats from the first to the last; hearts outside the vault decide between equal points."""
        places = sorted(
            range(len(self.scores)), key=lambda seat: (-self.scores[seat].points, -self.scores[seat].outside)
        )
        return tuple(map(Side, places))

    @property
    def won(self) -> bool:
        """Whether the only person has won; where there is none, somebody always has."""
        return self.person is None or self.person in self.winners

    @property
    def title(self) -> Text:
        """Who has won, as a title."""
        first = self.winners[0]
        if len(self.winners) > 1:
            return t("A shared win")
        if first == self.person:
            return t("You win!")
        return t("{name} wins", name=self.sides[first])

    @property
    def margin(self) -> Text:
        """By how much, or what has decided between equal points."""
        if len(self.winners) > 1:
            return t("Equal points and equal hearts")
        first, second = self.order[:2]
        ahead = self.totals[first] - self.totals[second]
        if not ahead:
            return t("Equal points, more hearts outside the vault")
        return tn("{n} point ahead", "{n} points ahead", n=ahead)

    @property
    def told(self) -> tuple[Words, ...]:
        """The verdict, the points, and what somebody says about them, as sentences."""
        said = self.remark
        points = (
            t("{name}: {points}", name=self.sides[seat], points=points_words(self.totals[seat]))
            for seat in self.order
        )
        remark = () if said is None else (speech(self.sides[said.seat], said),)
        return (self.title, self.margin, *points, *remark)

    def read(self, lines: Iterable[Line]) -> tuple[Words, ...]:
        """Return the verdict, and the lines of everybody, as sentences."""
        shown = tuple(lines)
        found: list[Words] = [self.title, self.margin]
        for seat in self.order:
            score = self.scores[seat]
            found.append(t("{name}: {points}", name=self.sides[seat], points=points_words(score.points)))
            found += [
                t("{name}: {points}", name=line.words, points=points_words(line.points(score)))
                for line in shown
            ]
        return tuple(found)


def speech(name: Words, remark: Remark) -> Text:
    """Return what somebody says, with the name before it."""
    return t("{name}: “{words}”", name=name, words=remark.words)
