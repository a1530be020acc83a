"""The sound device goes and comes back: told by the system's events, or looked for."""

import pygame
import pytest

from settebello.audio import DeviceWatch
from settebello.audio.device import AGAIN


class Playing:
    """A device that is there or not."""

    def __init__(self, *, available: bool) -> None:
        self.available = available
        self.tries = 0
        self.time = 100.0
        self.busy = False

    def reopen(self) -> bool:
        self.tries += not self.busy
        return not self.busy

    def now(self) -> float:
        return self.time


def watched(*, available: bool) -> tuple[Playing, DeviceWatch]:
    playing = Playing(available=available)
    watch = DeviceWatch(playing, playing.reopen, playing.now)
    watch.look()
    return playing, watch


def added(*, microphone: int = 0) -> pygame.Event:
    return pygame.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=microphone)


def removed(*, microphone: int = 0) -> pygame.Event:
    return pygame.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=microphone)


def test_a_device_that_is_gone_is_opened_anew_at_once() -> None:
    playing, watch = watched(available=True)
    watch.follow(removed())
    assert playing.tries == 1


def test_microphones_are_none_of_ours() -> None:
    playing, watch = watched(available=True)
    watch.follow(removed(microphone=1))
    playing.available = False
    watch.follow(added(microphone=1))
    assert playing.tries == 0


def test_the_devices_told_of_at_the_start_are_not_opened_again() -> None:
    playing, watch = watched(available=False)
    watch.follow(added())
    playing.available = True
    watch.follow(added())
    assert playing.tries == 0


def test_a_device_that_comes_back_is_opened() -> None:
    playing, watch = watched(available=True)
    playing.available = False
    watch.follow(added())
    assert playing.tries == 1


def test_one_that_nobody_tells_of_is_looked_for_now_and_then() -> None:
    playing, watch = watched(available=True)
    watch.follow(removed())
    playing.available = False
    for _ in range(5):
        watch.look()
    assert playing.tries == 1
    playing.time += AGAIN
    watch.look()
    watch.look()
    assert playing.tries == 2
    playing.available = True
    playing.time += AGAIN
    watch.look()
    assert playing.tries == 2


def test_where_there_never_was_a_device_none_is_looked_for() -> None:
    playing, watch = watched(available=False)
    playing.time += 10 * AGAIN
    watch.look()
    assert playing.tries == 0


@pytest.mark.parametrize("frames", [1, 7])
def test_a_try_that_could_not_begin_is_made_again_in_the_next_frame(frames: int) -> None:
    playing, watch = watched(available=True)
    playing.available, playing.busy = False, True
    for _ in range(frames):
        watch.look()
    playing.busy = False
    watch.look()
    watch.look()
    assert playing.tries == 1
