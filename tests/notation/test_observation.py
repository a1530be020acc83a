"""What one seat may know, as JSON: written, read back, and refused when it contradicts itself."""

import itertools
import json
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settebello import resources
from settebello.engine import (
    Capture,
    Card,
    CardSet,
    Match,
    Move,
    Pack,
    Penalty,
    Phase,
    Position,
    Ruleset,
    Scopa,
    Seat,
    SeatView,
    parse_cards,
)
from settebello.notation import read_line
from settebello.notation.observation import (
    KEYS,
    MORE_KEYS,
    Observation,
    ObservationError,
    observation_of,
    view_of,
)
from settebello.rulebook import Rulebook
from tests.notation.matches import rules_of
from tests.strategies import combinations_of_rules, hidden_from, positions, questions, tables_for

ANY_RULES = st.one_of(tables_for(), combinations_of_rules(), questions())
RULEBOOK = Rulebook([resources.rules()])
EVERY_GAME = [(name, players) for name in RULEBOOK.ids() for players in RULEBOOK.ruleset(name).players.counts]
BEFORE = (
    "scopa players=2 deal=1 dealer=1 turn=0 hands=2s7d/4sKb table=1c6d piles=9c9d/5b5d sweeps=0/0 "
    "scores=3/4 last=B stock=5c3b"
)


def through_json(observation: Observation) -> Observation:
    read: Observation = json.loads(json.dumps(observation))
    return read


@given(positions(rules=ANY_RULES), st.integers(0, 5))
def test_an_observation_is_read_back_as_the_view_it_came_from(position: Position, seat: int) -> None:
    view = position.view(Seat(seat % position.players))
    observation = through_json(observation_of(view))
    assert tuple(observation) == (*KEYS, *(key for key in MORE_KEYS if key in observation))
    assert view_of(observation, lambda _id, _rules: position.ruleset) == view


@pytest.mark.parametrize(("name", "players"), EVERY_GAME)
def test_the_views_of_every_game_cross_and_come_back(name: str, players: int) -> None:
    """Declarations, robberies, punished captures, claims and doubts among them."""
    rng = Random(7)
    match = Match.start(RULEBOOK.ruleset(name), players, Seat(0)).deal_next(rng)[0].match
    for ply in itertools.count():
        position = match.position
        assert position is not None
        if ply % 4 == 0 or position.over or position.claim:
            view = position.view(Seat(ply % players))
            assert view_of(through_json(observation_of(view)), RULEBOOK.ruleset) == view
            text = json.dumps(observation_of(view))
            assert not [card for card in hidden_from(position, view.seat) if str(card) in text]
        if match.phase is not Phase.PLAY:
            return
        doubted = position.may_doubt and rng.random() < 0.5
        match = (match.doubt() if doubted else match.play(rng.choice(position.legal_moves()))).match


def test_the_strict_table_crosses_and_comes_back() -> None:
    rules = {"penalties.enabled": True}
    rng, robbed, punished = Random(3), 0, 0
    match = Match.start(RULEBOOK.ruleset("escoba", rules), 2, Seat(0)).deal_next(rng)[0].match
    while match.phase is Phase.PLAY:
        position = match.position
        assert position is not None
        assert position.turn is not None
        moves = list(position.legal_moves())
        robbing = [move for move in moves if move.robbed]
        move = rng.choice(robbing or moves)
        if not robbing and position.table and rng.random() < 0.3:
            move = Move(move.card, CardSet.of(position.table.cards[:1]))
        step = match.play(move)
        punished += any(isinstance(event, Penalty) for event in step.events)
        robbed += bool(move.robbed)
        match = step.match
        assert match.position is not None
        view = match.position.view(Seat(0))
        assert view_of(through_json(observation_of(view)), RULEBOOK.ruleset) == view
    assert robbed > 2
    assert punished > 2


@given(positions(rules=ANY_RULES), st.integers(0, 5))
def test_an_observation_holds_no_hidden_card(position: Position, seat: int) -> None:
    view = position.view(Seat(seat % position.players))
    text = json.dumps(observation_of(view))
    assert not [card for card in hidden_from(position, view.seat) if str(card) in text]


def test_a_deal_that_a_total_has_ended_crosses_and_comes_back() -> None:
    line = "cuarenta players=2 dealer=0 turn=1 hands=1c/5c7d table=1b2d5d6d7c stock=- scores=38/38 moves=7c"
    position = read_line(line, RULEBOOK.ruleset)
    assert isinstance(position, Position)
    ended = position.play(Move.parse("7dx7c")).position
    assert ended.turn is None
    for seat in (Seat(0), Seat(1)):
        view = ended.view(seat)
        assert sum(view.hand_sizes) == 2
        assert view_of(through_json(observation_of(view)), RULEBOOK.ruleset) == view
    early = observation_of(ended.view(Seat(0))) | {"scores": {"A": 0, "B": 0}}
    with pytest.raises(ObservationError, match="nobody is in turn, but 2 cards are still to be played"):
        view_of(early, RULEBOOK.ruleset)


def test_overrides_travel_and_are_applied_again() -> None:
    ruleset = rules_of("scopa", {"capture.priority": "fewest", "players.sides": {4: "solo"}})
    match = Match.start(ruleset, 4, Seat(0)).deal_next(Random(1))[0].match
    assert match.position is not None
    view = match.position.view(Seat(1))
    observation = through_json(observation_of(view))
    assert observation["rules"] == {"capture.priority": "fewest", "players.sides": {"4": "solo"}}
    assert view_of(observation, rules_of) == view


@pytest.mark.parametrize("last_card", ["never", "counts"])
def test_sweeps_are_marked_as_the_engine_counts_them(last_card: str) -> None:
    ruleset = rules_of("scopa", {"sweep.last_card": last_card})
    seen = 0
    for seed in range(40):
        match = Match.start(ruleset, 2, Seat(0)).deal_next(Random(seed))[0].match
        rng = Random(seed)
        marks = []
        while match.phase is Phase.PLAY and match.position is not None:
            step = match.play(rng.choice(match.position.legal_moves()))
            match = step.match
            if any(isinstance(event, Capture) for event in step.events):
                marks.append(any(isinstance(event, Scopa) for event in step.events))
        assert match.position is not None
        moves = observation_of(match.position.view(Seat(0)))["moves"]
        assert [text.endswith("#") for text in moves if "x" in text] == marks
        seen += sum(marks)
    assert seen > 20


def view_of_line(line: str, *plays: str) -> SeatView:
    position = read_line(line, rules_of)
    assert isinstance(position, Position)
    for play in plays:
        position = position.play(Move.parse(play)).position
    assert position.turn is not None
    return position.view(position.turn)


def test_a_position_set_up_by_hand_may_leave_cards_out_of_play() -> None:
    view = view_of_line(BEFORE, "7dx1c6d")
    observation = through_json(observation_of(view))
    assert observation["moves"] == ["7dx1c6d#"]
    assert view_of(observation, rules_of) == view


def test_an_observation_in_the_protocol_looks_like_this() -> None:
    ruleset = rules_of("scopa", {"match.target": 21})
    deck = read_deck("2s3c7d 4sKb5c 1c6d9c9d")
    match = Match.start(ruleset, 2, Seat(1)).deal_deck(deck).match
    match = match.play(Move.parse("2s")).match
    assert match.position is not None
    assert observation_of(match.position.view(Seat(1))) == {
        "ruleset": "scopa", "players": 2, "rules": {"match.target": 21}, "seat": 1, "turn": 1, "dealer": 1,
        "deal": 1, "hand": ["4s", "5c", "Kb"], "table": ["1c", "2s", "6d", "9c", "9d"],
        "opening_table": ["1c", "6d", "9c", "9d"], "piles": {"A": [], "B": []}, "sweeps": {"A": 0, "B": 0},
        "last_captor": None, "hand_sizes": [2, 3], "stock": 30, "scores": {"A": 0, "B": 0}, "moves": ["2s"],
    }  # fmt: skip


def read_deck(start: str) -> list[Card]:
    """A deck that gives the leader, the dealer and the table these cards first."""
    a, b, table = (list(parse_cards(part)) for part in start.split())
    cards = [table[0], a[0], b[0], table[1], a[1], b[1], table[2], a[2], b[2], table[3]]
    return cards + [card for card in Pack.ITALIAN.cards if card not in cards]


def whole() -> Observation:
    """Seat 0's view after four moves of a deal: a sound observation to spoil."""
    ruleset = Ruleset()
    deck = read_deck("2s3c7d 4sKb5c 1c6d9c9d")
    match = Match.start(ruleset, 2, Seat(1)).deal_deck(deck).match
    for text in ("7dx1c6d", "Kb", "2s", "4s"):
        match = match.play(Move.parse(text)).match
    assert match.position is not None
    return through_json(observation_of(match.position.view(Seat(0))))


def test_the_observation_to_spoil_is_sound() -> None:
    assert view_of(whole(), rules_of).hand.cards[0] == Move.parse("3c").card


def drop(key: str) -> Callable[[Observation], object]:
    return lambda observation: observation.pop(key)


def put(key: str, value: object) -> Callable[[Observation], object]:
    return lambda observation: observation.update({key: value})


def put_side(key: str, side: str, value: object) -> Callable[[Observation], object]:
    return lambda observation: observation[key].update({side: value})


CONTRADICTIONS: list[tuple[Callable[[Observation], object], str]] = [
    (drop("turn"), "keys: turn missing"),
    (put("secret", 1), "keys: secret unknown"),
    (put("players", 5), "players: scopa is for 2, 3, 4, not for 5"),
    (put("players", True), "players: True is not a number from 2 to 6"),
    (put("players", 3), "hand_sizes: 2 given for 3 players"),
    (put("ruleset", 3), "ruleset: 3 is not a text"),
    (put("rules", {"capture.colour": 1}), "'capture.colour' is not a rule"),
    (put("rules", []), "rules: [] is not an object"),
    (put("seat", 2), "seat: 2 is not a number from 0 to 1"),
    (put("hand", ["3c", "3c"]), "hand: 3c stands twice"),
    (put("hand", ["3x"]), "hand: '3x' is not a card"),
    (put("hand", "3c"), "hand: '3c' is not a list of cards"),
    (put("hand", [3]), "hand: 3 is not a card"),
    (put("hand", ["9c"]), "9c stands twice: in hand and in table"),
    (put("hand", ["1c"]), "1c stands twice: in hand and in piles.A"),
    (put("hand", ["3c", "3b"]), "seat 0 holds 2 cards, hand_sizes says 1"),
    (put("hand_sizes", [1, 40]), "70 cards are said to be hidden, but only 31 are unseen"),
    (put("stock", 28), "the opening table, the moves, hand_sizes and stock make 38 cards of 40"),
    (put("stock", -1), "stock: -1 is not a number from 0 to 40"),
    (put("turn", None), "nobody is in turn, but 32 cards are still to be played"),
    (put("piles", {"A": []}), "piles: the sides are A, B, but A is given"),
    (put_side("piles", "B", ["7d"]), "7d stands twice: in piles.A and in piles.B"),
    (put("sweeps", {"A": 0, "B": 0, "C": 1}), "sweeps: the sides are A, B, but A, B, C is given"),
    (put_side("scores", "A", "4"), "scores.A: '4' is not a number from -10000 to 10000"),
    (put("last_captor", "C"), "last_captor: there is no side C"),
    (put("last_captor", "B"), "last_captor: the moves make it A, not B"),
    (put("moves", ["7dx1c6d", "Kb", "2s", "3c"]), "3c was played and is in the hand"),
    (put("moves", ["7dx1c6d", "Kb", "4s", "4s"]), "4s was played twice"),
    (put("moves", ["7dx1c6d", "Kb", "2s", "5s"]), "5s was laid and never taken, but 5s is not on the table"),
    (put("moves", ["Kb", "7dx1c6d", "2s", "4s"]), "Kb is not a legal move: the table was 1c6d9c9d"),
    (put("moves", ["7dx1c6d", "Kb", "2s"]), "hand_sizes and stock make 39 cards of 40"),
    (put("moves", ["7dx"]), "captures nothing: name the captured cards"),
    (put("moves", ["2s", "Kb", "7dx1c6d", "4s"]), "Kb is not a legal move: the table was 1c2s6d9c9d"),
    (put("opening_table", ["1c", "6d", "9c", "9s"]), "the moves lead back to the table 1c6d9c9d"),
    (put("opening_table", ["1c", "6d", "9c", "3c"]), "3c lay on the opening table and is in the hand"),
]


@pytest.mark.parametrize(("spoil", "message"), CONTRADICTIONS)
def test_a_contradiction_is_named_and_never_repaired(
    spoil: Callable[[Observation], object], message: str
) -> None:
    observation = whole()
    spoil(observation)
    with pytest.raises(ObservationError) as caught:
        view_of(observation, rules_of)
    assert message in str(caught.value)


JUNK: tuple[object, ...] = (
    None, True, -1, 3, 10**30, 0.5, "", "3c", "é", [], [[]], [None], ["3c", 4], {}, {"A": None}, {"B": []},
)  # fmt: skip
SOUND: tuple[tuple[str, object], ...] = (
    ("deal", 3),
    ("opening_table", []),
    ("ruleset", ""),
    ("ruleset", "3c"),
    ("ruleset", "é"),
)
"""Sound after all: any number of a deal, a position set up by hand, an id the stand-in rulebook takes."""


@pytest.mark.parametrize("key", KEYS)
def test_nonsense_raises_the_observation_error_and_nothing_else(key: str) -> None:
    for junk in JUNK:
        observation = whole()
        if observation[key] == junk or (key, junk) in SOUND:
            continue
        observation[key] = junk
        with pytest.raises(ObservationError):
            view_of(observation, rules_of)
