"""What a deal scores, and who has won the match (docs/rules.md, section 2.4)."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from tests.reference.cards import SUITS, Rules, courts, in_play, pack, ranks

STANDARD = {"7": 21, "6": 18, "1": 16, "5": 15, "4": 14, "3": 13, "2": 12}
MARKS = ("declared", "picula", "one_suit", "bager", "three", "claim", "penalty")
"""What scores in play besides sweeps."""

Piles = Sequence[Sequence[str]]
Points = tuple[int, ...]


class Counted(NamedTuple):
    """A deal counted: each category in force with each side's points, the totals, and who won outright."""

    lines: dict[str, Points]
    winners: dict[str, int | None]
    points: Points
    match_winner: int | None


def most(figures: Sequence[Any]) -> int | None:
    """The one with strictly the most; None where two share the most or nobody has any."""
    best = max(figures)
    return list(figures).index(best) if best and list(figures).count(best) == 1 else None


def alone_at_top(figures: Sequence[Any]) -> int | None:
    """The one with strictly the most, be it nothing."""
    best = max(figures)
    return list(figures).index(best) if list(figures).count(best) == 1 else None


def primiera_worth(rules: Rules, rank: str) -> Fraction:
    """What a card counts in the primiera, where its table is one of numbers."""
    table = rules["score.primiera_table"]
    # The pips above seven of the pack of 52 stand in no table: they count as courts do.
    number = Fraction(rank if rank in "1234567" else 0)
    if table == "standard":
        return Fraction(STANDARD.get(rank, 10))
    if table == "nominal":
        return {"1": Fraction(11, 2)}.get(rank, number or Fraction(1, 2))
    return number


def primiera_of(rules: Rules, pile: Sequence[str]) -> tuple[int, Fraction]:
    """How many suits a pile holds, and the sum of the best card of each."""
    best = [
        max(primiera_worth(rules, card[0]) for card in pile if card[1] == suit)
        for suit in SUITS
        if any(card[1] == suit for card in pile)
    ]
    return len(best), sum(best, Fraction(0))


def primiera_winner(rules: Rules, piles: Piles) -> int | None:
    """The side with the best primiera."""
    table, missing = rules["score.primiera_table"], rules["score.primiera_missing"]
    counted = {"count": "761", "count_fives": "7615", "count_sixes": "76"}
    if table in counted:
        wanted = counted[table]
        counts = [tuple(sum(card[0] == rank for card in pile) for rank in wanted) for pile in piles]
        return alone_at_top(counts)
    held = [primiera_of(rules, pile) for pile in piles]
    if missing == "zero_sum":
        return alone_at_top([total for _, total in held])
    if missing == "suits_then_sum":
        return alone_at_top(held)
    complete = [side for side, (suits, _) in enumerate(held) if suits == 4]
    if complete:
        winner = alone_at_top([held[side][1] for side in complete])
        return None if winner is None else complete[winner]
    return alone_at_top([total for _, total in held]) if missing == "full_beats_partial" else None


def run_length(rules: Rules, pile: Sequence[str]) -> int:
    """How many cards of the scoring suit a pile holds in a row from the ace."""
    length = 0
    for rank in ranks(rules):
        if rank + rules["deck.score_suit"] not in pile:
            break
        length += 1
    return length


def figures_of(rules: Rules, category: str, piles: Piles) -> list[int]:
    """How much of a category of cards each side holds."""
    suit = rules["deck.score_suit"]
    wanted = {
        "cards": lambda _: True,
        "coins": lambda card: card[1] == suit,
        "settebello": lambda card: card == "7d",
        "most_sevens": lambda card: card[0] == "7",
        "re_bello": lambda card: card == courts(rules)[2] + "d",
    }[category]
    return [sum(map(wanted, pile)) for pile in piles]


def holds(pile: Sequence[str], cards: Sequence[str]) -> bool:
    """Whether a pile holds all of the cards."""
    return set(cards) <= set(pile)


def pairs(text: str) -> list[str]:
    """The cards written one behind the other."""
    return [text[place : place + 2] for place in range(0, len(text), 2)]


def extra_of(rules: Rules) -> Mapping[str, Any]:
    """The further points, nothing where there are none."""
    extra = rules["score.extra"]
    return extra if isinstance(extra, Mapping) else {}


class Sheet:
    """A score sheet being written, line by line."""

    def __init__(self, rules: Rules, sides: int) -> None:
        self.rules, self.sides = rules, range(sides)
        self.lines: dict[str, Points] = {}
        self.winners: dict[str, int | None] = {}

    def award(self, category: str, points: Iterable[int], *, in_force: bool = True) -> None:
        """A line in which any side may score, if the category is in force."""
        if in_force:
            self.lines[category] = tuple(points)

    def to_one(self, category: str, side: int | None) -> None:
        """A line that one side scores, or nobody."""
        if worth := self.rules[f"score.{category}"]:
            self.award(category, [worth * (s == side) for s in self.sides])
            self.winners[category] = side

    @property
    def totals(self) -> list[int]:
        """Each side's points so far."""
        return [sum(line[side] for line in self.lines.values()) for side in self.sides]


def in_play_total(
    rules: Rules, before: int, sweeps: Sequence[int], marks: Mapping[str, Sequence[int]], side: int
) -> int:
    """The total of a side with what it has scored in play."""
    in_play = sum(points[side] for points in marks.values())
    return before + sweeps[side] * int(rules["sweep.points"]) + in_play


def won_in_play(rules: Rules, totals: Sequence[int]) -> bool:
    """Whether a total ends the deal at once: it wins the match, whatever is still to be counted."""
    first, second = sorted(totals, reverse=True)[:2]
    needed = 2 if rules["match.tie"] == "two_clear" else 1
    return rules["match.check"] == "at_once" and first >= rules["match.target"] and first >= second + needed


def count(
    rules: Rules,
    piles: Piles,
    sweeps: Sequence[int],
    marks: Mapping[str, Sequence[int]],
    before: Sequence[int] | None = None,
    first: int = 0,
) -> Counted:
    """Count a deal: piles and sweeps a side, and the points scored in play a side for each mark.

    before: the totals of the match before the deal. first: the side that leads it.
    """
    sheet, extra = Sheet(rules, len(piles)), extra_of(rules)
    reached = [
        in_play_total(rules, total, sweeps, marks, side)
        for side, total in enumerate(before or (0,) * len(piles))
    ]
    if won_in_play(rules, reached):
        # The deal ended there: no card is counted, nor missed.
        piles = tuple(() for _ in piles)
        sheet.rules = {**rules, "score.opponent_under_10": 0}
    count_piles(sheet, piles)
    if sheet.rules is not rules:
        sheet.rules = rules
        under = bool(rules["score.opponent_under_10"]) and len(piles) == 2
        sheet.award("opponent_under_10", [0] * len(piles), in_force=under)
    if rules["score.steps"] != "off":
        with_steps(sheet, [len(pile) for pile in piles], reached, first)
    sheet.award(
        "extra",
        [extra_points(extra, pile) for pile in piles],
        in_force=bool(extra.get("cards") or extra.get("sets")),
    )
    in_force = {
        "declared": rules["declare"] in {"chorizo", "buongioco", "ronda", "alike"},
        "claim": rules["bluff"],
        "penalty": rules["penalties.enabled"],
    }
    for mark in MARKS:
        sheet.award(mark, marks[mark], in_force=in_force.get(mark, bool(extra.get(mark))))
    doubled = [bool(extra.get("doubles")) and holds(pile, pairs(extra["doubles"])) for pile in piles]
    sheet.award("sweeps", sweep_points(rules, sweeps, doubled), in_force=bool(rules["sweep.points"]))
    if extra.get("level"):
        totals = sheet.totals
        level = [s for s in sheet.sides if totals[s] == max(totals)]
        holder = next((s for s in sheet.sides if extra["level"] in piles[s]), None)
        sheet.award("level", [int(len(level) > 1 and s in level and s == holder) for s in sheet.sides])
    return Counted(sheet.lines, sheet.winners, tuple(sheet.totals), outright(rules, piles))


def count_piles(sheet: Sheet, piles: Piles) -> None:
    """Write the lines of the categories that look at the cards taken alone."""
    rules, sides = sheet.rules, sheet.sides
    replace = rules["score.stacking"] == "replace"
    every_coin = holder_of(piles, whole_suit(rules))
    every_seven = holder_of(piles, ["7" + suit for suit in SUITS])
    coins_replaced = replace and bool(rules["score.all_coins"]) and every_coin is not None
    sevens_replaced = replace and bool(rules["score.all_sevens"]) and every_seven is not None

    for category in ("cards", "coins"):
        figures = figures_of(rules, category, piles)
        sheet.to_one(category, most(figures))
        level = [s for s in sides if figures[s] == max(figures)]
        if len(level) > 1 and max(figures) and rules["score.cards_tie"] == "split":
            share = rules[f"score.{category}"] // len(level)
            sheet.award(
                category, [share * (s in level) for s in sides], in_force=bool(rules[f"score.{category}"])
            )
        if category == "cards" and rules["score.surplus"]:
            with_surplus(sheet, figures)
    if coins_replaced:
        sheet.to_one("coins", None)
    sheet.to_one("settebello", None if sevens_replaced else most(figures_of(rules, "settebello", piles)))
    sheet.to_one("primiera", primiera_winner(rules, piles))
    runs = [run_length(rules, pile) for pile in piles]
    if rules["score.napola"] != "off":
        least, cap = rules["score.napola"]["min"], rules["score.napola"]["cap"]
        sheet.award("napola", [min(run, cap) * (run >= least) for run in runs])
    sheet.to_one("re_bello", most(figures_of(rules, "re_bello", piles)))
    sheet.to_one("most_sevens", None if sevens_replaced else most(figures_of(rules, "most_sevens", piles)))
    sheet.to_one("all_sevens", every_seven)
    sheet.to_one("all_coins", every_coin)
    sheet.to_one("grande", holder_of(piles, [court + "d" for court in courts(rules)]))
    piccola = rules["score.piccola_cap"]
    sheet.award("piccola", [min(run, piccola) * (run >= 3) for run in runs], in_force=bool(piccola))
    under = rules["score.opponent_under_10"] if len(piles) == 2 else 0
    sheet.award("opponent_under_10", [under * (len(piles[s - 1]) < 10) for s in sides], in_force=bool(under))


def with_surplus(sheet: Sheet, held: Sequence[int]) -> None:
    """The line of cards with the points for the cards above an equal share."""
    share = len(pack(sheet.rules)) // len(held)
    before = sheet.lines.get("cards", (0,) * len(held))
    beyond = [sheet.rules["score.surplus"] * max(number - share, 0) for number in held]
    points = [a + b for a, b in zip(before, beyond, strict=True)]
    sheet.award("cards", points)
    sheet.winners["cards"] = most([int(n > 0) for n in points])


def with_steps(sheet: Sheet, held: Sequence[int], reached: Sequence[int], first: int) -> None:
    """The line of cards with the points that go in steps."""
    steps, sides = sheet.rules["score.steps"], len(held)
    until = sheet.rules["score.until"].get("cards")
    in_turn = [(first + k) % sides for k in range(sides)]
    found = list(sheet.lines.get("cards", (0,) * sides))
    for place, side in enumerate(in_turn):
        number = held[side]
        if any(held[other] == number for other in in_turn[:place]) or (
            until is not None and reached[side] >= until
        ):
            continue
        if number >= steps["least"]:
            points = steps["points"] + steps["more"] * (number - steps["least"])
            while points % steps["round"]:
                points += 1
            found[side] += points
        elif number == max(held) > 0:
            found[side] += steps["few"]
    sheet.award("cards", found)
    sheet.winners["cards"] = most([int(n > 0) for n in found])


def whole_suit(rules: Rules) -> list[str]:
    """Every card of the scoring suit."""
    return [rank + rules["deck.score_suit"] for rank in in_play(rules)]


def holder_of(piles: Piles, cards: Sequence[str]) -> int | None:
    """The side that holds all of the cards."""
    return next((side for side, pile in enumerate(piles) if holds(pile, cards)), None)


def sweep_points(rules: Rules, sweeps: Sequence[int], doubled: Sequence[bool]) -> list[int]:
    """The points of each side's sweeps."""
    return [
        number * rules["sweep.points"] * (2 if twice else 1)
        for number, twice in zip(sweeps, doubled, strict=True)
    ]


def extra_points(extra: Mapping[str, Any], pile: Sequence[str]) -> int:
    """The points of cards and sets of cards that a pile holds."""
    by_card: Mapping[str, int] = extra.get("cards", {})
    by_set: Mapping[str, int] = extra.get("sets", {})
    single = sum(by_card.get(card, 0) + by_card.get(card[0], 0) for card in pile)
    return single + sum(points for cards, points in by_set.items() if holds(pile, pairs(cards)))


def outright(rules: Rules, piles: Piles) -> int | None:
    """The side that wins the match by this deal, whatever the totals."""
    if rules["score.capotto"] and (side := holder_of(piles, whole_suit(rules))) is not None:
        return side
    wins = extra_of(rules).get("wins")
    if wins and (side := holder_of(piles, pairs(wins))) is not None:
        return side
    if rules["score.no_trick"] == "lose_match" and len(piles) == 2:
        without = [side for side, pile in enumerate(piles) if not pile]
        return 1 - without[0] if len(without) == 1 else None
    return None


ORDER = ("cards", "coins", "settebello", "primiera")
"""What is counted first where sides are level at the end of the match."""


def match_winner(rules: Rules, before: Sequence[int], counted: Counted) -> int | None:
    """The side that has won the match with this deal; ``before``: the sides' totals without it."""
    if counted.match_winner is not None:
        return counted.match_winner
    totals = [a + b for a, b in zip(before, counted.points, strict=True)]
    target = rules["match.target"]
    if max(totals) < target:
        return None
    low = rules["match.objective"] == "low"
    ranked = sorted(totals, reverse=not low)
    best = totals.index(ranked[0])
    gap = abs(ranked[0] - ranked[1])
    if rules["match.tie"] == "two_clear":
        return best if gap >= 2 else None
    if gap:
        return best
    if low or rules["match.tie"] != "count_order":
        return None
    level = [side for side, total in enumerate(totals) if total == ranked[0]]
    return first_there(target, before, counted.lines, level)


def first_there(
    target: int, before: Sequence[int], lines: Mapping[str, Points], level: Sequence[int]
) -> int | None:
    """The one of the level sides that reaches the target first when counted category by category."""
    totals = list(before)
    rest = [category for category in lines if category not in (*ORDER, "sweeps")]
    for category in (*ORDER, *rest, "sweeps"):
        if category in lines:
            totals = [a + b for a, b in zip(totals, lines[category], strict=True)]
            there = [side for side in level if totals[side] >= target]
            if there:
                return there[0] if len(there) == 1 else None
    return None


def control(rules: Rules, left: Sequence[str]) -> tuple[int, bool]:
    """What the leftover of a fifteen game adds up to, and whether that can be right."""
    total = sum(ranks(rules).index(card[0]) + 1 for card in left)
    return total, total % 15 == rules["end.control_mod15"]
