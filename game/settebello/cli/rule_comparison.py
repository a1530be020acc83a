"""The command ``rules compare``: what changed rules bring about, measured over many deals."""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from settebello import resources
from settebello.cli.command_help import add_command
from settebello.cli.long_work import INTERRUPTED
from settebello.cli.terminal import tell
from settebello.engine import Ruleset
from settebello.rulebook import Rulebook
from settebello.storage.files import write_text

if TYPE_CHECKING:
    from settebello.lab.rule_comparison import RuleComparison, RuleQuestion

LOOKS: Final = 0.05
"""Seconds between two looks at what has been played."""
TOLD: Final = 5.0
"""Seconds between two lines of progress."""
NAMES: Final = {
    "sweeps": "sweeps a deal",
    "points": "points a deal",
    "dealer_wins": "deals won by the dealer's side, %",
    "match_length": "deals a match",
}
PERCENT: Final = frozenset({"dealer_wins"})


def add_compare(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]", changed: argparse.ArgumentParser
) -> None:
    """Add the command ``compare``; `changed` has the options for a variant with changed rules."""
    compare = add_command(
        commands,
        "compare",
        "play a game with and without changed rules and print what differs",
        "settebello rules compare scopa --overlay re_bello",
        "settebello rules compare scopa --with escoba --players 3 --deals 500",
        parents=[changed],
    )
    compare.add_argument(
        "--with",
        dest="other",
        metavar="ID",
        help="compare with this variant (default: compare changed rules with those of the variant)",
    )
    compare.add_argument("--players", type=int, metavar="N", help="number of players (default: the fewest)")
    compare.add_argument("--deals", type=int, default=2000, metavar="N", help="deals of each (default: 2000)")
    compare.add_argument(
        "--seed", type=int, default=1, metavar="N", help="number that the cards follow from (default: 1)"
    )
    compare.add_argument(
        "--player",
        default="maestro",
        metavar="PLAYER",
        help="who has all seats, named as for settebello lab (default: maestro)",
    )
    compare.add_argument("--json", type=Path, metavar="FILE", help="write the figures into this file")


def compare_rules(parsed: argparse.Namespace, rulebook: Rulebook, changed: Ruleset) -> int:
    """Play and print the comparison; return the exit status. Raises BadOverride as the rulebook does."""
    from settebello.lab.faults import LabError
    from settebello.lab.rule_comparison import RuleComparison

    try:
        with RuleComparison(_question(parsed, rulebook, changed)) as comparison:
            status = _wait(comparison)
        if comparison.problem:
            tell(comparison.problem, file=sys.stderr)
            return 1
        tell(_table(comparison))
        if parsed.json:
            found = {"deals": comparison.done, "effects": [one.as_data() for one in comparison.effects]}
            write_text(parsed.json, json.dumps(found, indent=1) + "\n")
    except (LabError, OSError) as error:
        tell(error, file=sys.stderr)
        return 1
    return status


def _question(parsed: argparse.Namespace, rulebook: Rulebook, changed: Ruleset) -> "RuleQuestion":
    """Return what is asked; raises LabError for what cannot be compared."""
    from settebello.lab.entrants import Entrants
    from settebello.lab.faults import LabError
    from settebello.lab.rule_comparison import RuleQuestion

    before, after = rulebook.ruleset(parsed.variant_id), changed
    if parsed.other is not None:
        if before != changed:
            raise LabError("--with compares two variants; it cannot be used with --set or --overlay")
        after = rulebook.ruleset(parsed.other)
    elif before == changed:
        raise LabError(f"nothing is changed: state --set, --overlay or --with to compare {before.id} with")
    counts = [count for count in before.players.counts if count in after.players.counts]
    if parsed.players is None and not counts:
        raise LabError(f"{before.id} and {after.id} have no number of players in common")
    players = counts[0] if parsed.players is None else parsed.players
    if players not in counts:
        raise LabError(f"--players {players}: is not one of {', '.join(map(str, counts))}")
    if parsed.deals < 2:
        raise LabError(f"--deals {parsed.deals}: write 2 or more")
    entrants = Entrants(
        (str(resources.assets() / "opponents"),), networks=str(resources.assets() / "networks")
    )
    entrants.check(parsed.player)
    return RuleQuestion(before, after, players, entrants, parsed.deals, parsed.player, parsed.seed)


def _wait(comparison: "RuleComparison") -> int:
    """Wait for the last deal and tell the progress; return the exit status."""
    began = told = time.monotonic()
    try:
        while not comparison.over:
            comparison.poll()
            now = time.monotonic()
            if comparison.done and now - told >= TOLD:
                left = (now - began) * (comparison.total - comparison.done) / comparison.done
                tell(
                    f"{comparison.done}/{comparison.total} deals, about {left:.0f} s left",
                    file=sys.stderr,
                    flush=True,
                )
                told = now
            time.sleep(LOOKS)
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def _table(comparison: "RuleComparison") -> str:
    """Return the effects as a table of plain text."""
    question = comparison.question
    before, after = question.before.id, question.after.id
    done = f"{comparison.done} deals of each, {question.players} players, {question.player} in all seats"
    lines = [
        f"{done}; mean and 95 % interval",
        "",
        f"{'':34}{before:>22}{'changed' if before == after else after:>22}   difference",
    ]
    for one in comparison.effects:
        factor = 100 if one.figure.value in PERCENT else 1
        old, new = (
            f"{part.mean * factor:.2f} ±{(part.margin or 0) * factor:.2f}" for part in (one.before, one.after)
        )
        change = f"{one.change.mean * factor:+.2f} ±{(one.change.margin or 0) * factor:.2f}"
        chance = "" if one.is_sure else "  (may be chance)"
        lines.append(f"{NAMES[one.figure.value]:34}{old:>22}{new:>22}   {change}{chance}")
    return "\n".join(lines)
