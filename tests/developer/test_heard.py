"""Every scene as a listener hears it: each control has words, and no sign reaches the voice."""

import pytest
from speech import heard

from settebello.developer.shot import Shot
from settebello.developer.shots import SHOTS
from tests.i18n.test_spoken_form import strange

QUICK = ("title", "table")


def check(shot: Shot, language: str) -> None:
    said = heard(shot, language)
    assert said
    assert all(line.strip(" .") for line in said)
    assert {line: strange(line) for line in said if strange(line)} == {}


@pytest.mark.parametrize("name", QUICK)
def test_what_the_plain_scenes_say_can_be_spoken(name: str) -> None:
    check(next(shot for shot in SHOTS if shot.name == name), "de")


@pytest.mark.slow
@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.name)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_what_every_scene_says_can_be_spoken(shot: Shot, language: str) -> None:
    check(shot, language)


def test_the_walk_goes_once_through_all_controls() -> None:
    said = heard(next(shot for shot in SHOTS if shot.name == "settings"), "en")
    assert said[0] == "Settings. Language, English, 1 of 6."
    assert said[1:7] == ["  English", "  Deutsch", "  Español", "  Français", "  Italiano", "  日本語"]
    assert "Done, button." in said
    assert said[-1] == "READ Settings. Language, English, 1 of 6."
