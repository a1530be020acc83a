"""Policies of a table: how a practice deal or a lesson differs from a free match.

A policy is handed to the table scene and replaces single answers of the table. Every method here gives the
answer of a free match, and no method calls another one, so a policy replaces as many of them as it needs.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from settebello.engine import Move, Refusal
from settebello.i18n import Text
from settebello.session import Waiting
from settebello.storage.assists import Assists
from settebello.ui.kit.controls.inputs import Action, UiEvent
from settebello.ui.kit.ports.results import ScoreSheet
from settebello.ui.kit.scene import Change
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.voice.narration import Narration
from settebello.ui.kit.voice.spoken import Spoken, Words
from settebello.ui.kit.widgets import FocusGroup
from settebello.ui.table.layout import ONE_ROW, TableLayout
from settebello.ui.table.model.captions import Captions
from settebello.ui.table.view.choice_view import ChoiceView
from settebello.ui.table.view.still_table import Still


def as_laid(layout: TableLayout) -> TableLayout:
    """Return the layout of a free match."""
    return layout


Command = Callable[[], Change | None]
"""What a key or button does."""


class Entry(NamedTuple):
    """A line of a menu: its words, what it does, and its sign of assets/ui/glyphs."""

    words: Text
    act: Command
    sign: str | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """The reply of a policy that has dealt with something itself, with the change of scene it asks for."""

    change: Change | None = None


@dataclass(frozen=True, slots=True)
class MenuEntries:
    """The menu of a table: `turns` act on the match; `others` replace rules, settings, help and leaving."""

    turns: Sequence[Entry]
    others: Sequence[Entry]


class InputPolicy:
    """Decides who may act, what an event means, and which moves are let through."""

    @property
    def commands(self) -> Mapping[Action, Command]:
        """Commands that replace those of the table; `Action.MENU` opens the menu."""
        return {}

    @property
    def may_choose(self) -> bool:
        """Whether the person whose turn it is may choose cards now."""
        return True

    def handle(self, event: UiEvent) -> Answer | None:
        """Handle an event before the table does; None leaves the event to the table."""
        del event
        return None

    def play(self, move: Move, submit: Callable[[Move], None]) -> None:
        """Submit a move that the person has made, or do something else instead."""
        submit(move)

    def choice_changed(self) -> None:
        """Take note that the person is about to change the choice of cards."""

    def refuse(self, refusal: Refusal) -> bool:
        """Answer a move that the rules refuse; False leaves the answer to the table."""
        del refusal
        return False

    def menu(self) -> MenuEntries | None:
        """The lines of the menu; None for the menu of a free match."""
        return None


class FlowPolicy:
    """Decides when the match goes on, and what follows a deal."""

    def begin(self) -> None:
        """Begin, now that the table is set and its players are known."""

    def may_advance(self, waiting: Waiting) -> bool:
        """Whether the match may go on; while it may not, only the current animation runs."""
        del waiting
        return True

    def rested(self) -> None:
        """Take note that all cards have come to rest."""

    def shown(self) -> None:
        """Take note that the table has begun to show new events."""

    def ended(self, sheet: ScoreSheet) -> Answer | None:
        """Decide what follows the last card of a deal; None for its score sheet."""
        del sheet
        return None

    def score_sheet(self, sheet: ScoreSheet) -> ScoreSheet:
        """The score sheet to show after a deal."""
        return sheet

    def counted(self) -> Answer | None:
        """Decide what follows the score sheet; None for the next deal or the end of the match."""
        return None

    def resumed(self, result: object) -> Change | None:
        """Go on after a scene above the table that was not the table's own score sheet."""
        del result
        return None


class OverlayPolicy:
    """Adds to what is seen and heard of the table."""

    @property
    def group(self) -> FocusGroup | None:
        """The buttons that have the focus while neither menu nor curtain is open."""
        return None

    @property
    def animating(self) -> bool:
        """Whether something that is added moves."""
        return False

    def arrange(self, layout: TableLayout) -> None:
        """Place everything that lies over a table of this layout."""

    def layout(self, layout: TableLayout) -> TableLayout:
        """The layout of the table with room for what is added."""
        return layout

    def choice(self, choice: ChoiceView) -> ChoiceView:
        """The choice of cards as it is drawn and clicked."""
        return choice

    def still(self, still: Still) -> Still:
        """The resting part of the picture."""
        return still

    def draw(self, canvas: Canvas) -> None:
        """Draw what is added, above the table and below the menu."""

    def hint(self, words: Text | None) -> Text | None:
        """The hint to show; `words` is the one of the adviser."""
        return words

    def written(self, message: Text | None) -> Text | None:
        """The sentence to draw under the table; `message` is the one that the table says."""
        return message

    def spoken(self, heard: Spoken) -> Spoken:
        """What is heard; `heard` is what the table says."""
        return heard

    @property
    def narration(self) -> Narration | None:
        """What a child hears; None where no child plays."""
        return None

    def read(self, told: tuple[Words, ...]) -> tuple[Words, ...]:
        """What is read aloud on request; `told` is what the table tells."""
        return told


@dataclass(frozen=True, slots=True)
class TablePolicies:
    """The policies of one table. `assists` replaces the helps that the player has switched on.

    `open_hands` shows all hands. `portrait` and `name` are those of the only person, whom the sentences of
    the table call by this name. `menu_button`: the table shows a button for its menu. `captions` puts what
    happens into words. `needs` is the smallest canvas that has room for everything, logical units. `one_row`
    is the most table cards that lie in a single row. `relaid` changes the layout of a free match.
    """

    input: InputPolicy = field(default_factory=InputPolicy)
    flow: FlowPolicy = field(default_factory=FlowPolicy)
    overlay: OverlayPolicy = field(default_factory=OverlayPolicy)
    assists: Assists | None = None
    open_hands: bool = False
    portrait: str | None = None
    name: Words | None = None
    menu_button: bool = True
    captions: type[Captions] = Captions
    needs: tuple[float, float] | None = None
    one_row: int = ONE_ROW
    relaid: Callable[[TableLayout], TableLayout] = as_laid
