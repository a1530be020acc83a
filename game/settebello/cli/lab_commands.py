"""The laboratory's commands: play matches between players, and print the results."""

import argparse
import json
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from settebello import resources
from settebello.cli.executors import spread_over
from settebello.cli.long_work import ProgressLine
from settebello.cli.output import Output
from settebello.cli.rules_commands import setting
from settebello.cli.terminal import tell
from settebello.engine import Ruleset
from settebello.rulebook import BadOverride, Rulebook, UnknownOverlay
from settebello.storage.files import write_text

if TYPE_CHECKING:
    from settebello.lab import Entrants, Ladder, Meeting, Setup, Watch

INTERRUPTED = 130


def measure(parsed: argparse.Namespace, rulebook: Rulebook, output: Output) -> int:
    """Run a laboratory command; return the exit status. Raises the OSError of an output that refuses."""
    from settebello.lab import LabError

    commands = {"match": _match, "ladder": _ladder, "style": _style}
    try:
        with spread_over(parsed.dask) as spread:
            if spread is not None:
                parsed.jobs = spread.workers
            parsed.spread = spread
            return commands[parsed.what](parsed, rulebook)
    except (LabError, BadOverride) as error:
        tell(error, file=sys.stderr)
    except OSError as error:
        if output.refusal() is not None:
            raise
        tell(f"a file cannot be read or written: {error}", file=sys.stderr)
    return 1


def _match(parsed: argparse.Namespace, rulebook: Rulebook) -> int:
    from settebello.lab import side_by_side
    from settebello.lab.report import Machine, match_json, match_text

    setup = _setup(parsed, rulebook)
    setup = replace(setup, seating=side_by_side(setup.ruleset, setup.players))
    meeting = _meet(parsed, setup)
    machine = Machine(parsed.jobs)
    tell(match_text(setup, meeting.decks, machine))
    _write_results(parsed, lambda: match_json(setup, meeting.decks, machine))
    return INTERRUPTED if meeting.interrupted else 0


def _ladder(parsed: argparse.Namespace, rulebook: Rulebook) -> int:
    ladder = _plan(parsed, rulebook)
    text = ""
    status = 0
    for standings in ladder.climb(parsed.jobs, _watch(), parsed.spread):
        text = standings.markdown()
        _write_results(parsed, standings.as_data)
        status = INTERRUPTED if standings.interrupted else 0
        if parsed.output:
            # Write after each meeting, since the next may take an hour.
            write_text(parsed.output, text)
    if not parsed.output:
        tell(text, end="")
    return status


def _plan(parsed: argparse.Namespace, rulebook: Rulebook) -> "Ladder":
    from settebello.ai.levels import Group
    from settebello.lab import LabError, Ladder, LadderGame, all_pairs, neighbours

    entrants = _entrants(parsed)
    levels = [opponent.id for opponent in entrants.levels().of(Group.LEVEL)]
    names = parsed.players.split(",") if parsed.players else levels
    if len(set(names)) < max(2, len(names)):
        raise LabError(f"--players {','.join(names)}: a ladder needs two or more players, each named once")
    for name in names:
        entrants.check(name)
    games = []
    for game in parsed.rulesets.split(","):
        ruleset_id, slash, players = game.partition("/")
        if slash and not players.isdecimal():
            raise LabError(f"--rulesets {game!r}: write ID or ID/PLAYERS")
        ruleset = rulebook.ruleset(ruleset_id)
        games.append(LadderGame(ruleset, _player_count(ruleset, int(players) if slash else None)))
    return Ladder(
        games=tuple(games),
        pairs=all_pairs(names) if parsed.all_pairs else neighbours(names),
        deals=parsed.deals,
        seed=parsed.seed,
        entrants=entrants,
        clock=time.perf_counter,
        keep=parsed.keep,
    )


def _style(parsed: argparse.Namespace, rulebook: Rulebook) -> int:
    from settebello.lab import seat_by_seat
    from settebello.lab.style import style_data, style_text

    setup = _setup(parsed, rulebook)
    setup = replace(setup, seating=seat_by_seat(setup.players))
    for name in parsed.first.split(","):
        setup.entrants.check(name)
    meetings: list[Meeting] = []
    for name in parsed.first.split(","):
        meetings.append(_meet(parsed, replace(setup, first=name)))
        if meetings[-1].interrupted:
            break
    tell(style_text(meetings))
    _write_results(parsed, lambda: style_data(meetings))
    return INTERRUPTED if meetings[-1].interrupted else 0


def _write_results(parsed: argparse.Namespace, data: Callable[[], dict[str, Any]]) -> None:
    """Write the results as JSON and as a picture, as far as that was asked for; raises LabError, OSError."""
    if parsed.json:
        write_text(parsed.json, json.dumps(data(), indent=1) + "\n")
    if parsed.plot:
        from settebello.lab.plots import plot

        plot(data(), parsed.plot)


def _meet(parsed: argparse.Namespace, setup: "Setup") -> "Meeting":
    from settebello.lab import Journal, meet

    journal = Journal(parsed.keep, setup) if parsed.keep else None
    return meet(setup, parsed.deals, parsed.jobs, _watch(), journal, parsed.spread)


def _setup(parsed: argparse.Namespace, rulebook: Rulebook) -> "Setup":
    """Return the requested setup, without a seating."""
    from settebello.lab import LabError, Setup

    try:
        changes = dict(setting(text, "--rules") for text in parsed.changes)
    except ValueError as error:
        raise LabError(str(error)) from None
    try:
        ruleset = rulebook.laid_over(parsed.ruleset, changes, parsed.overlays)
    except UnknownOverlay as error:
        raise LabError(f"--overlay: {error}") from None
    return Setup(
        ruleset=ruleset,
        players=_player_count(ruleset, parsed.players),
        first=parsed.first,
        second=parsed.second,
        seed=parsed.seed,
        entrants=_entrants(parsed),
        clock=time.perf_counter,
        seating=(),
    )


def _player_count(ruleset: Ruleset, wanted: int | None) -> int:
    """Return the number of players; raises LabError if the rules do not allow it."""
    from settebello.lab import LabError

    counts = ruleset.players.counts
    if wanted is None:
        return min(counts)
    if wanted not in counts:
        raise LabError(f"{ruleset.id} is for {', '.join(map(str, counts))} players, not for {wanted}")
    return wanted


def _entrants(parsed: argparse.Namespace) -> "Entrants":
    from settebello.lab import Entrants

    folders = (str(resources.assets() / "opponents"), *parsed.opponents)
    return Entrants(folders, parsed.patience, str(resources.assets() / "networks"))


def _watch() -> "Watch":
    from settebello.lab import Watch

    return Watch(ProgressLine(), time.monotonic)
