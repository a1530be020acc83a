"""Small tables set up by hand, for literal examples of rules."""

from settebello.engine import CardSet, Move, Position, Ruleset, Seat


def table_for_two(table: str, first: str, second: str, **rules: object) -> Position:
    """Two players, the first in turn, in mid-deal; keys are written with two underscores for the dot."""
    return position_of(Ruleset(), table, first, second, **rules)


def position_of(game: Ruleset, table: str, first: str, second: str, **rules: object) -> Position:
    """Two players of a game, the first in turn, in mid-deal; ``-`` is no cards."""
    ruleset = game.changed({key.replace("__", "."): value for key, value in rules.items()})
    pack = ruleset.deck.pack
    nothing = CardSet(0, pack)
    return Position(
        ruleset=ruleset,
        players=2,
        dealer=Seat(1),
        turn=Seat(0),
        hands=(CardSet.parse(first, pack), CardSet.parse(second, pack)),
        table=CardSet.parse(table, pack),
        piles=(nothing, nothing),
        sweeps=(0, 0),
        scores=(0, 0),
    )


def after(position: Position, *moves: str) -> Position:
    """The position after some moves; a lone ``?`` is a doubt."""
    for move in moves:
        step = position.doubt() if move == "?" else position.play(parsed(position, move))
        position = step.position
    return position


def parsed(position: Position, move: str) -> Move:
    """A move in the pack of a position."""
    return Move.parse(move, position.ruleset.deck.pack)


def legal(position: Position) -> list[str]:
    """Every legal move as text."""
    return sorted(map(str, position.legal_moves()))
