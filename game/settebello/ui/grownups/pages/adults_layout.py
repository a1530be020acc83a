"""Where the grown-ups' sheet has the child, the list of pages and the selected page."""

from dataclasses import dataclass
from typing import Final, Self

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.widgets import sheet

WIDTH: Final = 1248.0
HEIGHT: Final = 708.0
NARROW: Final = 934.0
"""The width of the sheet for large letters, where the page is below the child."""
TALL: Final = 832.0
AROUND: Final = 16.0
"""The room around the narrow sheet for its edge and shadow."""
EDGE: Final = 24.0
LEFT: Final = 256.0
PORTRAIT: Final = 84.0
ROW: Final = 48.0
TITLE: Final = 52.0
FOOT: Final = 30.0
DONE: Final = 210.0
"""The width of the button that leaves the sheet: at its lower right, as on every sheet."""
ABOVE_DONE: Final = 4.0


@dataclass(frozen=True, slots=True, kw_only=True)
class AdultsLayout:
    """The areas of the sheet, in units of the canvas.

    whole: the sheet. child: portrait and name. who: the choice of a child. pages: the list of pages, or the
    line that selects one. rule: the line between the child and the page. title: the area of the page's
    heading. page: the page. foot: the message below it.
    """

    whole: Area
    child: Area
    who: Area
    pages: Area
    done: Area
    rule: tuple[float, float, float, float]
    title: Area
    page: Area
    foot: Area
    narrow: bool

    @classmethod
    def of(cls, width: float, height: float) -> Self:
        """Return the layout for a canvas of this size: in two columns, or in one where it is narrow."""
        if width < WIDTH:
            return cls._one_column(sheet(NARROW, TALL, width, height))
        whole = sheet(WIDTH, HEIGHT, width, height)
        left, right = whole.inset(EDGE, EDGE - 4).split_left(LEFT, 30)
        child, below = left.split_top(PORTRAIT, 10)
        who, below = below.split_top(ROW, 10)
        title, rest = right.split_top(TITLE)
        page, last = rest.split_top(rest.height - ROW - ABOVE_DONE, ABOVE_DONE)
        foot, done = last.split_left(last.width - DONE - 16, 16)
        return cls(
            whole=whole,
            child=child,
            who=who,
            pages=below,
            done=done,
            rule=(left.right + 15, left.y, left.right + 15, left.bottom),
            title=title,
            page=page,
            foot=Area(foot.x, foot.centre[1] - FOOT / 2, foot.width, FOOT),
            narrow=False,
        )

    @classmethod
    def _one_column(cls, whole: Area) -> Self:
        top, below = whole.inset(EDGE, EDGE - 4).split_top(PORTRAIT + 12, 24)
        child, choices = top.split_left(LEFT, 30)
        upper, lower = choices.split_top(choices.height / 2)
        who, done = upper.split_left(upper.width - DONE, 20)
        title, page, foot = _page(below)
        return cls(
            whole=whole,
            child=child,
            who=Area(who.x, who.y, who.width, ROW - 4),
            pages=Area(lower.x, lower.y + 4, lower.width, ROW - 4),
            done=Area(done.x, done.y, done.width, ROW - 4),
            rule=(top.x, top.bottom + 12, top.right, top.bottom + 12),
            title=title,
            page=page,
            foot=foot,
            narrow=True,
        )


def _page(room: Area) -> tuple[Area, Area, Area]:
    """Return the areas of a page's heading, the page, and the message below it."""
    title, rest = room.split_top(TITLE)
    page, foot = rest.split_top(rest.height - FOOT)
    return title, page, Area(foot.x, foot.y + 8, foot.width, foot.height - 8)
