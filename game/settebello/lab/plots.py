"""Pictures of results: points with their intervals, ladders, learning curves and the course of matches.

Drawn by Matplotlib, an optional extra: ``pip install 'settebello[plots]'``.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from settebello.lab.faults import LabError

if TYPE_CHECKING:
    from matplotlib.axes import Axes

KINDS: Final = (".svg", ".png")
ROW: Final = 0.42
"""Height of a row of intervals, in inches."""
WIDE: Final = 8.0
HIGH: Final = 4.5
INK: Final = "#33231c"
RED: Final = "#b3202a"
BLUE: Final = "#2d5d8c"
GREY: Final = "#b9ab98"


def plot(data: Mapping[str, Any], path: Path) -> None:
    """Draw results, as they are written as JSON, into a file; its name says whether it is SVG or PNG.

    Raises LabError if the library is missing or the name says neither, and OSError.
    """
    if "rounds" in data:
        draw, high = _learning_curve, HIGH
    elif "matches" in data:
        draw, high = _course, HIGH
    else:
        draw, high = _intervals, 1.4 + ROW * len(rows_of(data))
    _save(lambda axes: draw(axes, data), high, path)


def rows_of(data: Mapping[str, Any]) -> list[tuple[str, float, float | None, float | None]]:
    """Return a row for each meeting: its name, the points a deal and the bounds of their interval."""
    meetings: Sequence[Mapping[str, Any]] = data.get("meetings", [data])
    rows = []
    for one in meetings:
        points = one["points"]
        name = f"{one['first']} – {one['second']}, {one['ruleset']}, {one['players']} players"
        rows.append((name, points["mean"], points["low"], points["high"]))
    return rows


def _intervals(axes: "Axes", data: Mapping[str, Any]) -> None:
    """Draw the points of each meeting as a dot on its interval, the first one on top."""
    rows = rows_of(data)
    axes.axvline(0, color=GREY, linewidth=1)
    for place, (_, mean, low, high) in enumerate(rows):
        if low is not None and high is not None:
            axes.plot([low, high], [place, place], color=BLUE, linewidth=2.5, solid_capstyle="butt")
        axes.plot([mean], [place], "o", color=RED, markersize=6)
    axes.set_yticks(range(len(rows)), [name for name, *_ in rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_xlabel("points a deal ahead, 95 % interval")


def _learning_curve(axes: "Axes", data: Mapping[str, Any]) -> None:
    """Draw the error of a network, round by round, below the spread of the results themselves."""
    rounds: Sequence[Mapping[str, float]] = data["rounds"]
    numbers = [one["round"] for one in rounds]
    axes.plot(numbers, [one["variance"] for one in rounds], color=GREY, label="variance of the results")
    axes.plot(numbers, [one["error"] for one in rounds], color=RED, label="mean squared error")
    axes.set_ylim(bottom=0)
    axes.locator_params(axis="x", integer=True)
    axes.set_xlabel("round")
    axes.set_ylabel("points squared")
    axes.legend(frameon=False)


def _course(axes: "Axes", data: Mapping[str, Any]) -> None:
    """Draw how far a player is ahead of all others, summed up match by match."""
    ahead = [0, *accumulate(one["advantage"] for one in data["matches"])]
    axes.axhline(0, color=GREY, linewidth=1)
    axes.step(range(len(ahead)), ahead, where="post", color=RED)
    axes.locator_params(axis="x", integer=True)
    axes.set_xlabel("match")
    axes.set_ylabel("points ahead")


def _save(draw: Callable[["Axes"], None], high: float, path: Path) -> None:
    """Save what is drawn on a sheet of this height in inches."""
    if path.suffix.lower() not in KINDS:
        raise LabError(f"--plot {path}: the name of the picture ends in .svg or .png")
    try:
        # Not pyplot, which would look for a screen.
        from matplotlib import rc_context
        from matplotlib.figure import Figure
    except ImportError:
        raise LabError("--plot: needs the library matplotlib: pip install 'settebello[plots]'") from None
    # Text stays text, and the same results give the same file.
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "settebello", "text.color": INK}):
        figure = Figure(figsize=(WIDE, high), layout="constrained")
        axes = figure.subplots()
        axes.spines[["top", "right"]].set_visible(False)
        draw(axes)
        # Without the date of the drawing.
        metadata = {"Date": None} if path.suffix.lower() == ".svg" else {}
        figure.savefig(path, dpi=150, metadata=metadata)
