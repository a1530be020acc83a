"""Files of problems: one for each game among the shipped ones, or of anybody's own."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path as FilePath
from typing import Annotated, Any, Final, Literal

from pydantic import Field

from settebello.datafile import DataError, Document, Model, Path, read, validate
from settebello.engine import IllegalMove, Move, Pack, Ruleset, Seat
from settebello.engine.cards import parse_cards
from settebello.notation import ReplayError
from settebello.problems.kinds import ProblemKind
from settebello.problems.problem import SOLVER, Problem, Refutation

RulesetOf = Callable[[str, Mapping[str, Any]], Ruleset]
"""Returns the rules of a variant with changes; raises ValueError or DataError."""

VERSION: Final = 1
MOST_PROBLEMS: Final = 500
"""Problems in one file."""

Text = Annotated[str, Field(max_length=400)]


class WrongEntry(Model):
    """A wrong move and what becomes of it."""

    play: Text
    """The wrong move."""
    loses: int
    """The points of the deal that it loses, if both sides play their best with all cards open."""
    line: Text = ""
    """The moves after it up to the end of the deal."""


class ProblemEntry(Model):
    """A deal up to the move that is asked for. The solver has seat 0, the others follow in turn."""

    id: Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,59}$")]
    """The name of the problem, which no other problem has."""
    game: Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,59}$")]
    """The id of the variant that is played."""
    rules: Annotated[dict[str, Any], Field(default_factory=dict)]
    """The rules of the variant that are changed, by their dotted keys."""
    players: Annotated[int, Field(ge=2, le=6)]
    """The number of players."""
    dealer: Annotated[int, Field(ge=0, le=5)]
    """The seat of the dealer."""
    deck: Text
    """The whole pack in dealing order."""
    played: Text = ""
    """The moves of the deal before the problem."""
    scores: Annotated[tuple[Annotated[int, Field(ge=-10_000, le=10_000)], ...], Field(max_length=6)] = ()
    """The points of the sides in the match before this deal; left out: none."""
    kind: ProblemKind
    """What is asked for."""
    turns: Annotated[int, Field(ge=0, le=10)] = 0
    """Of a sweep: within how many turns of the solver."""
    missed: Annotated[tuple[Annotated[str, Field(max_length=40)], ...], Field(max_length=20)] = ()
    """The levels of opponents that play another move, weakest first."""
    play: Text
    """The right move; in a problem of the kind `mistake` there may be several."""
    line: Text = ""
    """Best play after the right move, up to the end of the deal."""
    wrong: Annotated[tuple[WrongEntry, ...], Field(max_length=400)] = ()
    """All other moves with their refutations; left out in problems of the kind `mistake`."""


class ProblemFile(Model):
    """A file of problems."""

    format: Literal[1]
    """The version of the file format."""
    problems: Annotated[tuple[ProblemEntry, ...], Field(max_length=MOST_PROBLEMS)]
    """The problems, easy ones first."""


def read_problems(path: FilePath, ruleset_of: RulesetOf, file: str | None = None) -> tuple[Problem, ...]:
    """Return the problems of a file; their moves are not played yet.

    Raises DataError with every mistake that can be seen without playing.
    """
    document = read(path, file)
    return problems_of(document, ruleset_of)


def problems_of(document: Document, ruleset_of: RulesetOf) -> tuple[Problem, ...]:
    """Return the problems of a document; raises DataError as `read_problems` does."""
    entries = validate(document, ProblemFile).problems
    found: list[Problem] = []
    mistakes: list[DataError] = []
    seen: set[str] = set()
    for number, entry in enumerate(entries):
        try:
            if entry.id in seen:
                raise _error(document, number, "id", f"{entry.id!r} is the id of an earlier problem")
            seen.add(entry.id)
            found.append(problem_of_entry(document, ("problems", number), entry, ruleset_of))
        except DataError as error:
            mistakes.append(error)
    if mistakes:
        raise DataError(problem for error in mistakes for problem in error.problems)
    return tuple(found)


def played_mistakes(document: Document, problems: Iterable[Problem]) -> DataError | None:
    """Play every problem up to its end; return an error with every deck and move that the rules refuse."""
    mistakes: list[DataError] = []
    for number, problem in enumerate(problems):
        try:
            _play(document, number, problem)
        except DataError as error:
            mistakes.append(error)
    return DataError(each for error in mistakes for each in error.problems) if mistakes else None


def entry_of(problem: Problem) -> dict[str, Any]:
    """Return what a file says of a problem; what it does not have is left out."""
    entry: dict[str, Any] = {
        "id": problem.id,
        "game": problem.ruleset.id,
        "rules": dict(problem.ruleset.changes),
        "players": problem.players,
        "dealer": int(problem.dealer),
        "deck": "".join(map(str, problem.deck)),
        "played": _texts(problem.played),
        "scores": list(problem.scores),
        "kind": problem.kind.value,
        "turns": problem.turns,
        "missed": list(problem.missed),
        "play": _texts(problem.right),
        "line": _texts(problem.line),
        "wrong": [
            {"play": str(move), "loses": one.loses, "line": _texts(one.line)}
            for move, one in problem.wrong.items()
        ],
    }
    kept = {"id", "game", "players", "dealer"}
    return {key: value for key, value in entry.items() if value or key in kept}


def _texts(moves: Iterable[Move]) -> str:
    return " ".join(map(str, moves))


def problem_of_entry(document: Document, at: Path, entry: ProblemEntry, ruleset_of: RulesetOf) -> Problem:
    """Return the problem of an entry at a place of a document; raises DataError."""

    def error(key: str, message: str) -> DataError:
        return DataError([document.problem((*at, key), message)])

    try:
        ruleset = ruleset_of(entry.game, entry.rules)
    except DataError:
        raise error("game", f"the rules of {entry.game} have mistakes") from None
    except ValueError as mistake:
        raise error("game", str(mistake)) from None
    if entry.players not in ruleset.players.counts:
        allowed = ", ".join(map(str, ruleset.players.counts))
        raise error("players", f"{entry.game} is for {allowed}, not for {entry.players}")
    if entry.dealer >= entry.players:
        raise error("dealer", f"the seats are 0 to {entry.players - 1}")
    if entry.scores and len(entry.scores) != ruleset.players.side_count(entry.players):
        sides = ruleset.players.side_count(entry.players)
        raise error("scores", f"there are {sides} sides, so {sides} scores are needed")
    pack = ruleset.deck.pack
    try:
        deck = parse_cards(entry.deck)
    except ValueError as mistake:
        raise error("deck", str(mistake)) from None
    if sorted(deck) != sorted(ruleset.deck.cards):
        raise error("deck", f"a deck is each card of {pack} once, in the order of dealing")
    wrong = {
        _moves(document, (*at, "wrong", place, "play"), one.play, pack)[0]: Refutation(
            _moves(document, (*at, "wrong", place, "line"), one.line, pack), one.loses
        )
        for place, one in enumerate(entry.wrong)
    }
    right = _moves(document, (*at, "play"), entry.play, pack)
    if len(right) > 1 and entry.kind is not ProblemKind.MISTAKE:
        raise error("play", "a problem has one right move")
    return Problem(
        id=entry.id,
        ruleset=ruleset,
        players=entry.players,
        dealer=Seat(entry.dealer),
        deck=deck,
        played=_moves(document, (*at, "played"), entry.played, pack),
        scores=entry.scores,
        kind=entry.kind,
        turns=entry.turns,
        missed=entry.missed,
        right=right,
        line=_moves(document, (*at, "line"), entry.line, pack),
        wrong=wrong,
    )


def _moves(document: Document, path: Path, text: str, pack: Pack) -> tuple[Move, ...]:
    """Read moves in one text; where the key says a move, there is one at least."""
    try:
        moves = tuple(Move.parse(word, pack) for word in text.split())
    except ValueError as error:
        raise DataError([document.problem(path, str(error))]) from None
    if path[-1] == "play" and not moves:
        raise DataError([document.problem(path, "no move: a move such as 7d or 7dx3c4s is needed")])
    return moves


def _play(document: Document, number: int, problem: Problem) -> None:
    """Play a problem with its lines; raises DataError at the first contradiction of each."""
    try:
        position = problem.position
    except IllegalMove as error:
        raise _error(document, number, "played", str(error)) from None
    except ReplayError as error:
        raise _error(document, number, "deck", str(error)) from None
    except ValueError as error:
        raise _error(document, number, "played", str(error)) from None
    if position.turn != SOLVER:
        raise _error(document, number, "played", f"seat {position.turn} is in turn; seat 0 solves")
    legal = set(position.listed_moves())
    for move in problem.right:
        if move not in legal:
            raise _error(document, number, "play", f"the rules refuse {move}")
    answers = {**dict.fromkeys(problem.right, problem.line)}
    answers |= {move: one.line for move, one in problem.wrong.items()}
    for place, (move, line) in enumerate(answers.items()):
        at = ("play" if move in problem.right else "wrong",)
        here = position
        for each in (move, *line):
            try:
                here = here.play(each).position
            except (IllegalMove, ValueError) as error:
                extra = (place - len(problem.right),) if at == ("wrong",) else ()
                raise DataError([document.problem(("problems", number, *at, *extra), str(error))]) from None


def _error(document: Document, number: int, key: str, message: str) -> DataError:
    return DataError([document.problem(("problems", number, key), message)])
