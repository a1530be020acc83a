"""A monkey at the window: whatever is pressed, clicked or resized, nothing crashes and no match is lost."""

from pathlib import Path
from random import Random

import pygame
import pytest

from settebello import resources
from settebello.notation import read_record
from settebello.rulebook import Rulebook
from settebello.storage.places import Places
from settebello.storage.saves import Saves
from settebello.storage.settings import Settings, Speed
from tests.test_app import frames, running, saved_match

KEYS = (
    *(pygame.K_0 + n for n in range(10)),
    *(pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_PERIOD, pygame.K_F1),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN) * 3,
    *(pygame.K_b, pygame.K_s, pygame.K_l, pygame.K_p, pygame.K_h, pygame.K_F11),
)
CONTROL_KEYS = (pygame.K_n, pygame.K_COMMA, pygame.K_z, pygame.K_y)
SIZES = ((1280, 720), (800, 500), (1000, 900), (1600, 700))


def pester(rng: Random) -> None:
    """Do one thing a monkey does."""
    size = pygame.display.get_window_size()
    x, y = rng.randrange(size[0]), rng.randrange(size[1])
    match rng.randrange(10):
        case 0 | 1 | 2 | 3:
            pygame.event.post(pygame.Event(pygame.KEYDOWN, key=rng.choice(KEYS), mod=0, unicode=""))
        case 4 if rng.random() < 0.2:
            key = rng.choice(CONTROL_KEYS)
            pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=pygame.KMOD_LCTRL, unicode=""))
        case 5 if rng.random() < 0.05:
            pygame.display.set_mode(rng.choice(SIZES), pygame.RESIZABLE)
        case 6:
            pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0)))
        case _:
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                pygame.event.post(pygame.Event(kind, pos=(x, y), button=rng.choice((1, 1, 1, 1, 3))))


def let_loose(home: Path, seed: int, deeds: int) -> None:
    rng = Random(seed)
    places = Places.under(home)
    saved_match(home, rng.randrange(60))
    speed = rng.choice(list(Speed))
    while deeds > 0:
        with running(home, Settings(language=rng.choice(("en", "de", "ja")), speed=speed, sound=False)) as (
            game,
            clock,
        ):
            while game.loop.running and deeds > 0:
                pester(rng)
                frames(game, clock, rng.choice((1, 1, 1, 2, 30)))
                deeds -= 1
        text = Saves(places.matches).read()
        if text is not None:
            read_record(text, "saved", Rulebook((resources.rules(),)).ruleset)
    assert not list(places.matches.glob("*damaged*"))


@pytest.mark.parametrize("seed", range(2))
def test_a_monkey_breaks_nothing(tmp_path: Path, seed: int) -> None:
    let_loose(tmp_path, seed, 400)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10, 20))
def test_ten_patient_monkeys_break_nothing(tmp_path: Path, seed: int) -> None:
    let_loose(tmp_path, seed, 4000)
