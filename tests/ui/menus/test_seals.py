"""The seal of a deal in the window: shown, checked, copied, and followed by a cut."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest

from settebello.coach import shipped_lessons
from settebello.manual.seal_calculation import calculation
from settebello.notation import DealRecord, Record, SeatRecord, print_record
from settebello.notation.deal_proof import proof_of
from settebello.notation.seals.seal import OriginKind, dealt_decks
from settebello.notation.seals.seed import MOST_CUT, MOST_SEED
from settebello.practice.prepared_deal import Practice
from settebello.session import Matches, NextDeal, PlayMove, SealDeal, TableSession, TakeBack, Waiting
from settebello.storage.assists import Assists
from settebello.storage.saves import Saves
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.kit.controls.actions import Action
from settebello.ui.kit.controls.gamepad import Gamepads
from settebello.ui.kit.controls.inputs import Inputs, TextInput
from settebello.ui.kit.controls.pads import Button
from settebello.ui.kit.ports.services import NoClipboard
from settebello.ui.kit.scene import Push, SceneId
from settebello.ui.menus.newgame import NewGameScene
from settebello.ui.menus.replay import ReplayScene
from settebello.ui.menus.results.score_sheet_scene import ScoreSheetScene
from settebello.ui.menus.seals import CutScene, SealScene
from settebello.ui.menus.seals.deck_fan import DeckFan
from settebello.ui.table.model.score_model.results import LEAVE
from settebello.ui.table.scene import TableScene
from tests.operating.hands import Gamepad
from tests.pilot import Pilot, services, shipped
from tests.ui.cut_texts import collect_high_texts
from tests.ui.learn.tables import some_practice
from tests.ui.shelves import played
from tests.ui.tables import opponents, scenes, session

VERIFY = Path(__file__).parents[2] / "reference" / "verify_deal.py"
QUICK = Settings(language="en", speed=Speed.INSTANT)
CUTTING = replace(QUICK, cut=True)


@contextmanager
def seated(table: TableSession, settings: Settings = QUICK) -> Iterator[Pilot]:
    """A pilot before a table, whose window has opened."""
    port = services(settings=settings)
    inputs = Inputs(Gamepads(), port.controls)
    with Pilot(scenes(port, table), routes.ContinueMatch(), inputs=inputs) as pilot:
        yield pilot


@contextmanager
def at_seal(record: Record, deal: int) -> Iterator[Pilot]:
    """A pilot before the page about the seal of a deal."""
    with Pilot(scenes(services(settings=QUICK), session()), routes.DealSeal(record, deal)) as pilot:
        yield pilot


def until_asked(pilot: Pilot, table: TableSession) -> TableScene:
    """Wait until the person is to play."""
    pilot.until(lambda: table.waiting_for is Waiting.PERSON and not pilot.stack.animating)
    assert isinstance(pilot.scene, TableScene)
    return pilot.scene


def until_deal_over(pilot: Pilot, table: TableSession) -> ScoreSheetScene:
    """Play cards by chance until the deal is counted."""
    rng = Random(4)
    while True:
        pilot.frames(1)
        scene, position = pilot.scene, table.match.position
        if isinstance(scene, ScoreSheetScene) and scene.counted:
            return scene
        if isinstance(scene, ScoreSheetScene):
            pilot.press("enter")
        elif isinstance(scene, TableScene) and table.waiting_for is Waiting.PERSON and position:
            scene.play(rng.choice(position.legal_moves()))


def heard(pilot: Pilot) -> str:
    """What the page says when it opens."""
    return " ".join(map(pilot.says, pilot.scene.spoken.opening))


def words_of(record: Record, deal: int = 0) -> str:
    proof = proof_of(record, deal)
    assert proof is not None
    return " ".join(proof.words)


def by_menu_of_pad(pilot: Pilot) -> None:
    """Open the page from the menu of the table, with a gamepad alone."""
    pad = Gamepad()
    pad.post(Action.MENU)
    pilot.frames(2)
    for _ in pilot.group.widgets:
        if pilot.focus == "Show seal":
            break
        pad.post(Action.NEXT)
        pilot.frames(2)
    pad.push(Button.A)
    pilot.frames(2)


@pytest.mark.parametrize("way", ["mouse", "key", "pad"])
def test_the_seal_at_the_stock_opens_and_has_the_words_of_the_record(way: str) -> None:
    table = session(seed=5)
    with seated(table) as pilot:
        scene = until_asked(pilot, table)
        if way == "mouse":
            pilot.click(scene.layout.seal(scene.playback.here.dealer).centre)
        elif way == "key":
            pilot.press("w")
        else:
            by_menu_of_pad(pilot)
        assert pilot.at(SceneId.SEAL)
        assert words_of(table.record) in heard(pilot)
        assert "fixed before you saw a card" in heard(pilot)
        pilot.press("w")
        assert pilot.at(SceneId.TABLE)


def test_nothing_of_a_deal_in_progress_is_told_but_its_words() -> None:
    table = session(seed=5)
    with seated(table) as pilot:
        until_asked(pilot, table)
        pilot.press("w")
        (deal,) = table.record.deals
        assert deal.seal is not None
        assert deal.seal.seed not in heard(pilot)
        assert [pilot.says(widget.label) for widget in pilot.group.widgets] == ["Copy seal words", "Close"]


def test_a_deal_without_a_seal_shows_none_and_says_so() -> None:
    sealed = session(seed=5)
    sealed.submit(NextDeal())
    (deal,) = sealed.record.deals
    bare = replace(sealed.record, deals=(replace(deal, seal=None),), chain=())
    table = TableSession(bare, opponents=opponents(), journal=NoFile(), rng=Random(1))
    with seated(table) as pilot:
        scene = until_asked(pilot, table)
        pilot.press("w")
        assert pilot.at(SceneId.TABLE)
        assert pilot.says(scene.spoken.notice or "") == "This deal has no seal."
        spot = scene.layout.seal(scene.playback.here.dealer)
        assert spot not in scene.targets


def test_a_panel_over_the_seal_takes_its_clicks() -> None:
    table = next(
        one
        for one in (session(players=3, seed=seed) for seed in range(1, 50))
        if one.match.next_dealer == 1 and one.submit(NextDeal())
    )
    with seated(table) as pilot:
        scene = until_asked(pilot, table)
        seal = scene.layout.seal(scene.playback.here.dealer)
        panel = scene.layout.panel
        assert seal.right > panel.x
        assert panel.y < seal.bottom < panel.bottom
        pilot.press("t")
        pilot.click(seal.centre)
        assert pilot.at(SceneId.TABLE)
        pilot.press("t")
        pilot.click(seal.centre)
        assert pilot.at(SceneId.SEAL)


class NoFile:
    """Keeps nothing."""

    def write(self, text: str) -> None:
        """Forget the text."""

    def finish(self) -> object:
        return None


@pytest.mark.parametrize("way", ["mouse", "key"])
def test_the_seal_opens_while_the_next_person_has_not_taken_up_the_hand(way: str) -> None:
    table = session(seed=5, people={0: "Ada", 1: "Leo"})
    with seated(table) as pilot:
        pilot.until(lambda: bool(table.record.deals) and not pilot.stack.animating)
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        assert scene.group is not None
        if way == "mouse":
            pilot.click(scene.layout.seal(scene.playback.here.dealer).centre)
        else:
            pilot.press("w")
        assert pilot.at(SceneId.SEAL)


@pytest.mark.parametrize("way", ["mouse", "key"])
def test_the_score_sheet_leads_to_the_seed_and_the_check(way: str) -> None:
    table = session(seed=5)
    with seated(table) as pilot:
        until_deal_over(pilot, table)
        pilot.frames(40)
        if way == "mouse":
            pilot.click("Show seal")
        else:
            pilot.press("w")
        assert pilot.at(SceneId.SEAL)
        seal = table.record.deals[0].seal
        assert seal is not None
        assert f"Seed: {seal.seed}. Nobody cut." in heard(pilot)
        assert "Checked: the deck follows from the seed and the cut." in heard(pilot)


def test_the_replay_leads_to_the_seal_of_each_deal() -> None:
    record = played(3, target=11)
    assert len(record.deals) > 1
    with Pilot(scenes(services(settings=QUICK), session()), routes.ReplayRecord(record)) as pilot:
        for deal in range(2):
            pilot.click("Menu")
            pilot.click("Show seal")
            assert words_of(record, deal) in heard(pilot)
            pilot.press("esc", "page down")


def test_the_sheet_of_a_later_deal_leads_to_the_replay_of_that_deal() -> None:
    table = session(seed=5)
    with seated(table, replace(QUICK, assists=Assists(review=False))) as pilot:
        until_deal_over(pilot, table)
        pilot.frames(40)
        pilot.press("r")
        assert isinstance(pilot.scene, ReplayScene)
        assert (pilot.scene.reel.deal, pilot.scene.reel.place) == (0, 0)
        pilot.press("esc", "enter")
        until_deal_over(pilot, table)
        pilot.frames(40)
        assert len(table.record.deals) == 2
        pilot.press("r")
        assert isinstance(pilot.scene, ReplayScene)
        assert (pilot.scene.reel.deal, pilot.scene.reel.place) == (1, 0)


@pytest.mark.parametrize("language", ["de", "ja"])
def test_the_longest_seed_and_cut_have_room_on_the_page(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = TableSession.start(
        shipped().ruleset("scopa"),
        (SeatRecord("Ada"), SeatRecord(level="bimbo")),
        opponents=opponents(),
        journal=NoFile(),
        rng=Random(1),
        seed_text="\N{CJK UNIFIED IDEOGRAPH-96EA}" * MOST_SEED,
    )
    table.submit(NextDeal("\N{CJK UNIFIED IDEOGRAPH-591C}" * MOST_CUT))
    while table.match.score is None:
        position = table.match.position
        assert position is not None
        if table.waiting_for is Waiting.PERSON:
            table.submit(PlayMove(position.legal_moves()[0]))
        table.poll()
    too_high = collect_high_texts(monkeypatch)
    port = services(settings=replace(QUICK, language=language))
    with Pilot(scenes(port, table), routes.DealSeal(table.record, 0), language=language) as pilot:
        pilot.frames(2)
    assert too_high == []


def test_a_deck_that_was_changed_is_named() -> None:
    record = played(3)
    (first, *others) = record.deals
    changed = replace(record, deals=(replace(first, deck=first.deck[::-1]), *others))
    with at_seal(changed, 0) as pilot:
        assert "Wrong: the deck does not follow from the seed and the cut." in heard(pilot)


def test_copies_reach_the_clipboard_of_the_system() -> None:
    record = played(3, target=11)
    with at_seal(record, 0) as pilot:
        scene = pilot.scene
        assert isinstance(scene, SealScene)
        pilot.click("Copy seal words")
        assert pygame.scrap.get_text() == words_of(record)
        assert pilot.says(scene.spoken.notice or "") == "Copied."
        pilot.click("Copy seed")
        seal = record.deals[0].seal
        assert seal is not None
        assert pygame.scrap.get_text() == seal.seed
        pilot.click("Copy proof")
        assert pygame.scrap.get_text().splitlines() == [pilot.says(line) for line in calculation(record, 0)]
        assert f"seed {seal.seed}" in pygame.scrap.get_text()
        later = record.deals[1].seal
        assert later is not None
        assert later.seed not in pygame.scrap.get_text()


def test_a_clipboard_that_refuses_is_told() -> None:
    port = replace(services(settings=QUICK), clipboard=NoClipboard())
    with Pilot(scenes(port, session()), routes.DealSeal(played(3), 0)) as pilot:
        pilot.click("Copy seal words")
        assert "Couldn't copy the text" in pilot.says(pilot.scene.spoken.notice or "")


def test_a_place_picked_by_keys_is_the_cut_and_changes_the_deck() -> None:
    table = session(seed=5)
    with seated(table, CUTTING) as pilot:
        pilot.until(lambda: pilot.at(SceneId.CUT))
        assert table.sealed is not None
        words = " ".join(table.sealed.words)
        assert words in heard(pilot)
        pilot.press("right", "right", "right", "enter")
        until_asked(pilot, table)
        (deal,) = table.record.deals
        assert deal.cut == "place 23"
        assert words_of(table.record) == words
        assert deal.seal is not None
        assert deal.deck == dealt_decks(table.match.ruleset, deal.seal, "place 23")[-1]
        assert deal.deck != dealt_decks(table.match.ruleset, deal.seal, "")[-1]


def test_a_place_is_picked_by_mouse_and_words_are_typed_instead() -> None:
    table = session(seed=5)
    with seated(table, CUTTING) as pilot:
        pilot.until(lambda: pilot.at(SceneId.CUT))
        scene = pilot.scene
        assert isinstance(scene, CutScene)
        (fan,) = [widget for widget in pilot.group.widgets if isinstance(widget, DeckFan)]
        for place in (1, 7, 40):
            pilot.click(fan.card_at(place))
            assert scene.cut == f"place {place}"
        pilot.click("Your words")
        pilot.write("oma hebt ab")
        assert scene.cut == "oma hebt ab"
        pilot.click("Cut the deck")
        until_asked(pilot, table)
        assert table.record.deals[0].cut == "oma hebt ab"


def test_enter_cuts_with_the_words_and_a_new_place_replaces_them() -> None:
    table = session(seed=5)
    with seated(table, CUTTING) as pilot:
        pilot.until(lambda: pilot.at(SceneId.CUT))
        scene = pilot.scene
        assert isinstance(scene, CutScene)
        pilot.tab_to("Your words")
        pilot.write("abc")
        pilot.tab_to("Place in the deck")
        pilot.press("left")
        assert scene.cut == "place 19"
        pilot.tab_to("Your words")
        pilot.write("x")
        pilot.press("enter")
        until_asked(pilot, table)
        assert table.record.deals[0].cut == "x"


def test_the_word_leave_is_a_cut_and_does_not_leave_the_match() -> None:
    table = session(seed=5)
    with seated(table, CUTTING) as pilot:
        pilot.until(lambda: pilot.at(SceneId.CUT))
        pilot.tab_to("Your words")
        pilot.write(LEAVE)
        pilot.click("Cut the deck")
        until_asked(pilot, table)
        assert table.record.deals[0].cut == LEAVE


def test_the_cut_is_made_with_a_gamepad() -> None:
    table = session(seed=5)
    pad = Gamepad()
    with seated(table, CUTTING) as pilot:
        pilot.until(lambda: pilot.at(SceneId.CUT))
        for action in (Action.RIGHT, Action.CONFIRM):
            pad.post(action)
            pilot.frames(2)
        until_asked(pilot, table)
        assert table.record.deals[0].cut == "place 21"


@pytest.mark.parametrize("way", ["esc", "click"])
def test_a_deal_without_a_cut(way: str) -> None:
    table = session(seed=5)
    with seated(table, CUTTING) as pilot:
        pilot.until(lambda: pilot.at(SceneId.CUT))
        if way == "esc":
            pilot.press("esc")
        else:
            pilot.click("Deal without cutting")
        until_asked(pilot, table)
        assert table.record.deals[0].cut == ""


def test_a_match_with_cuts_is_confirmed_by_the_second_program() -> None:
    table = session(seed=5, target=2)
    with seated(table, CUTTING) as pilot:
        rng = Random(2)
        for _ in range(5000):
            scene, position = pilot.scene, table.match.position
            if pilot.at(SceneId.MATCH_OVER):
                break
            if isinstance(scene, TableScene) and table.waiting_for is Waiting.PERSON and position:
                scene.play(rng.choice(position.legal_moves()))
            elif not isinstance(scene, TableScene):
                pilot.press("enter")
            pilot.frames(1)
        assert pilot.at(SceneId.MATCH_OVER)
    assert {deal.cut for deal in table.record.deals} == {"place 20"}
    found = subprocess.run(
        [sys.executable, VERIFY], input=print_record(table.record).encode(), capture_output=True, check=True
    )
    lines = found.stdout.decode().splitlines()
    assert [line.partition(" ")[2] for line in lines] == [
        words_of(table.record, deal) for deal in range(len(table.record.deals))
    ]


def test_opponents_among_themselves_wait_for_no_cut() -> None:
    table = session(seed=5, people={})
    with seated(table, CUTTING) as pilot:
        pilot.until(lambda: bool(table.record.deals))
        assert pilot.at(SceneId.TABLE)
        assert table.record.deals[0].cut == ""


def dealt_practice() -> Practice:
    """A practice deal whose deck is given, as the learning mode begins it."""
    practice = some_practice()
    deals = (DealRecord(practice.deal.dealer, practice.deal.deck),)
    seats = practice.session.record.seats
    record = Record(practice.deal.ruleset, seats, practice.deal.dealer, deals, repeated=True)
    table = TableSession(record, opponents=opponents(), journal=NoFile(), rng=Random(1))
    return replace(practice, session=table)


@pytest.mark.parametrize(
    ("route", "scene"),
    [
        (routes.TutorialLesson(shipped_lessons()[0]), SceneId.LESSON),
        (routes.PracticeTable(dealt_practice()), SceneId.LEARN_DEAL),
    ],
)
def test_lessons_and_practice_deals_have_no_seal_and_no_cut(route: routes.Route, scene: SceneId) -> None:
    with Pilot(scenes(services(settings=CUTTING), session()), route) as pilot:
        pilot.frames(60)
        assert pilot.at(scene)
        table = pilot.scene
        assert isinstance(table, TableScene)
        assert table.session.record.deals[-1].seal is None
        assert table.layout.seal(table.playback.here.dealer) not in table.targets


def test_several_people_are_told_that_somebody_cuts() -> None:
    table = session(seed=5, people={0: "Ada", 1: "Leo"})
    with seated(table, CUTTING) as pilot:
        pilot.until(lambda: pilot.at(SceneId.CUT))
        assert "One of you cuts" in heard(pilot)


def test_a_deal_that_was_cut_and_taken_back_is_dealt_again_at_once() -> None:
    table = session(seed=3, people={0: "Ada", 1: "Leo"})
    table.submit(SealDeal())
    table.submit(NextDeal("place 3"))
    deck = table.record.deals[0].deck
    position = table.match.position
    assert position is not None
    with seated(table, CUTTING) as pilot:
        pilot.frames(5)
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        scene.play(position.legal_moves()[0])
        table.submit(TakeBack())
        pilot.frames(30)
        assert pilot.at(SceneId.TABLE)
    assert table.record.deals[0].cut == "place 3"
    assert table.record.deals[0].deck == deck


def matches(folder: Path, seed: int) -> Matches:
    """The matches of a program that was started with this random source."""
    saves = Saves(folder)
    return Matches(saves=saves, ruleset_of=shipped().ruleset, opponents=opponents(), rng=Random(seed))


def test_a_restart_between_seal_and_deal_shows_the_same_seal(tmp_path: Path) -> None:
    table = matches(tmp_path, 1).start("scopa", {}, ("amico",))
    with seated(table, CUTTING) as pilot:
        pilot.until(lambda: pilot.at(SceneId.CUT))
        before = heard(pilot)
        pilot.click("Save and leave")
        assert pilot.at(SceneId.TITLE)
    again = matches(tmp_path, 2).resume()
    assert again is not None
    with seated(again, CUTTING) as pilot:
        pilot.until(lambda: pilot.at(SceneId.CUT))
        assert heard(pilot) == before
        pilot.press("enter")
        until_asked(pilot, again)
        assert words_of(again.record) in before


def test_a_typed_seed_gives_the_same_first_deal_twice_and_marks_the_match(tmp_path: Path) -> None:
    decks = []
    for run in (1, 2):
        with Pilot(scenes(services(settings=QUICK), session()), routes.NewGame()) as pilot:
            pilot.click("Seed")
            assert pilot.at(SceneId.SEED)
            pilot.write("oma  2026")
            pilot.click("Done")
            scene = pilot.scene
            assert isinstance(scene, NewGameScene)
            assert scene.choice is not None
            assert scene.choice.seed_text == "oma 2026"
            choice = scene.choice
        table = matches(tmp_path / str(run), run).start(
            choice.variant, dict(choice.changes), seats=choice.seated, seed_text=choice.seed_text
        )
        table.submit(NextDeal())
        (deal,) = table.record.deals
        decks.append((deal.deck, deal.dealer))
        assert deal.seal is not None
        assert deal.seal.origin.kind is OriginKind.CHOSEN
        assert deal.seal.seed == "oma 2026"
        assert table.record.repeated
    assert decks[0] == decks[1]


def test_a_cut_changes_the_first_deal_of_a_chosen_seed_and_the_sheet_says_so(tmp_path: Path) -> None:
    decks = []
    for run, cut in enumerate(("", "place 3")):
        table = matches(tmp_path / str(run), run).start("scopa", {}, ("amico",), seed_text="oma")
        table.submit(NextDeal(cut))
        decks.append(table.record.deals[0].deck)
    assert decks[0] != decks[1]
    with Pilot(scenes(services(settings=QUICK), session()), routes.NewGame()) as pilot:
        pilot.click("Seed")
        assert "unless somebody cuts" in heard(pilot)


@pytest.mark.parametrize("line", ["Seed", "Your words"])
def test_letters_with_combining_accents_are_kept_while_typing(line: str) -> None:
    """Some keyboards send a letter and its accent one after the other."""
    seeds: list[str] = []
    table = session(seed=5)
    table.submit(SealDeal())
    assert table.sealed is not None
    route = routes.ChooseSeed("", seeds.append) if line == "Seed" else routes.CutDeck(table.sealed, 40, 1)
    with Pilot(scenes(services(settings=QUICK), table), routes.NewGame()) as pilot:
        pilot.stack.apply(Push(route))
        pilot.tab_to(line)
        for letter in ("e", "\N{COMBINING ACUTE ACCENT}", "x", "y"):
            pilot.stack.handle(TextInput(letter))
            pilot.frames(2)
        written = pilot.scene.cut if isinstance(pilot.scene, CutScene) else seeds[-1]
    assert written == "\N{LATIN SMALL LETTER E WITH ACUTE}xy"


def test_a_seed_is_taken_back() -> None:
    with Pilot(scenes(services(settings=QUICK), session()), routes.NewGame()) as pilot:
        pilot.click("Seed")
        pilot.write("oma")
        pilot.click("Clear seed")
        pilot.press("esc")
        scene = pilot.scene
        assert isinstance(scene, NewGameScene)
        assert scene.choice is not None
        assert scene.choice.seed_text == ""
