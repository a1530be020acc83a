"""Deals for practice keep their word: the deck is noted first, and nothing of them counts elsewhere."""

import socket
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from settebello import resources
from settebello.ai import Levels
from settebello.ai.process.local import LocalOpponents
from settebello.engine import Match, MatchStep, Phase, Position, Seat, SeatView
from settebello.learning.deals.composer import Order, compose
from settebello.learning.deals.practice import Kind, PracticeDeal
from settebello.learning.deals.smallpack import small_rules
from settebello.learning.deals.workshop import Workshop
from settebello.learning.memory.thinking_time import Age
from settebello.notation import print_record, read_record
from settebello.practice.classroom_port import Table
from settebello.practice.deal_saves import DEALS, DECKS
from settebello.practice.learning_mode import Learning
from settebello.practice.learning_port import Practice
from settebello.practice.practice_deals import PARTNERS
from settebello.session import Waiting
from settebello.session.achievements import counts
from settebello.session.chronicle import Chronicle
from settebello.session.statistics import counted
from settebello.session.summary import summary_of
from settebello.storage.places import Places
from settebello.storage.saves import Saves
from settebello.ui.kit import routes
from settebello.ui.kit.scene import Push
from settebello.ui.table.scene import TableScene
from tests.app.test_game import frames, running
from tests.learning.learner.material import answer
from tests.practice.test_learning_mode import RULEBOOK, Time, block, mode
from tests.practice.test_practice_deals import played_to_the_end

LEVELS = Levels.load([resources.assets() / "opponents"])
CHILD, PARTNER = Seat(0), Seat(1)
ARRANGED = "scopa_with_coach"


class AtOnce(Workshop):
    """Arranges in this process, and takes the first deck that there is."""

    def begin(self, order: Order, seed: int, *, arranged: bool) -> None:
        super().begin(order, seed, arranged=False)
        if arranged and order.wanted:
            self._done = compose(order, Random(seed), lambda: True)


class Asked(LocalOpponents):
    """Keeps what it is asked."""

    def __init__(self) -> None:
        super().__init__(LEVELS)
        self.views: list[SeatView] = []

    def ask(self, view: SeatView, level: str, seed: int) -> int:
        self.views.append(view)
        return super().ask(view, level, seed)


def arranging(learning: Learning) -> Learning:
    learning.deals.workshop = AtOnce(RULEBOOK.ruleset, learning.deals.support.clock)
    return learning


def dealt(learning: Learning) -> Practice:
    # There is something to want once some facts were met.
    notebook = learning.notebook
    assert notebook is not None
    for fact in ("1+1", "1+2", "2+2", "1+3"):
        notebook.note(answer(fact, day=learning.stamp()[0], seconds=9.0))
    learning.prepare(ARRANGED)
    practice = learning.practice()
    assert practice is not None
    assert practice.deal.kind is Kind.ARRANGED
    return practice


def noted(folder: Path) -> list[str]:
    return (folder / DEALS / DECKS).read_text(encoding="utf-8").splitlines()


def test_the_deck_is_noted_before_its_first_card_and_stays_as_it_is_to_the_end(tmp_path: Path) -> None:
    """P2, and the first of the honesty rules (docs/learning.md, section 7.3)."""
    learning = arranging(mode(tmp_path, Time()))
    child = learning.create("Mia", "fox", Age.MIDDLE)
    for count in (1, 2):
        practice = dealt(learning)
        (deal,) = practice.session.record.deals
        assert deal.moves == ()
        lines = noted(tmp_path / child.id)
        assert len(lines) == count
        assert PracticeDeal.parse(lines[-1], RULEBOOK.ruleset) == practice.deal
        played_to_the_end(learning, practice)
        learning.played(practice)
        (deal,) = practice.session.record.deals
        assert deal.deck == practice.deal.deck
        assert noted(tmp_path / child.id) == lines


def test_the_partner_is_shown_its_own_hand_alone(tmp_path: Path) -> None:
    learning = arranging(mode(tmp_path, Time()))
    asked = Asked()
    learning.deals.support = replace(learning.deals.support, opponents=asked)
    learning.create("Mia", "fox", Age.MIDDLE)
    practice = dealt(learning)
    played_to_the_end(learning, practice)
    assert len(asked.views) == 18
    uncertain = 0
    for view in asked.views:
        assert isinstance(view, SeatView)
        assert view.seat == PARTNER
        hands = {view.sample(Random(seed)).hands[CHILD] for seed in range(12)}
        # Of the last cards everybody knows who holds them.
        uncertain += len(hands) > 1
    assert uncertain >= 12


def small_positions(upto: int) -> Iterator[Position]:
    """What comes up in some deals of a small pack, the partner to play."""
    rules = small_rules(RULEBOOK.ruleset("scopa"), upto)
    for seed in range(3):
        rng = Random(seed)
        match = Match.start(rules, 2, Seat(seed % 2)).deal_next(rng)[0].match
        while match.phase is Phase.PLAY and match.position is not None:
            if match.position.turn == PARTNER:
                yield match.position
            step: MatchStep = match.play(rng.choice(match.position.legal_moves()))
            match = step.match


@pytest.mark.parametrize("level", sorted(set(PARTNERS.values()) - {"esperto"}))
@pytest.mark.parametrize("upto", range(5, 11))
def test_partners_play_small_packs_by_the_rules_whatever_the_child_holds(level: str, upto: int) -> None:
    player, changed = LEVELS.player(level), 0
    for position in small_positions(upto):
        view = position.view(PARTNER)
        other = view.sample(Random(7))
        move = player.choose(view, Random(3))
        assert move is not None
        assert position.refusal(move) is None
        assert other.view(PARTNER) == view
        changed += other.hands[CHILD] != position.hands[CHILD]
        assert player.choose(other.view(PARTNER), Random(3)) == move
    assert changed > 5


def test_a_whole_day_with_a_deal_opens_no_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """D1: with tasks, an arranged deal, and everything that grown-ups have written."""

    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("a socket was opened")

    for name in ("socket", "create_connection", "create_server", "getaddrinfo"):
        monkeypatch.setattr(socket, name, refuse)
    now = Time()
    learning = arranging(mode(tmp_path / "learning", now))
    child = learning.create("Mia", "fox", Age.MIDDLE)
    block(learning, now, "find_the_twin")
    block(learning, now, "make_it")
    practice = dealt(learning)
    played_to_the_end(learning, practice)
    learning.played(practice)
    adults = learning.adults
    assert adults.report(child.id).learner.tasks
    for table in Table:
        assert adults.classroom.write_table(table, [child.id], table, "de").exists()
    assert adults.classroom.write_children("all").exists()
    learning.close()


def test_an_arranged_deal_leaves_no_match_no_figure_and_no_achievement_in_the_program(tmp_path: Path) -> None:
    places = Places.under(tmp_path)
    with running(tmp_path) as (game, clock):
        learning = arranging(game.learning)
        child = learning.create("Mia", "fox", Age.MIDDLE)
        practice = dealt(learning)
        game.stack.apply(Push(routes.PracticeTable(practice)))
        frames(game, clock, 3)
        scene = game.stack.top
        assert isinstance(scene, TableScene)
        while practice.session.waiting_for in {Waiting.PERSON, Waiting.OPPONENT}:
            if scene.picking is not None:
                scene.play(max(scene.picking.legal, key=lambda one: len(one.captured)))
            frames(game, clock, 2)
        for _ in range(600):
            if game.stack.top is not scene:
                break
            frames(game, clock, 1)
        # The score sheet lies over it.
        assert game.stack.top is not scene
        record = practice.session.record
    assert Saves(places.matches).read() is None
    assert not Saves(places.matches).finished()
    # Should somebody carry its record to the matches, it would not count either.
    saves = Saves(places.matches)
    saves.write(print_record(record))
    saves.finish()
    chronicle = Chronicle(saves, RULEBOOK.ruleset)
    assert list(chronicle.read())
    (summary,) = chronicle.summaries
    assert summary == summary_of(read_record(print_record(record), "deal", RULEBOOK.ruleset)[0])
    assert counted(chronicle.summaries) == ()
    assert not counts(summary)
    assert (places.data / "learning" / child.id / DEALS / DECKS).exists()
