"""What keys and buttons mean at the table, beside those that mean the same everywhere."""

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
"""Where the cursor goes among the cards."""

BESIDE: Final = frozenset(
    {Action.CANCEL, Action.SAME_DEAL, Action.SKIP, Action.LAST_MOVE, Action.UNDO, Action.REDO}
)
"""Keys that mean the same before the curtain; none of them shows or tells of a hand."""
BESIDE_BUTTONS: Final = frozenset({TableButton.MENU, TableButton.AGAIN})
"""So it is with these buttons."""

CHOICES: Final = {
    Action.KNOCK: ChoiceKind.KNOCK,
    Action.DOUBT: ChoiceKind.DOUBT,
    Action.FACE_DOWN: ChoiceKind.FACE_DOWN,
    Action.MISSED: ChoiceKind.MISSED,
    Action.LAY: ChoiceKind.LAY,
}
"""What may be chosen beside the cards."""
