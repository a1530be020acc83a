"""Laws of everything written, whatever the rules are: it is read back as it was, and steps are taken back."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from settebello.engine import Match, Move, Position, Ruleset, Seat, SeatView
from settebello.notation import (
    Record,
    SeatRecord,
    print_diagram,
    print_line,
    print_record,
    read_diagram,
    read_line,
    read_record,
    replay,
)
from tests.strategies import combinations_of_rules, positions, questions, tables_for

ANY_RULES = st.one_of(tables_for(), combinations_of_rules(), questions())


@given(positions(rules=ANY_RULES), st.integers(0, 5))
def test_a_position_and_its_views_are_read_back_as_they_were(position: Position, seat: int) -> None:
    values: tuple[Position | SeatView, ...] = (position, position.view(Seat(seat % position.players)))
    for value in values:
        assert read_line(print_line(value), lambda _id, _rules: position.ruleset) == value
        assert read_diagram(print_diagram(value), lambda _id, _rules: position.ruleset) == value


@given(positions(rules=ANY_RULES, over=False))
def test_every_legal_move_is_read_back_as_it_was(position: Position) -> None:
    for move in position.legal_moves():
        assert Move.parse(str(move), position.ruleset.deck.pack) == move
        assert move.answer.stands


@given(ANY_RULES, st.integers(0, 30), st.randoms(use_true_random=False))
@settings(max_examples=50)
def test_a_match_is_recorded_at_every_step_and_each_is_taken_back(
    drawn: tuple[Ruleset, int], steps: int, rng: Random
) -> None:
    """Cards played, doubts, answers that let a claim stand, and the dealer's exchange."""
    ruleset, players = drawn
    dealer = Seat(rng.randrange(players))
    dealt, decks = Match.start(ruleset, players, dealer).deal_next(rng)
    match, before = dealt.match, Record(ruleset, (SeatRecord(level="bimbo"),) * players, dealer)
    record = before.with_deal(decks, dealer)
    for number in range(steps + 1):
        if number == steps:
            check_read(record, match)
        position = match.position
        if position is None or position.over:
            return
        doubts = position.may_doubt and rng.random() < 1 / 3
        action = None if doubts else rng.choice(position.legal_moves())
        step = match.doubt() if action is None else match.play(action)
        after = record.with_step(match, action, step.events)
        assert taken_back(after, action, position) == record
        match, record = step.match, after


def check_read(record: Record, match: Match) -> None:
    """Print a record and read it, and assert that it leads to the match."""
    again, where = read_record(print_record(record), "m.scopa", lambda _id, _rules: record.ruleset)
    assert again == record
    assert where.match == match == replay(record).match


def taken_back(record: Record, action: Move | None, before: Position) -> Record:
    """A record without its last step, as the session takes it back."""
    last = len(record.deals[-1].moves) - 1
    if action is not None and action.bottom:
        return record.before_exchange()
    if action is not None and not action.stands:
        return record.before_move(last)
    assert before.turn is not None
    return record.before_answer(last, before.turn)
