"""Drawing of the move selection: raised cards, lettered frames, cursor, and hit tests for the mouse."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from settebello.engine import Card, capture_sum
from settebello.i18n import Text, t
from settebello.manual.card_names import card_name, rank_name
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.theme import CREAM, GOLD, RED, STRONG, Look
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.layout import RATIO, TableLayout
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.layout.sum_place import slip_place
from settebello.ui.table.model.move_picker import LETTERS, Alternative, MovePicker
from settebello.ui.table.model.spoken_choices import Choice, ChoiceKind
from settebello.ui.table.model.table_state import WILD
from settebello.ui.table.view import signs
from settebello.ui.table.view.choice_bar import LEADING, ChoiceBar
from settebello.ui.table.view.signs import Sum
from settebello.ui.table.view.still_parts import draw_card

HOVERED = 6.0
OFFERED = 12.0
"""How far the cards rise that the card pointed at would take."""
CHOSEN = 9.0
HINTED = 5.0
"""How far a card of the hand rises that a hint points at: its lamp stays clear of the sentence above it."""
BADGE = 44.0
"""The room of a letter, which no sum covers."""
OUT_OF_REACH = 0.38
QUIET = 0.12
"""How dim cards are that cannot be taken, and those of the captures that are not pointed at."""
MOST_SUMS = 2
LETTERS_FROM = 20.0
"""How far below the upper edge of the window the letters of a card lie at least."""


def kind_of(letter: str) -> int:
    """Return the number of the alternative with a letter."""
    return max(LETTERS.find(letter), 0)


@dataclass(frozen=True)
class ChoiceView:
    """The move selection with the mouse position and the card under the mouse.

    `hinted` are the cards that a hint points at, and `stroked` those whose frames are still being drawn.
    `takers` marks the hand cards that can capture something; with `lifts`, the hand card that is pointed at
    lifts what it would capture. `place` is an area for large
    buttons, `strong` the look of those of the kinds `leading`, which continue the move. `tick` is the colour
    of the ticks on selected cards, `labels` replaces the usual words on buttons, and `signs` adds glyphs to
    large ones.
    """

    layout: TableLayout
    picking: MovePicker
    hover: Card | None = None
    pointer: tuple[float, float] | None = None
    hinted: frozenset[Card] = frozenset()
    stroked: frozenset[Card] = frozenset()
    takers: bool = False
    lifts: bool = False
    place: Area | None = None
    strong: Look = STRONG
    leading: frozenset[ChoiceKind] = LEADING
    tick: str = RED
    labels: Mapping[ChoiceKind, Text] | None = None
    signs: Mapping[ChoiceKind, str] | None = None

    def shown(self, poses: dict[Card, Pose]) -> Iterator[tuple[Card, Pose]]:
        """Yield every resting card with its pose during the selection: raised, dimmed or unchanged."""
        picking = self.picking
        can_choose, offered = picking.row_of_table, self.offered
        hinted = self.hinted if picking.card is None else frozenset[Card]()
        pointed = self.pointed
        lifted = frozenset.intersection(*(frozenset(one.cards) for one in pointed)) if pointed else offered
        quiet = frozenset(one for other in picking.alternatives for one in other.cards if pointed)
        quiet -= frozenset(one for other in pointed for one in other.cards)
        for card, pose in poses.items():
            lift = 0.0
            if card in picking.hand:
                if card == picking.card:
                    lift = CHOSEN
                elif card == (self.hover or picking.at_cursor):
                    lift = HOVERED
                if card in hinted:
                    lift = max(lift, HINTED)
                yield card, replace(pose, y=pose.y - lift, height=0.3 if lift else 0.0)
            elif picking.card is not None and can_choose and card not in can_choose and pose.turn > 0:
                yield card, replace(pose, dim=OUT_OF_REACH)
            elif card in quiet:
                yield card, replace(pose, dim=QUIET)
            elif card in offered or card in lifted or card in hinted:
                yield card, replace(pose, y=pose.y - OFFERED, height=0.45)
            elif card in picking.chosen or card in picking.said.robbed:
                yield card, replace(pose, height=0.3)
            else:
                yield card, pose

    @cached_property
    def pointed(self) -> tuple[Alternative, ...]:
        """The captures with the table card under the mouse or the cursor, while one of several is chosen."""
        picking = self.picking
        found = picking.alternatives
        at = self.hover if self.hover in picking.table else picking.at_cursor
        return tuple(one for one in found if at in one.cards) if at is not None and len(found) > 1 else ()

    def sums(self, shown: Mapping[Card, Pose]) -> tuple[Sum, ...]:
        """Return the sums of the captures pointed at in figures, each with its alternative.

        Its parts are in the order in which the cards lie. More than a few would be a riddle: then none.
        """
        picking, found = self.picking, []
        for one in self.pointed if len(self.pointed) <= MOST_SUMS else ():
            rules, said = picking.position.ruleset, picking.said
            made = None if picking.card is None else capture_sum(rules, picking.card, one.cards, said.guise)
            if made is None or said.claimed is not None or not made.cards:
                continue
            parts = sorted(
                zip(made.cards, made.parts, strict=True),
                key=lambda part: (part[0] == picking.card, shown[part[0]].x if part[0] in shown else 0.0),
            )
            words = " + ".join(str(number) for _, number in parts)
            found.append((one.letter, f"{words} = {made.total}", kind_of(one.letter)))
        return tuple(found)

    @property
    def offered(self) -> frozenset[Card]:
        """The table cards that the hand card pointed at would capture, while none is chosen."""
        picking = self.picking
        if not self.lifts or picking.card is not None:
            return frozenset()
        pointed = self.hover if self.hover in picking.hand else picking.at_cursor
        return picking.takes(pointed) if pointed is not None and pointed in picking.hand else frozenset()

    def draw(self, canvas: Canvas, poses: dict[Card, Pose]) -> None:
        """Draw the resting cards, the marks of the selection and the buttons."""
        picking, shown = self.picking, dict(self.shown(poses))
        for card, pose in shown.items():
            draw_card(canvas, self.layout, card, pose)
        for card in picking.table:
            self._mark(canvas, card, shown[card])
        for framed, played in ((picking.at_cursor, False), (picking.card, True)):
            if framed is not None and framed in shown:
                pose = shown[framed]
                if played:
                    canvas.card_frame(pose.x, pose.y, pose.width, GOLD, angle=pose.angle, thickness=4.0)
                else:
                    signs.cursor(canvas, pose.x, pose.y, pose.width, angle=pose.angle)
        badges: list[Pose] = []
        for card in picking.table:
            # Outside the card's edge for the most part, so that they hide none of its signs.
            if letters := picking.letters_on(card):
                pose = shown[card]
                above = max(pose.y - 0.5 * pose.width * RATIO - 9, LETTERS_FROM)
                kinds = [kind_of(letter) if letter in LETTERS else None for letter in letters]
                signs.letters(canvas, pose.x, above, letters, kinds)
                badges.append(Pose(pose.x, above, BADGE * len(letters) ** 0.5))
        if sums := self.sums(shown):
            taken = [shown[card] for one in self.pointed for card in one.cards if card in shown]
            around = [shown[card] for card in picking.table if card in shown]
            spot = slip_place(self.layout, taken, around, badges, signs.sums_size(canvas, sums))
            signs.sums(canvas, spot.x, spot.y, sums)
        self._point_out(canvas, shown)
        self.bar.draw(canvas, self.lit, picking.choice_at_cursor)

    def _point_out(self, canvas: Canvas, shown: dict[Card, Pose]) -> None:
        """Mark the hand cards that can capture something, and the cards of a hint."""
        picking = self.picking
        if self.takers and picking.card is None:
            for card in picking.takers & shown.keys():
                pose = shown[card]
                signs.taker(canvas, pose.x, pose.y - 0.5 * pose.width * RATIO)
        for card in (self.hinted - self.stroked) & shown.keys():
            pose = shown[card]
            canvas.card_frame(pose.x, pose.y, pose.width, GOLD, angle=pose.angle, thickness=5.0)
            signs.hint_of(canvas, pose)

    def _mark(self, canvas: Canvas, card: Card, pose: Pose) -> None:
        letters = self.picking.letters_on(card)
        if card in self.picking.chosen or card in self.picking.said.robbed:
            canvas.card_frame(pose.x, pose.y, pose.width, GOLD, angle=pose.angle, thickness=6.0)
            signs.chosen(canvas, pose.x, pose.y + 0.5 * pose.width * RATIO - 20, self.tick)
        elif letters:
            here = next((one for one in self.pointed if card in one.cards), None)
            kind = kind_of(letters[0] if here is None else here.letter)
            signs.frame(canvas, pose.x, pose.y, pose.width, kind, angle=pose.angle)
        elif card == self.hover:
            canvas.card_frame(pose.x, pose.y, pose.width, CREAM, angle=pose.angle, thickness=2.5)
        elif card in self.offered:
            canvas.card_frame(pose.x, pose.y, pose.width, GOLD, angle=pose.angle, thickness=3.0)

    @property
    def lit(self) -> Choice | None:
        """The choice under the mouse, or None."""
        return self.bar.at(*self.pointer) if self.pointer is not None else None

    @property
    def bar(self) -> ChoiceBar:
        """The buttons of the choices besides selecting cards."""
        rules, choices = self.picking.position.ruleset, self.picking.choices
        return ChoiceBar(
            self.layout, rules, choices, self.place, self.strong, self.labels, self.signs, self.leading
        )

    def prompt(self) -> Text | None:
        """Return the instruction for the next input, or None."""
        picking, said = self.picking, self.picking.said
        pack = picking.position.ruleset.deck.pack
        if picking.position.exchanging:
            return None
        if picking.guise_wanted or picking.boast_wanted:
            return self._of_the_hand()
        if said.robbing:
            return t("Choose the missed cards, then your own card.")
        if picking.card is None:
            return self._before_the_card()
        if said.face_down and said.claimed is None:
            return t("Which rank do you claim?")
        if picking.ready is not None:
            return t("Click the card again to play it.")
        if picking.unaided and picking.table:
            return t("Choose the cards to take, or lay your card.")
        lays = any(choice.kind is ChoiceKind.LAY for choice in picking.choices)
        letters = [choice.letter for choice in picking.alternatives if choice.letter in LETTERS]
        if said.claimed is not None:
            return t("As {rank}: choose the cards to take.", rank=rank_name(said.claimed, pack))
        if not letters:
            return t("This card takes nothing: lay it.") if lays else None
        if len(letters) == 1:
            return (
                t("Choose the cards to take, or lay your card.") if lays else t("Choose the cards to take.")
            )
        if len(letters) == 2:
            return t("{a} or {b}? Choose the cards to take.", a=letters[0], b=letters[1])
        return t("{a} to {b}: choose the cards to take.", a=letters[0], b=letters[-1])

    def _of_the_hand(self) -> Text:
        """Return the question about the hand that is declared."""
        if self.picking.boast_wanted:
            return t("What do you say your hand is worth?")
        return t(
            "What does {card} stand for?",
            card=card_name(WILD, self.picking.position.ruleset.deck.pack),
        )

    def _before_the_card(self) -> Text | None:
        """Return the instruction while no hand card is selected, or None."""
        said = self.picking.said
        if self.picking.chosen:
            return t("Now choose the card that takes them.")
        if said.knock:
            return t("You knock: choose the card to play.")
        return t("Now choose your own card.") if said.robbed else None

    def at(self, poses: dict[Card, Pose], x: float, y: float) -> Card | None:
        """Return the topmost hand or table card at a point, or None."""
        found = None
        for card, pose in self.shown(poses):
            if card not in self.picking.hand and card not in self.picking.table:
                continue
            lifted = CHOSEN if card in self.picking.hand else 0.0
            across, down = abs(x - pose.x), y - pose.y
            tall = pose.width * RATIO / 2
            if across <= pose.width / 2 and -tall <= down <= tall + lifted:
                found = card
        return found
