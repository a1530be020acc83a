"""The report of a crash has the match in progress, and nothing of what is hidden in it."""

import logging
from pathlib import Path
from random import Random

from settebello.app.crash_guard import CrashGuard
from settebello.clock import ManualClock
from settebello.engine import Ruleset
from settebello.session import NextDeal, SealDeal
from tests.session.sealed_matches import act, people


def test_a_report_of_a_match_in_progress_names_no_hidden_card(tmp_path: Path) -> None:
    rng = Random(3)
    session, _ = people(Ruleset(), 2, rng)
    session.submit(SealDeal())
    session.submit(NextDeal())
    for _ in range(5):
        act(session, rng)
    log = logging.getLogger("test")
    guard = CrashGuard(tmp_path, log, ManualClock(), lambda: session.record)
    report = guard.report(RuntimeError("something"))
    assert report is not None
    text = report.read_text(encoding="utf-8")
    deal = session.record.deals[0]
    assert deal.seal is not None
    assert f'seal: "{deal.seal.commitment}"' in text
    assert deal.seal.seed not in text
    assert "".join(map(str, deal.deck)) not in text
