"""What must hold whatever anybody does: cards are there once each, and a way leads to the first screen."""

from collections import Counter

import pygame

from settebello.engine import Position
from settebello.ui.kit.controls.inputs import BOUNCE
from settebello.ui.kit.loop import FRAME
from settebello.ui.kit.scene import Scene, SceneId
from settebello.ui.kit.widgets import FocusGroup
from settebello.ui.menus.replay import ReplayScene
from settebello.ui.table.model.table_state import TableState
from settebello.ui.table.scene import TableScene
from settebello.ui.table.view.playback import Playback
from tests.monkey.deeds import let_go
from tests.monkey.program import Program

ESCAPES = 14
"""So many sheets never lie on one another."""
LINES = 16
"""More than any menu has."""
ATTEMPTS = 4


def lies(here: TableState) -> tuple[int, Counter[str]]:
    """How many cards lie in the stock, and what lies elsewhere, as the window shows it."""
    seen = Counter(str(card) for hand in here.hands for card in hand)
    seen.update(str(card) for card in here.table_cards)
    seen.update(str(card) for pile in here.piles for card in pile.cards)
    if here.claim is not None:
        seen[str(here.claim.card)] += 1
    return here.stock, seen


def cards_shown_once(playback: Playback, whole: frozenset[str]) -> None:
    """Every card of the deck lies somewhere, once; between deals all may lie in a stock of any usual size.

    While cards are dealt those in the air lie nowhere yet; at the end of the motion all lie again.
    """
    for here in (playback.here, playback.timeline.last):
        stock, seen = lies(here)
        twice = {card for card, count in seen.items() if count > 1}
        assert not twice, f"shown twice: {twice}"
        assert set(seen) <= whole, f"not of this deck: {set(seen) - whole}"
        there = stock + len(seen)
        in_the_air = playback.running and here is not playback.timeline.last and there < len(whole)
        assert not seen or in_the_air or there == len(whole), (
            f"{stock} in the stock and {len(seen)} elsewhere"
        )


def cards_held_once(position: Position) -> None:
    """The same for what the engine holds."""
    held = Counter(str(card) for part in (*position.hands, position.table, *position.piles) for card in part)
    held.update(map(str, position.stock))
    if position.claim is not None:
        held.update(map(str, position.claim.cards))
        held.update([str(position.claim.card)] if position.claim.card is not None else [])
    whole = Counter(map(str, position.ruleset.deck.cards))
    assert held == whole, f"missing {whole - held}, too many {held - whole}: {position}"


def cards_kept(scene: Scene) -> None:
    """No card is lost or doubled at a table, one of a match that is looked at, or one of a lesson."""
    if isinstance(scene, TableScene):
        match = scene.session.match
        cards_shown_once(scene.playback, frozenset(map(str, match.ruleset.deck.cards)))
        if match.position is not None:
            cards_held_once(match.position)
    elif isinstance(scene, ReplayScene):
        cards_shown_once(scene.stage.playback, frozenset(map(str, scene.ruleset.deck.cards)))


def focus_kept(scene: Scene) -> None:
    """Where anything can be reached by keys, one thing has the focus, and it is one of those shown."""
    group = getattr(scene, "group", None)
    if not isinstance(group, FocusGroup):
        return
    if any(widget.reachable for widget in group.widgets):
        assert group.focused is not None, "nothing has the focus"
    assert group.focused is None or group.focused in group.widgets, "what has the focus is not there"


def everything_told(program: Program) -> None:
    """Whatever there is to hear can be put into words."""
    scene = program.game.stack.top
    if scene is not None:
        said = (*scene.spoken.opening, *scene.spoken.focus, *scene.read())
        assert all(isinstance(program.game.appearance.say(words), str) for words in said)


def leads_home(program: Program) -> int:
    """Come to the first screen by Esc, an arrow and Enter alone; how many keys that took."""
    pressed = 0

    def press(key: int) -> bool:
        nonlocal pressed
        pressed += 1
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        pygame.event.post(pygame.Event(pygame.KEYUP, key=key, mod=0, unicode=""))
        # Where presses nobody meant are left out, the same key again has to be one that was meant.
        program.frames(2, BOUNCE / 2 + FRAME if program.game.controls.steady else FRAME)
        assert program.game.loop.running, "the way to the first screen led out of the program"
        return program.open == (SceneId.TITLE,)

    if program.open == (SceneId.TITLE,):
        return 0
    let_go(program)
    begun = program.open
    for attempt in range(ATTEMPTS):
        if any(press(pygame.K_ESCAPE) for _ in range(ESCAPES + attempt % 2)):
            return pressed
        # Esc only opens and closes a menu now: leaving is its last line.
        if any(press(pygame.K_DOWN) for _ in range(LINES)) or press(pygame.K_RETURN):
            return pressed
        program.frames(30)
    raise AssertionError(f"no way from {begun} to the first screen; now {program.open}")
