"""The commands that play the same cards again: play-on, par, duplicate and daily."""

import argparse
import json
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeVar

from settebello import resources
from settebello.cli.long_work import INTERRUPTED, LongWork
from settebello.cli.record_commands import RecordFile, say_lines
from settebello.cli.terminal import tell
from settebello.clock import local_date
from settebello.engine import Ruleset, Seat, side_of
from settebello.i18n import Text, decimal, t
from settebello.rulebook import Rulebook

if TYPE_CHECKING:
    from settebello.ai import Levels
    from settebello.coach.duplicate.deal_work import Task
    from settebello.coach.duplicate.interval import Interval
    from settebello.notation import Record

PLACES: Final = 6

Result = TypeVar("Result")


class InputError(Exception):
    """A request that the record or the code does not allow; the message is for the terminal."""


def run_duplicate(parsed: argparse.Namespace, rulebook: Rulebook) -> int:
    """Run one of the commands; return the exit status. Raises DataError for a file that is no record."""
    from settebello.lab.faults import LabError

    run = {"play-on": _play_on, "par": _par, "duplicate": _duplicate, "daily": _daily}[parsed.command]
    try:
        return run(parsed, rulebook)
    except (InputError, LabError) as error:
        tell(error, file=sys.stderr)
        return 1


def _play_on(parsed: argparse.Namespace, rulebook: Rulebook) -> int:
    from settebello.coach.duplicate.branches import Moment, branch_of
    from settebello.notation import print_record

    record = _record(parsed.file, rulebook)
    number = len(record.deals) - 1 if parsed.deal is None else _number(parsed.deal, record)
    if parsed.level is not None:
        _check_level(parsed.level, _levels())
    seats = {} if parsed.level is None else {Seat(seat): parsed.level for seat in range(len(record.seats))}
    moment = Moment(number, parsed.move - 1)
    try:
        branch = branch_of(record, moment, _seat(record), seats, Random(parsed.seed), anew=parsed.anew)
    except ValueError as error:
        raise InputError(f"{parsed.file.name}: {error}") from None
    _write(parsed.output, print_record(branch))
    return 0


def _par(parsed: argparse.Namespace, rulebook: Rulebook) -> int:
    from settebello.cli.executors import spread_here
    from settebello.coach.duplicate.par import LuckAndPlay, Par, ParDeal, Points
    from settebello.lab.par_plays import ParPlays

    record = _record(parsed.file, rulebook)
    _check_level(parsed.level, _levels())
    side = side_of(_seat(record), record.ruleset.players.side_count(len(record.seats)))
    averages: dict[Seat, tuple[Points, ...]] = {}
    found: list[tuple[int, LuckAndPlay]] = []
    deals = {
        number: ParDeal.of(record, number, parsed.level, parsed.plays) for number in _numbers(parsed, record)
    }
    first = {deal.dealer: deal.average.count for deal in deals.values()}
    work = LongWork(sum(deal.count for deal in deals.values()) + sum(first.values()), "plays")
    with _until_interrupted() as ended, spread_here(parsed.dask, parsed.jobs) as spread:
        plays = ParPlays(resources.assets() / "opponents", spread, parsed.keep)
        for number, deal in deals.items():
            if deal.dealer not in averages:
                averages[deal.dealer] = _in_order(plays.results(deal.average), work)
            par = Par(record.ruleset, _in_order(plays.results(deal), work), averages[deal.dealer])
            found.append((number, par.split(record.deals[number].score or (), side)))
    if parsed.json:
        _print_json({"deals": [_split_data(number, one) for number, one in found]})
    else:
        say_lines(_luck_lines(found), parsed.lang)
    return ended.status


def _luck_lines(found: Iterable[tuple[int, Any]]) -> Iterator[Text]:
    for number, one in found:
        yield t(
            "Deal {number}: lead {lead}, luck {luck}, play {play}",
            number=number + 1,
            lead=decimal(one.result, signed=True),
            luck=told(one.luck),
            play=told(one.play),
        )


def told(interval: "Interval") -> Text:
    """Return an interval as a text: the mean with its bounds."""
    low, high = interval.bounds or (interval.mean, interval.mean)
    return t(
        "{mean} ({low} to {high})",
        mean=decimal(interval.mean, signed=True),
        low=decimal(low, signed=True),
        high=decimal(high, signed=True),
    )


def _duplicate(parsed: argparse.Namespace, rulebook: Rulebook) -> int:
    from settebello.coach.duplicate.second_table import SecondTableTask, comparison_of

    record, levels = _record(parsed.file, rulebook), _levels()
    _check_level(parsed.level, levels)
    found = []
    tasks = {
        number: SecondTableTask.of(record, number, _seat(record), parsed.level)
        for number in _numbers(parsed, record)
    }
    work = LongWork(sum(task.count for task in tasks.values()), "moves")
    with _until_interrupted() as ended:
        for number, task in tasks.items():
            played = comparison_of(tuple(_carried_out(task, levels, work)))
            found += [] if played is None else [(number, played)]
    if parsed.json:
        _print_json(
            {
                "deals": [
                    {
                        "deal": number + 1,
                        "leads": list(one.leads),
                        "difference": one.difference,
                        "parted": None if one.parted is None else one.parted + 1,
                        "moves": [str(move) for move in one.second.deals[0].moves],
                    }
                    for number, one in found
                ]
            }
        )
        return ended.status
    lines = [_compared(number, one.leads, one.parted) for number, one in found]
    total = sum(one.difference for _, one in found)
    lines.append(t("Difference in all deals: {points}", points=decimal(total, signed=True)))
    say_lines(lines, parsed.lang)
    return ended.status


def _compared(number: int, leads: tuple[float, float], parted: int | None) -> Text:
    first, second = (decimal(lead, signed=True) for lead in leads)
    if parted is None:
        return t("Deal {number}: the same moves, lead {first}", number=number + 1, first=first)
    return t(
        "Deal {number}: lead {first}, at the second table {second}; the plays part at move {move}",
        number=number + 1,
        first=first,
        second=second,
        move=parted + 1,
    )


def _daily(parsed: argparse.Namespace, rulebook: Rulebook) -> int:
    from settebello.coach.duplicate.daily import CodeError, deal_of_the_day, read_code
    from settebello.notation import print_record
    from settebello.notation.purpose import day_of

    if parsed.code is not None:
        try:
            result = read_code(parsed.code, games_of(rulebook))
        except CodeError as error:
            raise InputError(f"{parsed.code}: {error}") from None
        data = {"ruleset": result.ruleset.id, "date": result.day.isoformat(), "lead": result.lead}
        if parsed.json:
            _print_json(data | {"own": result.own, "others": result.others})
            return 0
        name = rulebook.variant(result.ruleset.id).name
        words = t(
            "{game}, {day}: result {own} to {others}",
            game=name,
            day=result.day.isoformat(),
            own=result.own,
            others=result.others,
        )
        return say_lines([words], parsed.lang)
    if parsed.file is not None:
        return _rank(parsed, rulebook)
    try:
        day = local_date(time.time()) if parsed.date is None else day_of(parsed.date)
    except ValueError as error:
        raise InputError(f"--date: {error}") from None
    _write(parsed.output, print_record(deal_of_the_day(rulebook.ruleset(parsed.ruleset, {}), day)))
    return 0


def _rank(parsed: argparse.Namespace, rulebook: Rulebook) -> int:
    from settebello.ai import Group
    from settebello.coach.duplicate.daily import DailyResult, LevelPlays, Rank
    from settebello.notation.purpose import DailyDeal

    record, levels = _record(parsed.file, rulebook), _levels()
    score = record.deals[-1].score if record.deals else None
    if not isinstance(record.purpose, DailyDeal) or score is None:
        raise InputError(f"{parsed.file.name}: this is not a finished deal of the day")
    day = record.purpose.day
    result = DailyResult.of(record.ruleset, day, score)
    ranks = {}
    tasks = {
        level.id: LevelPlays(record.ruleset, day, level.id, parsed.plays) for level in levels.of(Group.LEVEL)
    }
    work = LongWork(sum(task.count for task in tasks.values()), "plays")
    with _until_interrupted() as ended:
        for name, task in tasks.items():
            ranks[name] = Rank.of(result.lead, list(_carried_out(task, levels, work)))
    if parsed.json:
        named = {
            name: {"worse": one.worse, "equal": one.equal, "better": one.better}
            for name, one in ranks.items()
        }
        _print_json({"code": result.code, "lead": result.lead, "ranks": named})
        return ended.status
    names = {level.id: level.name for level in levels.of(Group.LEVEL)}
    lines = [t("Code of your result: {code}", code=result.code)]
    lines += [
        t(
            "{level}: {worse} plays worse, {equal} equal, {better} better",
            level=names[name],
            worse=one.worse,
            equal=one.equal,
            better=one.better,
        )
        for name, one in ranks.items()
    ]
    say_lines(lines, parsed.lang)
    return ended.status


def games_of(rulebook: Rulebook) -> Mapping[str, Ruleset]:
    """Return the rules of every game that can be played, by id."""
    return {name: rulebook.ruleset(name, {}) for name in rulebook.ids() if name not in rulebook.problems}


def _record(file: RecordFile, rulebook: Rulebook) -> "Record":
    from settebello.notation import read_record

    record, _ = read_record(file.content, file.name, rulebook.ruleset)
    if not record.deals:
        raise InputError(f"{file.name}: no deal of this match was dealt")
    return record


def _numbers(parsed: argparse.Namespace, record: "Record") -> tuple[int, ...]:
    """Return the numbers of the finished deals that are asked for, from 0."""
    if parsed.deal is None:
        over = tuple(number for number, deal in enumerate(record.deals) if deal.score is not None)
        if not over:
            raise InputError(f"{parsed.file.name}: no deal of this match is finished")
        return over
    number = _number(parsed.deal, record)
    if record.deals[number].score is None:
        raise InputError(f"--deal: deal {parsed.deal} is not finished")
    return (number,)


def _number(deal: int, record: "Record") -> int:
    """Return the number of a deal, from 0; ``deal`` counts from 1."""
    if not 1 <= deal <= len(record.deals):
        raise InputError(f"--deal: {deal} is not from 1 to {len(record.deals)}, the deals of this match")
    return deal - 1


def _seat(record: "Record") -> Seat:
    """Return the seat that is looked at: the first person's, or seat 0."""
    return min(record.persons, default=Seat(0))


def _levels() -> "Levels":
    from settebello.ai import Levels

    return Levels.load([resources.assets() / "opponents"])


def _check_level(level: str, levels: "Levels") -> None:
    if levels.get(level) is None:
        known = ", ".join(one.id for one in levels.opponents)
        raise InputError(f"--level: {level!r} is not one of {known}")


@dataclass(slots=True)
class _Ended:
    """How long work ended: its exit status."""

    status: int = 0


@contextmanager
def _until_interrupted() -> Iterator[_Ended]:
    """Let Ctrl+C end the work, so that what is done by then can still be printed."""
    ended = _Ended()
    try:
        yield ended
    except KeyboardInterrupt:
        ended.status = INTERRUPTED


def _carried_out(task: "Task[Result]", levels: "Levels", work: LongWork) -> Iterator[Result]:
    """Carry out a task in this process, and report the progress."""
    from settebello.coach.duplicate.playout import SteadyPlayers

    for result in task.results(SteadyPlayers(levels)):
        yield result
        work.step()


def _in_order(results: Iterable[tuple[int, Result]], work: LongWork) -> tuple[Result, ...]:
    """Return results by their numbers, in whatever order they come, and report the progress."""
    found = {}
    for number, result in results:
        found[number] = result
        work.step()
    return tuple(found[number] for number in sorted(found))


def _split_data(number: int, one: Any) -> dict[str, Any]:  # noqa: ANN401 - imported where it is needed
    return {
        "deal": number + 1,
        "lead": one.result,
        **{name: _interval(getattr(one, name)) for name in ("usual", "luck", "play")},
    }


def _interval(interval: "Interval") -> dict[str, float]:
    low, high = interval.bounds or (interval.mean, interval.mean)
    return {"points": round(interval.mean, PLACES), "low": round(low, PLACES), "high": round(high, PLACES)}


def _print_json(data: dict[str, Any]) -> None:
    tell(json.dumps(data), flush=True)


def _write(path: Path, text: str) -> None:
    """Write a new file; an existing one is not overwritten."""
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except OSError as error:
        raise InputError(f"{path}: {error.strerror}") from None
    tell(path)
