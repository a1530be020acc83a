"""Rules that change nothing, because the rule that they belong to is off."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from settebello.engine import Ruleset
from settebello.engine.rules.rulewords import AceOnTable, Mode


class _Need(NamedTuple):
    """The rules of a section that need something, how to tell whether it is there, and its name."""

    keys: frozenset[str]
    met: Callable[[Ruleset], bool]
    wanted: str


def _of(section: str, keys: str) -> frozenset[str]:
    return frozenset(f"{section}.{key}" for key in keys.split())


def _fifteens(ruleset: Ruleset) -> bool:
    by_ace = ruleset.ace.sweep and ruleset.ace.on_table is AceOnTable.TAKE_ACE_OR_15
    return Mode.FIFTEEN in ruleset.capture.modes or by_ace


NEEDS: Final = (
    _Need(
        _of("ace", "sweep_scores on_table may_place empty_table"), lambda r: r.ace.sweep, "ace.sweep: true"
    ),
    _Need(_of("capture", "total fifteen_fewest"), _fifteens, "fifteen in capture.modes"),
    _Need(
        _of("capture", "max_cards"),
        lambda r: Mode.SUM in r.capture.modes or _fifteens(r),
        "sum or fifteen in capture.modes",
    ),
    _Need(
        _of("score", "primiera_table primiera_missing"),
        lambda r: r.score.primiera > 0,
        "points for score.primiera",
    ),
    _Need(
        _of("score", "cards_tie"),
        lambda r: r.score.cards > 0 or r.score.coins > 0,
        "points for score.cards or score.coins",
    ),
    _Need(
        _of("table_sweep", "thirty beneficiary"),
        lambda r: bool(r.table_sweep.totals),
        "table_sweep.totals",
    ),
    _Need(
        frozenset({"doubters"}), lambda r: r.bluff or r.declare_bluff, "bluff: true or declare_bluff: true"
    ),
)
"""What rules need to change a game. A key that is not here always matters, or the other checks refuse it."""


def idle_rules(ruleset: Ruleset, written: Iterable[str]) -> Iterator[str]:
    """Yield a sentence for each of these rules that has a value of its own and still changes nothing."""
    base = Ruleset().rules()
    for key in written:
        if key in base and ruleset.rule(key) != base[key]:
            for need in NEEDS:
                if key in need.keys and not need.met(ruleset):
                    yield f"{key} changes nothing without {need.wanted}"
