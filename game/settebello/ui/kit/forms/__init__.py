"""Forms: pages that are declared as blocks and rows instead of being placed and kept in step by hand."""

from settebello.ui.kit.forms.blocks import Block, Drawing, Item, Space
from settebello.ui.kit.forms.button_grid import ButtonGrid
from settebello.ui.kit.forms.field import Field
from settebello.ui.kit.forms.groups import (
    CLOSING,
    Column,
    Layers,
    Line,
    Ruled,
    When,
    button_lines,
    closing_line,
)
from settebello.ui.kit.forms.rows import ChoiceRow, ListRow, SliderRow, SwitchRow, TabRow, TextRow
from settebello.ui.kit.forms.section import Section
from settebello.ui.kit.forms.settings_fields import assists_of, settings_of
from settebello.ui.kit.forms.sheet_scene import FORM, SheetScene
from settebello.ui.kit.forms.words import Label, Note, Paragraphs, Subheading

__all__ = [
    "CLOSING",
    "FORM",
    "Block",
    "ButtonGrid",
    "ChoiceRow",
    "Column",
    "Drawing",
    "Field",
    "Item",
    "Label",
    "Layers",
    "Line",
    "ListRow",
    "Note",
    "Paragraphs",
    "Ruled",
    "Section",
    "SheetScene",
    "SliderRow",
    "Space",
    "Subheading",
    "SwitchRow",
    "TabRow",
    "TextRow",
    "When",
    "assists_of",
    "button_lines",
    "closing_line",
    "settings_of",
]
