"""A deal for a child that cannot read: what it hears in its turn, and the hand that shows what to press."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from settebello.engine import CardSet, Move, Steal
from settebello.i18n import Catalogue, Text, languages, t
from settebello.practice.learning_port import Practice
from settebello.session import Waiting
from settebello.ui.learn.parts import coach_view
from settebello.ui.learn.parts.deals import PracticeOverlay
from settebello.ui.learn.parts.idle_hand import BREATHES
from settebello.ui.table.model.spoken_choices import ChoiceKind
from settebello.ui.table.scene import TableScene
from tests.pilot import Pilot
from tests.ui.learn.tables import coach_of
from tests.ui.learn.test_child_voice import CLIPS
from tests.ui.learn.test_deal import coached
from tests.ui.learn.test_deals_played import prepared


def table_of(pilot: Pilot) -> TableScene:
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    return scene


def overlay_of(pilot: Pilot) -> PracticeOverlay:
    overlay = table_of(pilot).policies.overlay
    assert isinstance(overlay, PracticeOverlay)
    return overlay


def heard(pilot: Pilot) -> tuple[Text, ...]:
    narration = table_of(pilot).narration
    assert narration is not None
    return narration.opening


def next_turn(pilot: Pilot, practice: Practice) -> bool:
    """Go on to the next turn of the child; False at the end of the deal."""

    def due() -> bool:
        scene = pilot.scene
        if not isinstance(scene, TableScene):
            return True
        waits = practice.session.waiting_for is Waiting.PERSON and scene.picking is not None
        return waits and not scene.playback.running

    pilot.until(due)
    return isinstance(pilot.scene, TableScene)


def captures(pilot: Pilot, practice: Practice) -> Iterator[Move | None]:
    """Yield a capture of each turn of the child, None where nothing fits; then play a card."""
    while next_turn(pilot, practice):
        scene = table_of(pilot)
        assert scene.picking is not None
        move = max(scene.picking.legal, key=lambda one: (len(one.captured), str(one)))
        yield move if move.captured else None
        scene.play(move)


def moves(overlay: PracticeOverlay) -> bool:
    return overlay.animating


def said_in_a_deal(practice: Practice) -> Iterator[Text]:
    """Yield what a child hears that asks for all help, chooses a card, and takes what it can."""
    with coached(practice) as pilot:
        while next_turn(pilot, practice):
            yield from heard(pilot)
            scene = table_of(pilot)
            assert scene.picking is not None
            move = max(scene.picking.legal, key=lambda one: (len(one.captured), str(one)))
            for key in ("h", "h", "h", str(scene.picking.hand.index(move.card) + 1)):
                pilot.press(key)
                yield from heard(pilot)
            for card in move.captured:
                pose = scene.poses[card]
                pilot.click((pose.x, pose.y))
                yield from heard(pilot)
            scene.play(move)
            yield from heard(pilot)


def test_all_that_is_heard_in_a_small_game_has_a_recording_in_every_language() -> None:
    told = set(said_in_a_deal(prepared("mini_scopa")))
    assert len(told) > 12
    missing = {text for text in told for language in languages() if not CLIPS.covers(text, language)}
    assert {Catalogue("en")(text) for text in missing} == set()


@pytest.mark.parametrize(
    "seed", [2, pytest.param(3, marks=pytest.mark.slow), pytest.param(4, marks=pytest.mark.slow)]
)
def test_a_pile_is_stolen_by_presses_and_all_of_it_has_a_recording(seed: int) -> None:
    practice = prepared("rubamazzetto", seed)
    told = set(said_in_a_deal(practice))
    stolen = [event for event in practice.session.events_so_far if isinstance(event, Steal)]
    assert stolen
    missing = {text for text in told for language in languages() if not CLIPS.covers(text, language)}
    assert {Catalogue("en")(text) for text in missing} == set()


def test_the_top_of_a_pile_of_another_number_is_explained_and_plays_nothing() -> None:
    practice = prepared("rubamazzetto")
    with coached(practice) as pilot:
        for _ in captures(pilot, practice):
            scene = table_of(pilot)
            position = practice.session.match.position
            assert scene.picking is not None
            assert position is not None
            other = [
                (card, top)
                for card in scene.picking.hand
                for top in position.situation().tops
                if top.rank is not card.rank
            ]
            if not other:
                continue
            card, top = other[0]
            played = practice.session.record.deals[-1].moves
            pilot.press(str(scene.picking.hand.index(card) + 1))
            pose = scene.poses[top]
            pilot.click((pose.x, pose.y))
            assert coach_of(scene).running is None
            assert scene.choosing is not None
            bar = scene.choosing.bar
            kinds = [choice.kind for choice in bar.choices]
            pilot.click(bar.areas[kinds.index(ChoiceKind.TAKE)].centre)
            assert practice.session.record.deals[-1].moves == played
            says = [pilot.says(words) for words in heard(pilot)]
            assert says[-1].startswith("This card counts ")
            assert "We are looking for" in says[-1]
            return
    raise AssertionError("no pile lay open")


def test_a_child_is_asked_to_choose_a_card_and_then_what_the_card_can_take() -> None:
    practice = prepared("mini_scopa")
    with coached(practice) as pilot:
        assert pilot.says(heard(pilot)[-1]) == "Choose one of your cards."
        pilot.press("1")
        running = coach_of(pilot.scene).running
        assert running is not None
        # An equal card lies on the table, which goes before any sum.
        assert running == ((), 4)
        assert [pilot.says(words) for words in heard(pilot)] == ["Which card matches yours?"]


def test_what_was_heard_is_not_repeated_at_every_press() -> None:
    practice = prepared("mini_scopa")
    with coached(practice) as pilot:
        scene, coach = table_of(pilot), coach_of(pilot.scene)
        assert scene.picking is not None
        scene.play(max(scene.picking.legal, key=lambda one: len(one.captured)))
        coach.aside = t("{a} and {b} make {n}.", a=1, b=2, n=3)
        assert next_turn(pilot, practice)
        assert coach.aside in heard(pilot)
        pilot.press("1")
        assert coach.aside not in heard(pilot)
        pilot.press("1")
        assert coach.aside not in heard(pilot)
        pilot.press("1")
        chosen = heard(pilot)
        coach.says = t("You can take cards.")
        assert heard(pilot) == (*chosen, coach.says)


def test_a_card_that_must_take_is_answered_aloud_and_shown_after_two_presses() -> None:
    practice = prepared("mini_scopa")
    with coached(practice) as pilot:
        must = next(capture for capture in captures(pilot, practice) if capture is not None)
        scene, coach = table_of(pilot), coach_of(pilot.scene)
        assert scene.picking is not None
        lay = replace(must, captured=CardSet())
        pilot.press(str(scene.picking.hand.index(must.card) + 1))
        scene.play(lay)
        assert [pilot.says(words) for words in heard(pilot)][-1] == "You can take cards."
        assert coach.pointed_at == ()
        scene.play(lay)
        assert {must.card, *must.captured} == {*coach.pointed_at}


def test_a_set_that_does_not_fit_is_laid_down_when_it_is_tried_once_more() -> None:
    practice = prepared("mini_scopa")
    with coached(practice) as pilot:
        scene, coach = table_of(pilot), coach_of(pilot.scene)
        assert next_turn(pilot, practice)
        position = practice.session.match.position
        assert position is not None
        assert scene.picking is not None
        card, chosen = next(
            (card, chosen)
            for card in position.hands[0]
            for chosen in (CardSet.of(position.table), CardSet.of((next(iter(position.table)),)))
            if position.refusal(Move(card, chosen)) is not None
        )
        scene.picking = replace(scene.picking, card=card, chosen=chosen)
        scene.play(Move(card, chosen))
        told = coach.says
        assert told is not None
        assert scene.picking.chosen == chosen
        scene.play(Move(card, chosen))
        assert coach.says is not None
        assert pilot.says(coach.says) == "Choose again."
        assert (scene.picking.card, scene.picking.chosen) == (card, CardSet())
        # The key that lays a card lays the raised ones down first.
        scene.picking = replace(scene.picking, chosen=chosen)
        pilot.press("n")
        assert (scene.picking.card, scene.picking.chosen) == (card, CardSet())
        assert practice.session.match.position == position


def test_after_twelve_seconds_a_hand_points_at_the_bulb_until_something_is_pressed() -> None:
    practice = prepared("mini_scopa")
    with coached(practice) as pilot:
        overlay, coach = overlay_of(pilot), coach_of(pilot.scene)
        pilot.until(lambda: coach.idle >= BREATHES - 1.0)
        assert not moves(overlay)
        before = overlay.narration
        pilot.until(lambda: coach.idle >= BREATHES)
        assert moves(overlay)
        asked = overlay.narration
        # What is awaited is said once more.
        assert before is not None
        assert asked is not None
        assert asked.task == before.task + 1
        assert pilot.says(asked.opening[-1]) == "Choose one of your cards."
        bulb = next(one for one in overlay.buttons.shown if pilot.says(one.label) == "Give me a hint")
        assert overlay.goal == bulb.area.centre
        pilot.press("right")
        assert not moves(overlay)
        after = overlay.narration
        assert after is not None
        assert after.task == asked.task


def test_when_all_help_was_given_the_hand_shows_card_by_card_and_the_button() -> None:
    practice = prepared("mini_scopa")
    with coached(practice) as pilot:
        overlay, scene = overlay_of(pilot), table_of(pilot)
        played = practice.session.record.deals[-1].moves
        for _ in range(3):
            pilot.press("h")
        for _ in range(6):
            if practice.session.record.deals[-1].moves != played:
                break
            pilot.click(overlay.goal)
        assert len(practice.session.record.deals[-1].moves) > len(played)
        assert scene is pilot.scene


def test_where_no_card_fits_every_card_of_the_hand_is_pointed_at_and_then_the_button_to_lay() -> None:
    practice = prepared("mini_scopa")
    with coached(practice) as pilot:
        assert None in captures(pilot, practice)
        coach, overlay = coach_of(pilot.scene), overlay_of(pilot)
        pilot.press("h")
        picking = table_of(pilot).picking
        assert picking is not None
        assert coach.pointed_at == picking.hand
        pilot.click(overlay.goal)
        choosing = table_of(pilot).choosing
        assert choosing is not None
        assert [choice.kind for choice in choosing.bar.choices] == [ChoiceKind.LAY]
        assert overlay.goal == choosing.bar.areas[0].centre


def test_a_press_where_a_match_has_its_points_opens_no_page_to_read() -> None:
    with coached(prepared("mini_scopa")) as pilot:
        scene, overlay = table_of(pilot), overlay_of(pilot)
        score = scene.layout.score
        house = overlay.buttons.shown[0].area
        places = [
            (score.x + score.width * across, score.y + score.height * down)
            for across in (0.05, 0.5, 0.95)
            for down in (0.05, 0.5, 0.95)
        ]
        beside = [place for place in places if not house.contains(*place)]
        assert beside
        for place in beside:
            pilot.click(place)
            assert pilot.scene is scene


def test_one_sentence_is_written_at_a_time_and_that_of_the_animal_goes_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    practice = prepared("mini_scopa")
    with coached(practice) as pilot:
        scene, coach = table_of(pilot), coach_of(pilot.scene)
        overlay = scene.policies.overlay
        written: list[str] = []
        monkeypatch.setattr(coach_view, "draw_saying", lambda *_: written.append("animal"))
        monkeypatch.setattr(coach_view, "draw_paper", lambda *_, **__: written.append("beside"))

        def seen() -> list[str]:
            written.clear()
            overlay.draw(pilot.canvas)
            below = overlay.written(scene.message)
            return [*written, *(("below",) if below is not None else ())]

        coach.says = None
        assert seen() == ["below"]
        pilot.press("1")
        assert coach.running_words is not None
        assert seen() == ["beside"]
        coach.says = t("You can take cards.")
        assert seen() == ["animal"]
        coach.says = None
        assert seen() == ["beside"]
