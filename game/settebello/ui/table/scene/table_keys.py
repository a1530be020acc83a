"""The meaning of actions at the table, besides those that mean the same in every scene."""

from typing import Final

from settebello.ui.kit.controls.inputs import Action
from settebello.ui.table.layout import TableButton
from settebello.ui.table.model.move_picker import Step
from settebello.ui.table.model.spoken_choices import ChoiceKind

STEPS: Final = {
    Action.LEFT: Step.LEFT,
    Action.RIGHT: Step.RIGHT,
    Action.UP: Step.UP,
    Action.DOWN: Step.DOWN,
    Action.NEXT: Step.RIGHT,
    Action.PREVIOUS: Step.LEFT,
}
"""The steps of the cursor among the cards."""

COMMANDS: Final = frozenset(
    {
        Action.LAST_MOVE,
        Action.UNDO,
        Action.REDO,
        Action.HINT,
        Action.TRACKER,
        Action.PEEK,
        Action.PRIMIERA,
        Action.READING,
        Action.SEAL,
        Action.SAME_DEAL,
    }
)
"""The actions that are commands at any moment, whatever is being chosen."""

BESIDE: Final = frozenset(
    {
        Action.CANCEL,
        Action.SAME_DEAL,
        Action.SKIP,
        Action.LAST_MOVE,
        Action.UNDO,
        Action.REDO,
        Action.SEAL,
    }
)
"""Keys that mean the same while the curtain is down; none of them shows or tells of a hand."""
BESIDE_BUTTONS: Final = frozenset({TableButton.MENU, TableButton.AGAIN})
"""Buttons that mean the same while the curtain is down."""

CHOICES: Final = {
    Action.KNOCK: ChoiceKind.KNOCK,
    Action.DOUBT: ChoiceKind.DOUBT,
    Action.BELIEVE: ChoiceKind.BELIEVE,
    Action.FACE_DOWN: ChoiceKind.FACE_DOWN,
    Action.MISSED: ChoiceKind.MISSED,
    Action.LAY: ChoiceKind.LAY,
}
"""The choices besides the cards, by their keys."""
