"""Faces at the table swell for a second when they change, and not with reduced motion."""

from dataclasses import replace
from itertools import pairwise

import pytest

from settebello.storage.settings import Settings, Speed
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.table.layout import lay_out
from settebello.ui.table.model.banter.mood import Mood, face
from settebello.ui.table.view.plates import LARGEST, enlarged
from settebello.ui.table.view.talk.reactions import LASTS, LAUGHS, OVER, Reactions, laughing, swollen
from tests.pilot import services

GINO = "ui/avatars/gino_calm.svg"


def seated(mood: Mood) -> tuple[Player, ...]:
    return (Player("You", "ui/avatars/knave.svg"), Player("Gino", face(GINO, mood)))


def test_a_face_swells_when_its_mood_changes_and_is_as_before_after_a_second() -> None:
    reactions = Reactions(services(settings=Settings()))
    assert not reactions.at(0.0, seated(Mood.CALM))
    assert reactions.at(1.0, seated(Mood.DELIGHTED))
    assert reactions.at(1.3, seated(Mood.DELIGHTED))
    assert not reactions.at(1.5, seated(Mood.DELIGHTED)), "it stays large"
    assert reactions.at(1.0 + LASTS, seated(Mood.DELIGHTED))
    assert not reactions.at(9.0, seated(Mood.CALM)), "nobody swells to calm down"


@pytest.mark.parametrize(("speed", "reduced"), [(Speed.NORMAL, True), (Speed.INSTANT, False)])
def test_nothing_swells_with_reduced_motion_or_without_animations(speed: Speed, *, reduced: bool) -> None:
    given = replace(services(settings=Settings(speed=speed)), reduced_motion=lambda: reduced)
    reactions = Reactions(given)
    reactions.at(0.0, seated(Mood.CALM))
    assert not any(reactions.at(0.1 * step, seated(Mood.DISMAYED)) for step in range(1, 12))


def test_it_swells_and_shrinks_in_steps_and_stays_in_the_window() -> None:
    sizes = [swollen(LASTS * step / 100) for step in range(101)]
    assert max(sizes) == LARGEST
    assert sizes[0] < LARGEST > sizes[99]
    assert sizes[100] == swollen(-1) == 1.0
    top = lay_out(1280, 720, 2, 2).seats[1].portrait
    assert enlarged(top, LARGEST).y == top.y
    for seats in (2, 3, 4, 6):
        for place in lay_out(1280, 720, seats, seats if seats < 4 else 2).seats:
            large = enlarged(place.portrait, LARGEST)
            # The outermost part of a picture is empty.
            empty = large.width * 8 / 468
            assert large.x + empty >= 0
            assert large.right - empty <= 1280


def test_a_delighted_face_laughs_twice_again_and_no_other_does() -> None:
    sizes = [laughing(step / 100) for step in range(round(100 * OVER) + 20)]
    after = sizes[round(100 * LASTS) :]
    assert 1.0 < max(after) < LARGEST
    assert sum(before == 1.0 < now for before, now in pairwise(after)) == len(LAUGHS)
    assert after[-1] == 1.0
    for mood, laughs in ((Mood.DELIGHTED, True), (Mood.DISMAYED, False)):
        reactions = Reactions(services(settings=Settings(speed=Speed.NORMAL)))
        reactions.at(0.0, seated(Mood.CALM))
        reactions.at(1.0, seated(mood))
        reactions.at(1.0 + LASTS, seated(mood))
        assert reactions.at(1.01 + LAUGHS[0], seated(mood)) == laughs
        reactions.at(1.01 + OVER, seated(mood))
        assert not reactions.at(9.0, seated(mood))
