"""Groups of blocks: columns, lines, and blocks that are shown only while a condition holds."""

from collections.abc import Callable, Sequence
from typing import Final

from settebello.ui.kit.forms.blocks import Block, Item, Space
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.theme import GOLD_DEEP
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets.base import Widget
from settebello.ui.kit.widgets.paper import DONE

BUTTON: Final = 56.0
CLOSING: Final = 54.0
RULED: Final = 14.0
BESIDE: Final = 290.0
"""The last line of a page: its height, the room for the rule above it, and the width of an only button
beside "Done"."""
ALONE: Final = 260.0
"""The width of a button that has a line for itself."""


class _Group(Block):
    """Blocks that share one area."""

    def __init__(self, blocks: Sequence[Block], gap: float) -> None:
        super().__init__()
        self._blocks = tuple(blocks)
        self._gap = gap

    @property
    def _visible(self) -> tuple[Block, ...]:
        return tuple(block for block in self._blocks if block.shown)

    @property
    def shown(self) -> bool:
        """Whether any of the blocks is shown."""
        return bool(self._visible)

    @property
    def stretch(self) -> bool:
        """Whether any of the blocks takes room that is left over."""
        return any(block.stretch for block in self._visible)

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """The widgets of all blocks, in the order of the blocks."""
        return tuple(widget for block in self._visible for widget in block.widgets)

    def refresh(self) -> bool:
        """Read all values again; return whether the picture changes."""
        before = self._visible
        changed = [block.refresh() for block in self._blocks]
        return any(changed) or self._visible != before

    def draw(self, canvas: Canvas) -> None:
        """Draw the blocks."""
        for block in self._visible:
            block.draw(canvas)


class Column(_Group):
    """Blocks one below the other. Blocks that stretch share what is left of the height."""

    def __init__(self, *blocks: Block, gap: float = 0.0) -> None:
        """Leave `gap` between two blocks."""
        super().__init__(blocks, gap)

    @property
    def height(self) -> float:
        """The height of all blocks and of the gaps between them."""
        visible = self._visible
        return sum(block.height for block in visible) + self._gap * max(0, len(visible) - 1)

    def place(self, area: Area) -> None:
        """Put the blocks one below the other, from the top."""
        super().place(area)
        visible = self._visible
        able = sum(block.stretch for block in visible)
        more = (area.height - self.height) / able if able else 0.0
        y = area.y
        for block in visible:
            height = block.height + (more if block.stretch else 0.0)
            block.place(Area(area.x, y, area.width, height))
            y += height + self._gap


class Line(_Group):
    """Blocks side by side, in columns of the same width unless `widths` says otherwise."""

    def __init__(self, *blocks: Block, gap: float = 20.0, widths: Sequence[float | None] = ()) -> None:
        """Leave `gap` between two blocks; the blocks whose width is None share the rest of the line."""
        super().__init__(blocks, gap)
        self._widths = tuple(widths) or (None,) * len(blocks)

    @property
    def height(self) -> float:
        """The height of the highest block."""
        return max((block.height for block in self._visible), default=0.0)

    def place(self, area: Area) -> None:
        """Put the blocks side by side; each has the height of the line."""
        super().place(area)
        rest = area.width - self._gap * (len(self._blocks) - 1) - sum(width or 0.0 for width in self._widths)
        share = rest / max(1, self._widths.count(None))
        x = area.x
        for block, given in zip(self._blocks, self._widths, strict=True):
            width = share if given is None else given
            if block.shown:
                block.place(Area(x, area.y, width, area.height))
            x += width + self._gap


class Layers(_Group):
    """Blocks that share the whole area; the first is drawn first."""

    def __init__(self, *blocks: Block) -> None:
        """Draw `blocks` over each other."""
        super().__init__(blocks, 0.0)

    @property
    def height(self) -> float:
        """The height of the highest block."""
        return max((block.height for block in self._visible), default=0.0)

    def place(self, area: Area) -> None:
        """Give every block the whole area."""
        super().place(area)
        for block in self._visible:
            block.place(area)


class When(Block):
    """A block that is shown only while a condition holds."""

    def __init__(self, condition: Callable[[], bool], block: Block, *, reserve: bool = False) -> None:
        """Ask `condition` now and at every refresh of the page; in between its last answer counts.

        With `reserve`, the place of the block stays empty while the condition does not hold, so that the
        blocks around it do not move.
        """
        super().__init__()
        self._condition = condition
        self._block = block
        self._reserve = reserve
        self._holds = condition()

    @property
    def height(self) -> float:
        """The height of the block."""
        return self._block.height

    @property
    def stretch(self) -> bool:
        """Whether the block takes room that is left over."""
        return self._block.stretch

    @property
    def shown(self) -> bool:
        """Whether the block takes room: the condition held at the last refresh, or its place is reserved."""
        return (self._holds or self._reserve) and self._block.shown

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """The widgets of the block."""
        return self._block.widgets if self._holds and self.shown else ()

    def refresh(self) -> bool:
        """Ask the condition again, and read the block's values; return whether the picture changes."""
        before, self._holds = self._holds, self._condition()
        changed = self._block.refresh()
        return changed or before != self._holds

    def place(self, area: Area) -> None:
        """Put the block there."""
        super().place(area)
        self._block.place(area)

    def draw(self, canvas: Canvas) -> None:
        """Draw the block while the condition holds."""
        if self._holds:
            self._block.draw(canvas)


def button_lines(
    *buttons: Widget, across: int = 2, gap: float = 20.0, below: float = 12.0, height: float = BUTTON
) -> Column:
    """Return buttons in lines of `across` equal columns; a button that is left over is at the right."""
    lines: list[Block] = []
    for first in range(0, len(buttons), across):
        some = buttons[first : first + across]
        if len(some) == 1:
            lines.append(Item(some[0], height, width=ALONE, at_end=True))
        else:
            missing = [Space()] * (across - len(some))
            lines.append(Line(*(Item(one, height) for one in some), *missing, gap=gap))
    return Column(*lines, gap=below)


class Ruled(Column):
    """A block with a rule above it, from edge to edge."""

    def __init__(self, block: Block, room: float = RULED) -> None:
        """Leave `room` above the block; the rule is in its upper part."""
        super().__init__(Space(room), block)

    def draw(self, canvas: Canvas) -> None:
        """Draw the rule and the block."""
        y = self.area.y + 1
        canvas.line(self.area.x, y, self.area.right, y, GOLD_DEEP, 1.5)
        super().draw(canvas)


def closing_line(
    done: Widget,
    *others: Widget | Block,
    note: Block | None = None,
    gap: float = 16.0,
    height: float = CLOSING,
) -> Block:
    """Return the last line of a page, below a rule: "Done" at the right, always of one width.

    Others are before it, or a `note` in what they leave free.
    """
    last = Item(done, height, width=DONE, at_end=True)
    blocks = [one if isinstance(one, Block) else Item(one, height) for one in others]
    match blocks:
        case []:
            return Ruled(Line(note or Space(), last, gap=2 * gap, widths=(None, DONE)))
        case [one]:
            return Ruled(Line(one, note or Space(), last, gap=gap, widths=(BESIDE, None, DONE)))
        case _:
            return Ruled(Line(*blocks, last, gap=gap, widths=(*[None] * len(blocks), DONE)))
