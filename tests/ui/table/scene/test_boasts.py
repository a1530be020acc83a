"""At the table: a buongioco that may be bluffed is said, believed and doubted by every device."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

import pygame
import pytest

from settebello.engine import Exposed, Position, Undoubted
from settebello.notation import SeatRecord
from settebello.session import Doubt, NextDeal, PlayMove, TableSession, Waiting
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.table.model.spoken_choices import Choice, ChoiceKind
from settebello.ui.table.motion.timeline import Timeline
from settebello.ui.table.scene import TableScene
from tests.pilot import Pilot, services
from tests.ui.fingers import WAYS
from tests.ui.table.scene.test_hot_seat import everything_said, held_by, seated, until_somebody_is_asked
from tests.ui.tables import NoJournal, opponents, scenes, session

BOASTS = {"declare": "buongioco", "declare_bluff": True}
ASKING = {**BOASTS, "doubters": "any"}
THREE = {0: "Anna", 1: "Luca", 2: "Marta"}


def position_of(table: TableSession) -> Position:
    position = table.match.position
    assert position is not None
    return position


def new_cards(changes: Mapping[str, object], players: int = 2) -> TableSession:
    """A match in which the person has new cards and nothing is to be answered."""
    table = session("scopa_bugiarda", players, seed=3, changes=changes)
    for _ in range(100):
        if table.waiting_for is Waiting.DEAL:
            table.submit(NextDeal())
        elif table.waiting_for is Waiting.PERSON:
            if position_of(table).situation().boasts and position_of(table).claimant is None:
                return table
            table.submit(PlayMove(position_of(table).legal_moves()[0]))
        else:
            table.poll()
    raise AssertionError("nobody has new cards")


def asked_table(changes: Mapping[str, object], players: int = 2) -> TableSession:
    """A match in which the person may doubt what an opponent has said of its hand."""
    people = dict.fromkeys(range(1, players), "")
    for seed in range(20):
        everybody = session("scopa_bugiarda", players, seed=seed, changes=changes, people={0: "", **people})
        everybody.submit(NextDeal())
        for _ in range(6):
            position = position_of(everybody)
            if position.turn != 0 and position.situation().boasts and position.claimant is None:
                said = [move for move in position.legal_moves() if move.boast == 4]
                everybody.submit(PlayMove(said[0]))
                while position_of(everybody).asked and position_of(everybody).turn != 0:
                    everybody.submit(PlayMove(position_of(everybody).legal_moves()[0]))
                if position_of(everybody).turn == 0 and position_of(everybody).boast is not None:
                    return as_one_person(everybody)
            else:
                plain = [move for move in position.legal_moves() if not move.boast and not move.claimed]
                everybody.submit(PlayMove(plain[0]))
    raise AssertionError("nobody says anything")


def as_one_person(table: TableSession) -> TableSession:
    """The same match with opponents on the other seats."""
    levels = (SeatRecord(), *(SeatRecord(level="amico") for _ in table.record.seats[1:]))
    record = replace(table.record, seats=levels)
    return TableSession(record, opponents=opponents(), journal=NoJournal(), rng=Random(1))


def looking(table: TableSession, speed: Speed = Speed.INSTANT) -> Pilot:
    settings = Settings(language="en", speed=speed)
    return Pilot(scenes(services(settings=settings), table), routes.ContinueMatch())


def message(pilot: Pilot) -> str:
    assert isinstance(pilot.scene, TableScene)
    assert pilot.scene.message is not None
    return pilot.says(pilot.scene.message)


@pytest.mark.parametrize("way", list(WAYS))
@pytest.mark.parametrize("points", [2, 4, 7])
def test_a_hand_is_declared_by_mouse_keys_and_gamepad(way: str, points: int) -> None:
    table = new_cards(BOASTS)
    with looking(table) as pilot:
        fingers = WAYS[way](pilot, table)
        fingers.choose(Choice(ChoiceKind.KNOCK))
        assert message(pilot) == "What do you say your hand is worth?"
        offered = [choice.points for choice in fingers.picking.choices]
        assert offered == [2, 4, 7]
        assert fingers.picking.click_hand(fingers.picking.hand[0]).picking == fingers.picking
        fingers.choose(Choice(ChoiceKind.BOAST, points=points))
        assert message(pilot) == "You knock: choose the card to play."
        assert Choice(ChoiceKind.KNOCK, on=True, points=points) in fingers.picking.choices
        place = len(table.record.deals[-1].moves)
        said = [move for move in position_of(table).legal_moves() if move.boast == points]
        fingers.choose(Choice(ChoiceKind.KNOCK, on=True, points=points))
        fingers.play(said[0])
        assert table.record.deals[-1].moves[place].boast == points


@pytest.mark.parametrize("way", list(WAYS))
def test_what_the_player_before_says_is_doubted_or_played_on(way: str) -> None:
    for doubted in (True, False):
        table = asked_table(BOASTS)
        with looking(table) as pilot:
            assert message(pilot).endswith("says: 4 points. Doubt it, or play.")
            fingers = WAYS[way](pilot, table)
            place = len(table.record.deals[-1].moves) - 1
            if doubted:
                fingers.doubt()
            else:
                fingers.play(next(move for move in position_of(table).legal_moves() if not move.boast))
            assert table.record.deals[-1].moves[place].doubted == doubted
            kinds = {type(event) for event in table.events_so_far}
            assert (Exposed in kinds) == doubted
            assert (Undoubted in kinds) != doubted


@pytest.mark.parametrize("way", list(WAYS))
@pytest.mark.parametrize("kind", [ChoiceKind.BELIEVE, ChoiceKind.DOUBT])
def test_where_every_opponent_is_asked_a_person_answers(way: str, kind: ChoiceKind) -> None:
    table = asked_table(ASKING, 3)
    with looking(table) as pilot:
        assert message(pilot).endswith("says: 4 points. Do you believe it?")
        fingers = WAYS[way](pilot, table)
        before, place = position_of(table), len(table.record.deals[-1].moves) - 1
        if kind is ChoiceKind.DOUBT:
            fingers.doubt()
            move = table.record.deals[-1].moves[place]
            assert (move.doubted, move.judge) == (True, before.turn)
        else:
            fingers.play(before.legal_moves()[0])


def test_a_hand_that_is_doubted_lies_face_up_until_it_is_played() -> None:
    table = asked_table(BOASTS)
    with looking(table) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        boast = position_of(table).boast
        assert boast is not None
        hand = position_of(table).hands[boast.seat]
        assert not scene.playback.here.shown
        WAYS["keys"](pilot, table).doubt()
        assert scene.playback.here.shown == set(hand) == set(position_of(table).shown[boast.seat])


def test_a_declaration_shows_nothing_of_the_hand() -> None:
    table = asked_table(BOASTS)
    with looking(table) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        here = scene.playback.here
        boast = position_of(table).boast
        assert boast is not None
        found = set()
        for cards in (here.hands[boast.seat], position_of(table).stock[:2], position_of(table).stock[2:4]):
            hands = tuple(cards if seat == boast.seat else hand for seat, hand in enumerate(here.hands))
            scene.playback.timeline = Timeline.still(replace(here, hands=hands))
            scene.touch()
            pilot.settle()
            found.add((pygame.image.tobytes(pilot.window.surface, "RGB"), everything_said(pilot)))
        assert len(found) == 1


def test_what_happens_is_said() -> None:
    for doubted, words in ((True, ("A lie!", "It is true,")), (False, ("Nobody doubts",))):
        table = asked_table(BOASTS)
        with looking(table, Speed.NORMAL) as pilot:
            scene = pilot.scene
            assert isinstance(scene, TableScene)
            if doubted:
                WAYS["keys"](pilot, table).doubt()
            else:
                fingers = WAYS["keys"](pilot, table)
                fingers.play(next(move for move in position_of(table).legal_moves() if not move.boast))
            said = [pilot.says(one) for _, one in scene.playback.timeline.captions]
            assert any(sentence.startswith(words) for sentence in said), said


def test_each_of_several_people_answers_behind_the_curtain() -> None:
    table = session("scopa_bugiarda", 3, seed=1, changes=ASKING, people=THREE)
    table.submit(NextDeal())
    said = next(move for move in position_of(table).legal_moves() if move.boast)
    table.submit(PlayMove(said))
    asked = []
    with seated(table) as (pilot, scene):
        while position_of(table).asked:
            until_somebody_is_asked(pilot, table)
            seat = position_of(table).turn
            asked.append(seat)
            assert held_by(scene) is None
            pilot.press("enter")
            assert held_by(scene) == seat
            assert message(pilot).endswith("Do you believe it?")
            pilot.press("y")
    assert len(asked) == 2
    assert table.submit(Doubt()) == ()
