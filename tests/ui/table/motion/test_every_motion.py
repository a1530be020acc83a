"""Every event of every game becomes a motion that ends where the cards rest and shows nothing hidden."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from settebello.engine import Capture, Card, Doubted, Event, FaceDown, Match, Phase, Play, Position, Seat
from settebello.engine.events import Declared, Exposed, Redeal
from settebello.storage.settings import Speed
from settebello.ui.table.layout import TableLayout, lay_out
from settebello.ui.table.model.captions import Captions
from settebello.ui.table.model.helps.recent_moves import Recent
from settebello.ui.table.model.rest_poses import resting_poses, table_poses
from settebello.ui.table.model.table_state import TableState
from settebello.ui.table.motion.choreography import Choreographer
from settebello.ui.table.motion.timeline import Timeline
from tests.ui.fingers import any_move
from tests.ui.tables import ruleset

NAMES = ("You", "Rosa", "Gino", "Pia", "Ugo", "Ada")
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("scopone_scientifico", 4, {}),
    ("cirulla", 3, {}),
    ("chorizo", 2, {}),
    ("cicera", 4, {}),
    ("spazzino", 3, {}),
    ("scopa_jp", 4, {}),
    ("saar_simple", 3, {"lead": "dealer_left"}),
    ("scopa_bugiarda", 2, {}),
    ("scopa_bugiarda", 4, {}),
    ("scopa_bugiarda", 3, {"doubters": "any"}),
    ("scopa_bugiarda", 4, {"doubters": "any"}),
    ("scopa_bugiarda", 2, {"declare": "buongioco", "declare_bluff": True}),
    ("scopa_bugiarda", 3, {"declare": "buongioco", "declare_bluff": True, "doubters": "any"}),
    ("spazzino", 2, {"deal.exchange": True}),
    ("spazzino", 4, {"deal.exchange": True}),
    ("escoba", 2, {}),
    ("escoba", 6, {"penalties.enabled": True}),
    ("scopa_assi", 2, {"ace.empty_table": "takes_itself", "ace.may_place": True, "redeal.aces": 1}),
]


def steps(match: Match, rng: Random) -> tuple[Match, tuple[Event, ...]]:
    """The next thing that happens: a doubt or a move."""
    position = match.position
    assert position is not None
    doubts = position.may_doubt and rng.random() < 0.5
    step = match.doubt() if doubts else match.play(any_move(position, rng))
    return step.match, step.events


@pytest.mark.combinations(strength=1)
@pytest.mark.parametrize(("variant", "players", "changes"), GAMES)
@pytest.mark.parametrize("speed", [Speed.NORMAL, Speed.INSTANT])
def test_every_motion_ends_where_the_cards_rest(
    variant: str, players: int, changes: dict[str, Any], speed: Speed
) -> None:
    rng = Random(f"{variant} {players}")
    rules = ruleset(variant).override(changes) if changes else ruleset(variant)
    match = Match.start(rules, players, Seat(players - 1))
    sides = len(match.scores)
    layout = lay_out(1280, 720, players, sides, rules.players.direction)
    captions = Captions(Seat(0), NAMES[:players], sides, rules)
    choreographer = Choreographer(layout, captions, speed, Card.parse("7d"))
    for _ in range(3):
        if match.phase is Phase.MATCH_OVER:
            break
        step, _ = match.deal_next(rng)
        match, events = step.match, step.events
        here = TableState.empty(Seat(0), match.dealer, players, sides, rules.deck.pack)
        start, so_far = here, events
        while True:
            timeline = choreographer.timeline(here, events)
            after = here.folded(events)
            assert timeline.last == after
            if speed is not Speed.INSTANT:
                assert timeline.caption(timeline.duration) is not None
                nothing_hidden_is_seen(timeline, here, after, events)
            no_table_card_jumps(timeline, layout)
            all_rest(timeline, after, layout_poses=resting_poses(after, layout))
            if match.phase is not Phase.PLAY:
                break
            here = after
            agrees(after, match.position)
            for recent in (Recent.of_others(start, so_far), Recent.last(start, so_far)):
                if recent is not None:
                    assert recent.before.folded(recent.events).table == after.table
                    assert {mark.card for mark in recent.marks(layout) if not mark.gone} <= set(
                        after.table_cards
                    )
                    assert choreographer.timeline(recent.before, recent.events).last.piles == after.piles
            match, events = steps(match, rng)
            so_far += events


def all_rest(timeline: Timeline, after: TableState, layout_poses: dict[Card, Any]) -> None:
    """At the end every card that has moved is where it rests, or is seen no more."""
    for card, track in timeline.tracks.items():
        pose = track.at(timeline.duration)
        rests = layout_poses.get(card)
        if rests is None:
            assert pose.alpha == 0.0, card
        else:
            assert (pose.x, pose.y, pose.turn, pose.alpha) == pytest.approx(
                (rests.x, rests.y, rests.turn, 1.0)
            ), card
    assert set(layout_poses) >= {card for hand in after.hands for card in hand}


def no_table_card_jumps(timeline: Timeline, layout: TableLayout) -> None:
    """A card that stays on the table without moving has the same place in all states that are shown."""
    for (_, before), (_, after) in pairwise(timeline.stages):
        there, here = table_poses(layout, before.table), table_poses(layout, after.table)
        for card in there.keys() & here.keys() - timeline.tracks.keys():
            assert there[card] == here[card], card


def nothing_hidden_is_seen(
    timeline: Timeline, before: TableState, after: TableState, events: tuple[Event, ...]
) -> None:
    """A card in another's hand, or one of another's that lies face down, never turns its face."""
    known = {card for e in events if isinstance(e, Play | Capture | Doubted) for card in (e.card,)}
    known |= {card for e in events if isinstance(e, Declared) for card in e.hand} | before.shown
    # Who is doubted lays the hand open.
    known |= {card for e in events if isinstance(e, Exposed) for card in e.hand}
    # What is thrown in lies open for a moment and may be dealt to anybody after that.
    known |= {card for e in events if isinstance(e, Redeal) for card in e.table}
    hidden = {card for hand in (*before.hands[1:], *after.hands[1:]) for card in hand}
    hidden |= {e.card for e in events if isinstance(e, FaceDown) and e.seat != before.owner}
    for step in range(int(timeline.duration * 20)):
        seen = {card for card, pose in timeline.at(step / 20) if pose.turn >= 0.5}
        assert not seen & (hidden - known)


def agrees(here: TableState, position: Position | None) -> None:
    """The arrangement says the same as the position."""
    assert position is not None
    assert [set(hand) for hand in here.hands] == [set(hand) for hand in position.hands]
    assert [set(pile.cards) for pile in here.piles] == [set(pile) for pile in position.piles]
    assert tuple(len(pile.sweeps) + pile.said for pile in here.piles) == position.sweeps
    assert here.stock == len(position.stock)
    assert here.turn_of == position.turn
    assert here.guise == position.guise
    assert here.shown == {card for shown in position.shown for card in shown}
