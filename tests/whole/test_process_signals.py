"""Processes of the program are killed and stopped at random moments, and the matches go on."""

import os
import signal
import sys
from pathlib import Path
from random import Random

import pytest

from tests.bench.endurance import Held
from tests.process_signals import FEW, Attack, attacked, ours, readable
from tests.spectator import Spectator

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are found in /proc")

MOST_FONTS = 40


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:resource_tracker")
def test_matches_go_on_while_processes_are_killed_and_stopped_for_a_minute(tmp_path: Path) -> None:
    attack = Attack(Random(3))
    outcome = attacked(tmp_path, 3, 60.0, attack)
    assert min(attack.sent["SIGKILL"], attack.sent["SIGSTOP"]) > 5
    assert outcome.deals > 3
    assert outcome.advice
    assert not outcome.messages
    assert readable(tmp_path)
    assert ours() == ()


def test_a_deal_is_played_to_its_end_when_every_process_was_killed_in_the_middle(tmp_path: Path) -> None:
    spectator = Spectator(tmp_path)
    killed: tuple[int, ...] = ()
    try:
        while not spectator.deals:
            spectator.frame()
            if not killed and spectator.moves >= 4 and spectator.view is not None:
                spectator.adviser.ask(spectator.view, 1, FEW)
                killed = ours()
                for process in killed:
                    os.kill(process, signal.SIGKILL)
        assert len(killed) >= 2
        assert not spectator.messages
    finally:
        spectator.close()
    assert readable(tmp_path)
    assert ours() == ()


@pytest.mark.slow
def test_a_program_holds_as_much_after_twenty_deals_as_after_five(tmp_path: Path) -> None:
    spectator = Spectator(tmp_path)
    try:
        while spectator.deals < 5:
            spectator.frame()
        before = Held.now()
        while spectator.deals < 20:
            spectator.frame()
        after = Held.now()
    finally:
        spectator.close()
    held = (before.pipes, before.threads, before.processes)
    assert (after.pipes, after.threads, after.processes) == held
    # At either moment the writer may have a file and its folder open.
    assert after.files <= before.files + 2
    assert after.fonts <= MOST_FONTS
    assert after.megabytes < before.megabytes + 10
