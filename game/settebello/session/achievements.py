"""The achievements, computed from the match summaries alone; a new entry adds an achievement.

Nothing is stored beside the matches: deleting a match also deletes what was achieved only in that match.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Final

from settebello.engine import Category
from settebello.i18n import Text, t
from settebello.session.feats import Feat
from settebello.session.seats import only_person
from settebello.session.statistics import by_opponent, side_of
from settebello.session.summary import DealSummary, MatchSummary

FOUR: Final = (Category.CARDS, Category.COINS, Category.SETTEBELLO, Category.PRIMIERA)


@dataclass
class Career:
    """Totals of a player's matches up to `last`. `fair`: the last match was played without help."""

    level_of: Mapping[str, str]
    last: MatchSummary
    fair: bool = True
    won_last: bool = False
    played: int = 0
    won: int = 0
    deals: int = 0
    sweeps: int = 0
    run: int = 0
    fair_wins: int = 0
    variants: set[str] = field(default_factory=set)
    beaten: set[str] = field(default_factory=set)

    def add(self, match: MatchSummary) -> None:
        """Add one match that counts."""
        side = side_of(match)
        self.last, self.fair = match, not (match.taken_back or match.hints)
        self.won_last = match.winner == side
        self.played += 1
        self.deals += len(match.deals)
        self.variants.add(match.ruleset)
        self.won += self.won_last
        self.run = self.run + 1 if self.won_last and self.fair else 0
        if self.fair:
            self.sweeps += sum(deal.sweeps[side] for deal in match.deals)
            self.fair_wins += self.won_last
        if self.won_last and self.fair:
            self.beaten |= {self.level_of.get(one, one) for one in by_opponent(match)}


Measure = Callable[[Career], int]


@dataclass(frozen=True, slots=True)
class Achievement:
    """An achievement: its title, its task, and a measure with the goal to reach."""

    id: str
    title: Text
    words: Text
    measure: Measure
    goal: int = 1


@dataclass(frozen=True, slots=True)
class Standing:
    """The progress of one achievement; `match` names the match in which the goal was reached."""

    achievement: Achievement
    reached: int
    match: str = ""

    @property
    def done(self) -> bool:
        """Whether the goal is reached."""
        return bool(self.match)


def counts(match: MatchSummary) -> bool:
    """Return whether a match counts: finished, with exactly one person, with cards not known before."""
    alone = only_person(match.levels) is not None
    return match.winner is not None and alone and not match.repeated and bool(match.deals)


def standings(
    matches: Iterable[tuple[str, MatchSummary]], level_of: Mapping[str, str]
) -> tuple[Standing, ...]:
    """Return the progress of every achievement.

    ``matches``: name and summary of each match, oldest first. ``level_of``: the level of each opponent, by
    id.
    """
    best = dict.fromkeys((one.id for one in ACHIEVEMENTS), 0)
    done: dict[str, str] = {}
    career: Career | None = None
    for name, match in matches:
        if not counts(match):
            continue
        career = career or Career(level_of, match)
        career.add(match)
        for one in ACHIEVEMENTS:
            if one.id in done:
                continue
            best[one.id] = max(best[one.id], one.measure(career))
            if best[one.id] >= one.goal:
                done[one.id] = name
    return tuple(Standing(one, min(best[one.id], one.goal), done.get(one.id, "")) for one in ACHIEVEMENTS)


def _feat(feat: Feat) -> Measure:
    """Return the measure of a feat in the last match: 0 if the match was played with help."""
    return lambda career: career.last.feats.get(feat, 0) if career.fair else 0


def _in_a_deal(measure: Callable[[DealSummary, int], int]) -> Measure:
    """Return the measure of the most of something in one deal of a match without help."""

    def most(career: Career) -> int:
        side = side_of(career.last)
        return max(measure(deal, side) for deal in career.last.deals) if career.fair else 0

    return most


def _beaten(level: str) -> Measure:
    return lambda career: level in career.beaten


def _all_four(deal: DealSummary, side: int) -> int:
    return all(deal.categories.get(one, (0,) * 9)[side] > 0 for one in FOUR)


def _margin(career: Career) -> int:
    """Return the points by which the last match was won; 0 if it was lost or played with help."""
    if not (career.won_last and career.fair):
        return 0
    side, totals = side_of(career.last), career.last.totals
    return totals[side] - max(points for other, points in enumerate(totals) if other != side)


def _behind(career: Career) -> int:
    """Return the largest deficit from which the last match was won; 0 if lost or played with help."""
    if not (career.won_last and career.fair):
        return 0
    side = side_of(career.last)
    after: list[list[int]] = [
        list(accumulate(deal.points[one] for deal in career.last.deals))
        for one in range(len(career.last.totals))
    ]
    behind: list[int] = [max(points) - points[side] for points in zip(*after, strict=True)]
    return max(behind)


def _in_pairs(career: Career) -> int:
    return bool(career.won_last and len(career.last.totals) < len(career.last.levels))


ACHIEVEMENTS: Final[tuple[Achievement, ...]] = (
    Achievement("first_match", t("At the table"), t("Finish a match."), lambda c: c.played),
    Achievement("first_win", t("The first round is on them"), t("Win a match."), lambda c: c.won),
    Achievement("first_sweep", t("Scopa!"), t("Make a sweep."), lambda c: c.sweeps),
    Achievement(
        "four_sweeps",
        t("New broom"),
        t("Make four sweeps in one deal."),
        _in_a_deal(lambda deal, side: deal.sweeps[side]),
        4,
    ),
    Achievement(
        "opening_sweep",
        t("Straight out of the gate"),
        t("Sweep with your first card of a deal."),
        _feat(Feat.FIRST_CARD),
    ),
    Achievement(
        "by_a_sum",
        t("Well reckoned"),
        t("Take the seven of coins together with other cards."),
        _feat(Feat.BY_A_SUM),
    ),
    Achievement("five", t("Both hands full"), t("Take five cards with one."), _feat(Feat.LARGEST), 5),
    Achievement(
        "all_coins", t("The whole purse"), t("Take all the coins in one deal."), _feat(Feat.ALL_COINS)
    ),
    Achievement(
        "all_four",
        t("Cappotto"),
        t("Get cards, coins, settebello and primiera in one deal."),
        _in_a_deal(_all_four),
    ),
    Achievement(
        "napola",
        t("Up to the seven"),
        t("Make a napola from the ace to the seven."),
        _in_a_deal(lambda deal, side: deal.categories.get(Category.NAPOLA, (0,) * 9)[side]),
        7,
    ),
    Achievement("ahead", t("By a mile"), t("Win a match by ten points."), _margin, 10),
    Achievement("behind", t("Not over yet"), t("Win a match after being six points behind."), _behind, 6),
    Achievement("three_wins", t("On a roll"), t("Win three matches in a row."), lambda c: c.run, 3),
    Achievement("seven_wins", t("The beautiful seven"), t("Win seven matches in a row."), lambda c: c.run, 7),
    Achievement(
        "fair_wins",
        t("A card laid is a card played"),
        t("Win ten matches without take-backs or hints."),
        lambda c: c.fair_wins,
        10,
    ),
    Achievement("amico", t("Among friends"), t("Win against a friend."), _beaten("amico")),
    Achievement("esperto", t("Known in the osteria"), t("Win against an expert."), _beaten("esperto")),
    Achievement("maestro", t("The pupil's day"), t("Win against a master."), _beaten("maestro")),
    Achievement("campione", t("The pride of the village"), t("Win against a champion."), _beaten("campione")),
    Achievement("pairs", t("Without a word"), t("Win a match with a partner."), _in_pairs),
    Achievement(
        "six_games",
        t("From village to village"),
        t("Play six different games."),
        lambda c: len(c.variants),
        6,
    ),
    Achievement(
        "twelve_games", t("The grand tour"), t("Play twelve different games."), lambda c: len(c.variants), 12
    ),
    Achievement("sweeps", t("The worn-out broom"), t("Make a hundred sweeps."), lambda c: c.sweeps, 100),
    Achievement("deals", t("A well-thumbed deck"), t("Play two hundred deals."), lambda c: c.deals, 200),
    Achievement("doubt", t("I don't believe you"), t("Doubt a lie in Scopa bugiarda."), _feat(Feat.DOUBT)),
    Achievement("knock", t("Knock, knock"), t("Knock, as in Cirulla."), _feat(Feat.DECLARED)),
)
"""All achievements, easiest first. A new entry needs no further code."""
