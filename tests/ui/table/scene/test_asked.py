"""At the table: everybody is asked about a card played face down, and sees who believes and who doubts."""

from collections.abc import Mapping
from random import Random

import pytest

from settebello.engine import Position
from settebello.session import NextDeal, PlayMove, TableSession, Waiting
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.table.model.short_names import rank_label
from settebello.ui.table.model.spoken_choices import ChoiceKind
from settebello.ui.table.scene import TableScene
from settebello.ui.table.view import signs
from tests.pilot import Pilot, services
from tests.ui.fingers import WAYS, any_move
from tests.ui.table.scene.test_hot_seat import (
    everything_said,
    held_by,
    labels,
    seated,
    turn,
    until_somebody_is_asked,
)
from tests.ui.tables import scenes, session

THREE = {0: "Anna", 1: "Luca", 2: "Marta"}


def asked_table(players: int = 3, people: Mapping[int, str] | None = None, seed: int = 3) -> TableSession:
    """A match at which a person is asked about a claim."""
    table = session(
        "scopa_bugiarda", players, seed=seed, changes={"doubters": "any"}, people=people or {0: ""}
    )
    rng = Random(seed)
    for _ in range(400):
        position = table.match.position
        if table.waiting_for is Waiting.PERSON and position is not None:
            if position.asked:
                return table
            claims = [move for move in position.legal_moves() if move.claimed]
            table.submit(PlayMove(rng.choice(claims) if claims and people else any_move(position, rng)))
        elif table.waiting_for is Waiting.DEAL:
            table.submit(NextDeal())
        else:
            table.poll()
    raise AssertionError("nobody is asked")


def position_of(table: TableSession) -> Position:
    position = table.match.position
    assert position is not None
    return position


@pytest.mark.parametrize("way", list(WAYS))
@pytest.mark.parametrize("kind", [ChoiceKind.BELIEVE, ChoiceKind.DOUBT])
def test_a_person_answers_by_mouse_keys_and_gamepad(way: str, kind: ChoiceKind) -> None:
    table = asked_table()
    settings = Settings(language="en", speed=Speed.INSTANT)
    with Pilot(scenes(services(settings=settings), table), routes.ContinueMatch()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        assert scene.message is not None
        assert pilot.says(scene.message).endswith("Do you believe it?")
        fingers = WAYS[way](pilot, table)
        place = len(table.record.deals[-1].moves) - 1
        before = position_of(table)
        if kind is ChoiceKind.DOUBT:
            fingers.doubt()
        else:
            fingers.play(before.legal_moves()[0])
        move = table.record.deals[-1].moves[place]
        if kind is ChoiceKind.DOUBT:
            assert (move.doubted, move.judge) == (True, before.turn)


def test_a_card_pressed_too_early_is_refused_in_words() -> None:
    table = asked_table()
    settings = Settings(language="en", speed=Speed.INSTANT)
    with Pilot(scenes(services(settings=settings), table), routes.ContinueMatch()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        before = table.record
        pilot.press("1")
        assert scene.message is not None
        assert pilot.says(scene.message) == "First say whether you believe it."
        assert table.record == before
        pilot.press("y")
        assert table.record != before


def test_the_claimed_rank_is_seen_until_the_card_is_turned(monkeypatch: pytest.MonkeyPatch) -> None:
    table = asked_table()
    claim = position_of(table).claim
    assert claim is not None
    drawn: list[object] = []
    with Pilot(
        scenes(services(settings=Settings(language="en", speed=Speed.NORMAL)), table), routes.ContinueMatch()
    ) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        pilot.settle()
        pilot.press("y")
        assert claim.card in scene.playback.timeline.tracks
        monkeypatch.setattr(signs, "rank", lambda _canvas, _pose, label: drawn.append(label))
        pilot.frames(3)
        assert drawn
        assert set(drawn) == {rank_label(claim.rank, table.match.ruleset)}
        pilot.until(lambda: not pilot.stack.animating)
        drawn.clear()
        pilot.frames(3)
        assert not drawn


def test_the_question_is_shown_after_what_others_have_answered() -> None:
    """The caption of the last answer would otherwise stay under the table."""
    table = asked_table()
    settings = Settings(language="en", speed=Speed.NORMAL)
    rng = Random(2)
    with Pilot(scenes(services(settings=settings), table), routes.ContinueMatch()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        for _ in range(40):
            until_somebody_is_asked(pilot, table)
            position = position_of(table)
            caption = scene.playback.caption
            if position.asked and caption is not None and pilot.says(caption).endswith(" believes it."):
                assert scene.message is not None
                assert pilot.says(scene.message).endswith("Do you believe it?")
                return
            moves = position.legal_moves()
            WAYS["keys"](pilot, table).play(rng.choice([move for move in moves if move.stands] or moves))
    raise AssertionError("nobody is asked after another has believed")


def test_each_of_several_people_is_asked_in_turn_and_sees_the_own_hand_alone() -> None:
    table = asked_table(people=THREE)
    asked: list[int] = []
    claimant = position_of(table).claim
    assert claimant is not None
    with seated(table) as (pilot, scene):
        while position_of(table).asked:
            until_somebody_is_asked(pilot, table)
            seat = turn(table)
            asked.append(seat)
            assert "Show my cards" in labels(pilot)
            assert held_by(scene) is None
            assert scene.picking is None
            hidden = position_of(table).claim
            assert hidden is not None
            pilot.press("enter")
            assert held_by(scene) == seat
            said = everything_said(pilot)
            assert THREE[claimant.seat] in said
            here = scene.playback.here
            assert here.claim is not None
            assert here.owner == seat
            pilot.press("y")
            until_somebody_is_asked(pilot, table)
    assert asked == [(claimant.seat + 1) % 3, (claimant.seat + 2) % 3]
    assert position_of(table).turn == asked[0]


def test_what_an_opponent_answers_is_said_at_its_seat() -> None:
    table = asked_table(seed=3)
    settings = Settings(language="en", speed=Speed.NORMAL)
    said: set[str] = set()
    with Pilot(scenes(services(settings=settings), table), routes.ContinueMatch()) as pilot:
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        rng = Random(1)
        for _ in range(4000):
            timeline = scene.playback.timeline
            said |= {pilot.says(words) for _, words in timeline.captions}
            if any(words.endswith(" believes it.") for words in said):
                return
            if scene.picking is not None and not pilot.stack.animating:
                position = position_of(table)
                claims = [move for move in position.legal_moves() if move.claimed or move.stands]
                scene_move = rng.choice(claims or list(position.legal_moves()))
                WAYS["keys"](pilot, table).play(scene_move)
            pilot.frames(4)
    raise AssertionError(f"nobody says so: {said}")
