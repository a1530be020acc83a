"""Explains a selection of cards: right, or one of nine errors.

See docs/learning.md, section 10.1.
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from settebello.engine import Card, CardSet, Ruleset, captures, card_value
from settebello.engine.legality import Situation
from settebello.learning.facts import Direction
from settebello.learning.puzzles.card_aim import Aim, aim_of, completes, payments, values_of

LOWEST_FIGURE = 8
"""The lowest value of a figure: knave, knight and king count 8, 9 and 10; their pictures do not show it."""

SHORT_WAY = 2
"""The largest error that the number line shows (docs/learning.md, section 9)."""


class Code(StrEnum):
    """The meaning of a selection."""

    RIGHT = "right"
    TOO_MUCH = "too_much"
    TOO_LITTLE = "too_little"
    EXTRA = "extra"
    """Some of the cards fit already; ``cards`` are the others, which can stay on the table."""
    TWIN_FIRST = "twin_first"
    """``cards`` are equal to the card played and must be taken first."""
    FIGURE = "figure"
    """``cards`` is a figure whose value was mistaken for that of its neighbour."""
    OWN_CARD = "own_card"
    """The card played was not counted; ``cards`` make fifteen with it, if any do."""
    FEWER = "fewer"
    """The price is paid, and fewer cards can pay it."""
    NONE_YET = "none_yet"
    OTHER_PILE = "other_pile"
    """``cards`` is the top card of a pile, which a card of another value cannot steal."""
    CANNOT = "cannot"


class Remedy(StrEnum):
    """The picture that explains the error."""

    NUMBER_LINE = "number_line"
    TEN_FRAME = "ten_frame"
    SCALE = "scale"


@dataclass(frozen=True, slots=True, kw_only=True)
class Explanation:
    """A selection with the numbers for the words that explain it.

    addends: in the order of the cards, the card played first where it counts. total: their sum. target: the
    wanted total. cards: see the codes.
    """

    code: Code
    addends: tuple[int, ...]
    total: int
    target: int
    cards: CardSet
    remedy: Remedy | None

    @property
    def diff(self) -> int:
        """The total less the target."""
        return self.total - self.target


@dataclass(frozen=True, slots=True)
class Price:
    """What is to be paid exactly, and whether with as few cards as possible."""

    amount: int
    fewest: bool = False


def explain(
    ruleset: Ruleset,
    card: Card,
    selected: CardSet,
    table: CardSet,
    direction: Direction = Direction.BOND,
    *,
    beyond: int = 0,
    price: Price | None = None,
) -> Explanation:
    """Return the explanation of a selection; ValueError for a card that is not on the table.

    beyond: the total of a puzzle that no game has, see ``Puzzle``. price: what is paid in its place.
    """
    if selected - table:
        raise ValueError(f"{selected - table} does not lie on the table")
    if price is not None:
        return _paid(ruleset, selected, table, price)
    aim = Aim(beyond, with_card=True) if beyond else aim_of(ruleset, card)
    own = (card_value(card, ruleset),) if aim.with_card else ()
    addends = own + values_of(ruleset, selected)
    code, cards = _judged(ruleset, card, selected, table, aim, beyond)
    over = sum(addends) - aim.total
    return Explanation(
        code=code,
        addends=addends,
        total=sum(addends),
        target=aim.total,
        cards=cards,
        remedy=_remedy(over, direction) if code not in {Code.RIGHT, Code.NONE_YET, Code.CANNOT} else None,
    )


def _paid(ruleset: Ruleset, selected: CardSet, table: CardSet, price: Price) -> Explanation:
    """Return the explanation of cards that are to pay a price."""
    addends = values_of(ruleset, selected)
    total, none = sum(addends), CardSet(0, table.pack)
    ways = payments(ruleset, table, price.amount, fewest=price.fewest)
    within = next((way for way in ways if not way - selected), None)
    cards = none
    if selected in ways:
        code = Code.RIGHT
    elif not selected:
        code = Code.NONE_YET
    elif total == price.amount:
        code = Code.FEWER
    elif within is not None:
        code, cards = Code.EXTRA, selected - within
    else:
        code = Code.TOO_MUCH if total > price.amount else Code.TOO_LITTLE
    unexplained = code in {Code.RIGHT, Code.NONE_YET, Code.FEWER}
    return Explanation(
        code=code,
        addends=addends,
        total=total,
        target=price.amount,
        cards=cards,
        remedy=None if unexplained else _remedy(total - price.amount, Direction.BOND),
    )


def explain_turn(at: Situation, card: Card, selected: CardSet) -> Explanation:
    """Return the explanation of a selection in a game; ValueError for a card that may not be chosen.

    Where piles may be stolen, the top cards may be chosen as well.
    """
    ruleset, piles = at.ruleset, selected & at.tops
    thefts = at.stealable(card)
    if not piles and not thefts:
        return explain(ruleset, card, selected, at.table)
    alone = explain(ruleset, card, selected - at.tops, at.table)
    within = next((theft for theft in thefts if not theft - selected), None)
    if within is not None:
        code, cards = (
            (Code.RIGHT, CardSet(0, selected.pack)) if within == selected else (Code.EXTRA, selected - within)
        )
    elif piles:
        code, cards = Code.OTHER_PILE, CardSet.of(piles.cards[:1], selected.pack)
    elif alone.code is Code.CANNOT:
        # Nothing on the table fits, but the card steals a pile.
        code, cards = (Code.TWIN_FIRST, thefts[0]) if selected else (Code.NONE_YET, alone.cards)
    else:
        return alone
    addends = values_of(ruleset, cards if code is Code.OTHER_PILE else selected)
    return replace(alone, code=code, cards=cards, addends=addends, total=sum(addends), remedy=None)


def _judged(
    ruleset: Ruleset, card: Card, selected: CardSet, table: CardSet, aim: Aim, beyond: int
) -> tuple[Code, CardSet]:
    """Return the first code that applies, the most helpful ones first, and the cards it is about."""
    none = CardSet(0, table.pack)
    options = _options(ruleset, card, table, beyond)
    if selected in options:
        return Code.RIGHT, none
    if not options:
        return Code.CANNOT, none
    if not selected:
        return Code.NONE_YET, none
    if not beyond and (twins := _twins(card, table, options)):
        return Code.TWIN_FIRST, twins
    within = [taken for taken in options if not taken - selected]
    if aim.with_card and sum(values_of(ruleset, selected)) in {aim.total, card_value(card, ruleset)}:
        return Code.OWN_CARD, within[0] if within else none
    if within:
        return Code.EXTRA, selected - within[0]
    if mistaken := _mistaken(ruleset, card, selected, beyond):
        return Code.FIGURE, CardSet.of((mistaken,), table.pack)
    own = card_value(card, ruleset) if aim.with_card else 0
    over = own + sum(values_of(ruleset, selected)) > aim.total
    return (Code.TOO_MUCH if over else Code.TOO_LITTLE), none


def _options(ruleset: Ruleset, card: Card, table: CardSet, beyond: int) -> tuple[CardSet, ...]:
    """Return the sets that fit: what the engine takes, or what makes a total beyond all games."""
    return completes(ruleset, card, table, beyond) if beyond else captures(ruleset, card, table)


def _twins(card: Card, table: CardSet, options: tuple[CardSet, ...]) -> CardSet:
    """Return the equal cards that the engine requires to be taken; none where it allows sums."""
    twins = CardSet.of((other for other in table if other.rank is card.rank), table.pack)
    equal_alone = all(len(taken) == 1 and not taken - twins for taken in options)
    return twins if equal_alone else CardSet(0, table.pack)


def _mistaken(ruleset: Ruleset, card: Card, selected: CardSet, beyond: int) -> Card | None:
    """Return the figure that would fit if it were its upper or lower neighbour."""
    for figure in selected:
        for other in ruleset.deck.pack.cards:
            values = values_of(ruleset, (figure, other))
            if min(values) < LOWEST_FIGURE or abs(values[0] - values[1]) != 1 or other in selected:
                continue
            instead = CardSet.of((other, *(each for each in selected if each != figure)), selected.pack)
            if instead in _options(ruleset, card, instead, beyond):
                return figure
    return None


def _remedy(over: int, direction: Direction) -> Remedy:
    """Return the picture that shows the size of an error best."""
    if direction is Direction.GAP:
        return Remedy.SCALE
    return Remedy.NUMBER_LINE if abs(over) <= SHORT_WAY else Remedy.TEN_FRAME
