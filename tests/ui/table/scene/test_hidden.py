"""What a player may not know cannot be seen: other hidden cards give the same picture and the same motion."""

from dataclasses import replace

import pygame
import pytest

from settebello.engine import Card, CardSet, Rank, Seat, Side, parse_cards
from settebello.engine.events import (
    Believed,
    Boasted,
    BottomChosen,
    Deal,
    Event,
    FaceDown,
    Looked,
    Play,
    Refill,
    Undoubted,
)
from settebello.session import PERSON, Waiting
from settebello.storage.settings import Settings, Speed
from settebello.ui.kit import routes
from settebello.ui.table.layout import lay_out
from settebello.ui.table.layout.pose import Pose
from settebello.ui.table.model.captions import Captions
from settebello.ui.table.model.table_state import TableState
from settebello.ui.table.motion.choreography import Choreographer
from settebello.ui.table.motion.timeline import Timeline
from settebello.ui.table.scene import TableScene
from tests.pilot import Pilot, services
from tests.ui.tables import ruleset, scenes, session

Seen = tuple[tuple[Card | None, Pose], ...]


def seen(timeline: Timeline) -> list[Seen]:
    """What is to be seen of the moving cards, 50 times a second: a card face down has no name."""
    return [
        tuple((card if pose.turn >= 0.5 else None, pose) for card, pose in timeline.at(step / 50))
        for step in range(int(timeline.duration * 50) + 2)
    ]


def timeline(before: TableState, *events: Event) -> Timeline:
    captions = Captions(PERSON, ("You", "Rosa"), 2, ruleset())
    return Choreographer(lay_out(1280, 720, 2, 2), captions, Speed.NORMAL, Card.parse("7d")).timeline(
        before, events
    )


OWN, TABLE = parse_cards("2c1c4s"), parse_cards("3c5d8b6s")
HIDDEN = ["Kd2b9c", "1b7d1s", "9c2bKd"]
EMPTY = TableState.empty(Seat(0), Seat(1), 2, 2)


@pytest.mark.parametrize("other", HIDDEN[1:])
def test_dealing_looks_the_same_whatever_the_others_get(other: str) -> None:
    deals = [Deal(Seat(1), Seat(0), (OWN, parse_cards(hand)), TABLE) for hand in (HIDDEN[0], other)]
    one, two = (timeline(EMPTY, deal) for deal in deals)
    assert seen(one) == seen(two)
    assert one.cues == two.cues
    held = Deal(Seat(1), Seat(0), (OWN, parse_cards("5c")), TABLE)
    more = [
        Refill(Seat(0), (parse_cards("2d"), parse_cards(hand)), last=False) for hand in (HIDDEN[0], other)
    ]
    before = replace(EMPTY.after(held), hands=((), ()))
    assert seen(timeline(before, more[0])) == seen(timeline(before, more[1]))


def test_a_play_looks_the_same_whatever_else_is_held() -> None:
    played = Card.parse("Kb")
    plays = []
    for rest in ("2b9c", "7d1s", "9c2b"):
        hand = (*parse_cards(rest), played)
        before = EMPTY.after(Deal(Seat(1), Seat(0), (OWN, hand), TABLE))
        plays.append(seen(timeline(before, Play(Seat(1), played, Seat(0)))))
    assert plays[0] == plays[1] == plays[2]


def test_a_declaration_that_is_not_shown_looks_the_same_whatever_is_held() -> None:
    played = Card.parse("Kb")
    found = []
    for rest in ("2b9c", "7d1s"):
        before = EMPTY.after(Deal(Seat(1), Seat(0), (OWN, (*parse_cards(rest), played)), TABLE))
        events = (
            Boasted(Seat(1), 4, Seat(0)),
            Play(Seat(1), played, Seat(0)),
            Undoubted(Seat(1), Side(1), 4),
        )
        made = timeline(before, *events)
        found.append((seen(made), made.captions, made.cues, made.bubbles))
    assert found[0] == found[1]


def test_a_bottom_card_that_is_left_looks_the_same_whatever_it_is() -> None:
    dealt = EMPTY.after(Deal(Seat(1), Seat(0), (OWN, parse_cards(HIDDEN[0])), TABLE))
    found = []
    for card in parse_cards("Ks3b"):
        events = (Looked(Seat(1), card), BottomChosen(Seat(1), None, None, Seat(0)))
        made = timeline(dealt, *events)
        found.append((seen(made), made.captions, made.cues, made.bubbles))
    assert found[0] == found[1]


def test_an_answer_about_a_claim_looks_the_same_whatever_the_card_is() -> None:
    rules = ruleset("scopa_bugiarda").override({"doubters": "any"})
    captions = Captions(Seat(0), ("You", "Rosa", "Pia"), 3, rules)
    choreographer = Choreographer(lay_out(1280, 720, 3, 3), captions, Speed.NORMAL, Card.parse("7d"))
    empty = TableState.empty(Seat(0), Seat(0), 3, 3)
    found = []
    for hand in ("Kb2b9c", "7d2b9c"):
        hidden = parse_cards(hand)
        here = empty.after(Deal(Seat(0), Seat(1), (OWN, hidden, parse_cards("5c7c8c")), TABLE))
        claim = FaceDown(Seat(1), Rank.EIGHT, CardSet.parse("3c5d"), Seat(2), hidden[0], asked=Seat(2))
        events = (claim, Believed(Seat(2), Seat(1), asked=Seat(0)))
        shown = choreographer.timeline(here, events)
        found.append((seen(shown), shown.captions, shown.bubbles, shown.cues))
    assert found[0] == found[1]


def test_the_place_of_a_card_in_a_hidden_hand_is_the_order_of_dealing() -> None:
    hand = parse_cards("Kd2b9c")
    here = EMPTY.after(Deal(Seat(1), Seat(0), (OWN, hand), TABLE))
    assert here.hands[1] == hand
    assert here.hands[0] == tuple(sorted(OWN))


def test_the_picture_is_the_same_with_other_cards_in_the_others_hands() -> None:
    table = session(players=3, seed=4)
    port = services(settings=Settings(language="en", speed=Speed.INSTANT))
    with Pilot(scenes(port, table), routes.ContinueMatch()) as pilot:
        pilot.until(lambda: table.waiting_for is Waiting.PERSON and not pilot.stack.animating)
        scene = pilot.scene
        assert isinstance(scene, TableScene)
        position = table.match.position
        assert position is not None
        here = scene.playback.here
        unseen = sorted(set(position.stock) | set(here.hands[1]) | set(here.hands[2]))
        # The first arrow only shows where the cursor is: from now on it walks the same way each time.
        pilot.press("right", "up", "down", "left")
        pictures = set()
        for shift in (0, 1, 7):
            others = [*unseen[shift:], *unseen[:shift]]
            first, second = len(here.hands[1]), len(here.hands[2])
            hands = (here.hands[0], tuple(others[:first]), tuple(others[first : first + second]))
            scene.playback.timeline = Timeline.still(replace(here, hands=hands))
            for x, y in ((spot.x, spot.y) for spot in scene.layout.hand(Seat(1), first)):
                pilot.move(x, y)
            pilot.press("right", "up")
            scene.touch()
            pilot.settle()
            pictures.add(pygame.image.tobytes(pilot.window.surface, "RGB"))
            pilot.press("down", "left")
        assert len(pictures) == 1
