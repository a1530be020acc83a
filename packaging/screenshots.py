"""A picture of every scene in every language and size asked for: for the README, and for looking at.

python packaging/screenshots.py OUT [--languages en de it] [--sizes 1280x720 1920x1080] [--scenes table ...]
                                [--variants [cirulla ...]] [--set skin=francesi large_index=true ...]

With --variants: a table in the middle of play and a score sheet of these variants, or of all, with each
number of players. With --set: with these settings.

Needs the installed program and no screen: it draws with SDL's dummy driver, on a clock of its own.
"""

import argparse
import os
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import islice, zip_longest
from pathlib import Path
from random import Random
from typing import Final

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
from practised import practise

from settebello import resources
from settebello.ai import GreedyPlayer, Levels, LocalAdviser, LocalOpponents
from settebello.app import Game
from settebello.cli import Options
from settebello.cli.rules_commands import setting
from settebello.clock import ManualClock
from settebello.engine import Position, Seat
from settebello.i18n import t
from settebello.learning.deals.practice import Kind, PracticeDeal
from settebello.notation import SeatRecord, print_record
from settebello.rulebook import Rulebook
from settebello.session import PERSON, Doubt, Matches, NextDeal, PlayMove, TableSession, Waiting
from settebello.storage.places import Places
from settebello.storage.saves import NamedSaves, Saves
from settebello.storage.settings import Settings, Speed, WindowSize, write_settings
from settebello.ui.kit import routes
from settebello.ui.kit.ports.offers import GameChoice
from settebello.ui.kit.ports.services import Question
from settebello.ui.kit.routes import Route
from settebello.ui.kit.scene import Push, Reset, SceneId
from settebello.ui.table.scene import TableScene

KEPT = (
    ("scopa", ("amico",), 900),
    ("scopone_scientifico", ("pina", "gino", "chiara"), 900),
    ("cirulla", ("beppe",), 40),
    ("scopa", ("pina",), 900),
    ("scopa", ("anselmo", "gino", "pina"), 70),
)
"""Matches that were played before: the game, the others, and after how many steps they were put away."""

COUNTED = tuple(
    (("scopa", "cirulla", "scopa", "escoba")[n % 4], (("amico", "pina", "beppe")[n % 3],), 900)
    for n in range(10)
)
"""Matches enough for statistics."""

LOOK_AT = (*[pygame.K_DOWN] * 2, pygame.K_RETURN)
LOOK_AT_FOUR = (*[pygame.K_DOWN] * 3, pygame.K_RETURN)
SEVERAL = (*[pygame.K_TAB] * 4, pygame.K_RETURN, pygame.K_RIGHT)
NEW_CHILD = (pygame.K_RETURN, *[pygame.K_TAB] * 12, pygame.K_RETURN)
LAID = (pygame.K_3, pygame.K_4, pygame.K_6)
STONE_2 = (*NEW_CHILD, *[pygame.K_TAB] * 3, pygame.K_RETURN)
STONE_4 = (*NEW_CHILD, *[pygame.K_TAB] * 5, pygame.K_RETURN)
SHOWN = (*[pygame.K_RETURN] * 2, *[pygame.K_h] * 3, pygame.K_RETURN)
"""The example is over, or what is shown last is chosen."""
STONE_6 = (*NEW_CHILD, *[pygame.K_TAB] * 7, pygame.K_RETURN)
STONE_9 = (*NEW_CHILD, *[pygame.K_TAB] * 10, pygame.K_RETURN)
COACHED = (*[pygame.K_PERIOD] * 8, pygame.K_h, pygame.K_h, pygame.K_h, pygame.K_1, pygame.K_SPACE)
OPEN_HANDS = (*[pygame.K_TAB] * 6, pygame.K_RETURN)

FRAME = 1 / 60
LONGEST = 1200
CARD_KEY = pygame.K_1

Found = Callable[[TableSession], bool]


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture: the match it shows, how to come to it, and the frames to wait there.

    `people` are the names of several people by seat, empty for an opponent; where only such are named, nobody
    plays. `practised` says that children have practised for some weeks, `guarded` that they do so behind a
    PIN and in a locked scenario.
    """

    name: str
    scene: SceneId
    variant: str = "scopa"
    players: int = 2
    found: Found | None = None
    keys: tuple[int, ...] = ()
    wait: int = 90
    target: int | None = None
    kept: tuple[tuple[str, tuple[str, ...], int], ...] = ()
    people: tuple[str, ...] = ()
    practised: bool = False
    guarded: bool = False


def choice_of_captures(session: TableSession) -> bool:
    """Whether the person is to move and a card may take one thing or another."""
    position = session.match.position
    return _late(position, 8) and position is not None and _ambiguous(position) is not None


def in_the_middle(session: TableSession) -> bool:
    """Whether the person is to move, with piles on the table."""
    return _late(session.match.position, 6)


def deal_over(session: TableSession) -> bool:
    """Whether a deal has just been counted."""
    return session.waiting_for is Waiting.DEAL and session.match.score is not None


def last_card(session: TableSession) -> bool:
    """Whether the person is about to play the last cards of the match."""
    position = session.match.position
    return (
        position is not None and _late(position, 1) and max(session.match.scores) >= 10 and not position.stock
    )


NAMED = routes.Letters(t("Name"), "Alba", 24, proposed=False, written=str)
OPENED: Final[Mapping[SceneId, Route]] = {
    one.scene: one
    for one in (
        routes.About(),
        routes.Achievements(),
        routes.Assists(),
        routes.Cards(),
        routes.Decks(),
        routes.Display(),
        routes.Help(),
        routes.Keys(),
        routes.LearnAdults(),
        routes.LearnGate(),
        routes.LearnWho(),
        routes.Licences(),
        routes.Matches(),
        routes.NewGame(),
        routes.Profiles(),
        routes.ProfileFile(),
        routes.Rules(),
        routes.Settings(),
        routes.Sound(),
        routes.Statistics(),
        routes.Tutorial(),
    )
}
"""The scenes that are simply opened."""
SHOTS = (
    Shot("title", SceneId.TITLE, found=in_the_middle),
    Shot("new_game", SceneId.NEW_GAME),
    Shot("new_game_cirulla", SceneId.NEW_GAME, keys=(pygame.K_PAGEDOWN,) * 4),
    Shot("people", SceneId.NEW_GAME, keys=SEVERAL),
    Shot("people_nobody", SceneId.NEW_GAME, keys=(*SEVERAL, pygame.K_RIGHT)),
    Shot("new_game_people", SceneId.NEW_GAME, keys=(*SEVERAL, pygame.K_ESCAPE)),
    Shot("curtain", SceneId.TABLE, players=4, found=in_the_middle, people=("Anna", "Luca", "", "Marta")),
    Shot("watching", SceneId.TABLE, players=4, found=in_the_middle, people=("",)),
    Shot("house_rules", SceneId.NEW_GAME, keys=(*[pygame.K_TAB] * 5, pygame.K_RETURN)),
    Shot(
        "house_rules_ready_made",
        SceneId.NEW_GAME,
        keys=(*[pygame.K_PAGEDOWN] * 3, *[pygame.K_TAB] * 5, pygame.K_RETURN, pygame.K_RIGHT),
    ),
    Shot("opponents", SceneId.NEW_GAME, keys=(*[pygame.K_TAB] * 3, pygame.K_RETURN)),
    Shot(
        "opponents_at_the_table",
        SceneId.TABLE,
        players=4,
        found=in_the_middle,
        keys=(pygame.K_ESCAPE, *[pygame.K_DOWN] * 5, pygame.K_RETURN, pygame.K_END),
    ),
    Shot("rules", SceneId.RULES),
    Shot("rules_turn", SceneId.RULES, keys=(pygame.K_TAB, *[pygame.K_DOWN] * 3, pygame.K_RETURN)),
    Shot("rules_end", SceneId.RULES, keys=(pygame.K_END,)),
    Shot("settings", SceneId.SETTINGS),
    Shot("cards", SceneId.CARDS),
    Shot("decks", SceneId.DECKS),
    Shot("sound", SceneId.SOUND),
    Shot("assists", SceneId.ASSISTS),
    Shot("keys", SceneId.KEYS),
    Shot("keys_asked", SceneId.KEYS, keys=(*[pygame.K_DOWN] * 4, pygame.K_RETURN)),
    Shot("display", SceneId.DISPLAY),
    Shot("profiles", SceneId.PROFILES, kept=KEPT[:1]),
    Shot("profile_new", SceneId.PROFILES, keys=(*[pygame.K_TAB] * 3, pygame.K_RETURN)),
    Shot("profile_file", SceneId.PROFILE_FILE),
    Shot("matches", SceneId.MATCHES, kept=KEPT),
    Shot("matches_finished", SceneId.MATCHES, kept=KEPT, keys=(pygame.K_DOWN,) * 3),
    Shot("matches_saved", SceneId.MATCHES, kept=KEPT, keys=(*[pygame.K_UP] * 2, pygame.K_RIGHT)),
    Shot("replay", SceneId.MATCHES, kept=KEPT, keys=LOOK_AT + (pygame.K_RIGHT,) * 9),
    Shot("replay_four", SceneId.MATCHES, kept=KEPT, keys=LOOK_AT_FOUR + (pygame.K_DOWN,) * 2),
    Shot("replay_open", SceneId.MATCHES, kept=KEPT, keys=(*LOOK_AT_FOUR, pygame.K_DOWN, *OPEN_HANDS)),
    Shot("replay_sheet", SceneId.MATCHES, kept=KEPT, keys=(*LOOK_AT_FOUR, pygame.K_END)),
    Shot("statistics", SceneId.STATISTICS, kept=COUNTED),
    Shot("statistics_one", SceneId.STATISTICS, kept=COUNTED, keys=(pygame.K_TAB, pygame.K_RIGHT)),
    Shot("achievements", SceneId.ACHIEVEMENTS, kept=COUNTED),
    Shot("achievements_open", SceneId.ACHIEVEMENTS, kept=COUNTED, keys=(pygame.K_END, *[pygame.K_UP] * 3)),
    Shot("statistics_none", SceneId.STATISTICS),
    Shot("matches_none", SceneId.MATCHES),
    Shot("save_as", SceneId.MATCHES, kept=KEPT, keys=(*[pygame.K_TAB] * 3, pygame.K_RETURN)),
    Shot("help", SceneId.HELP),
    Shot("help_at_the_table", SceneId.TABLE, found=in_the_middle, keys=(pygame.K_F1,)),
    Shot("tutorial", SceneId.TUTORIAL),
    Shot("lesson", SceneId.TUTORIAL, keys=(pygame.K_RETURN, pygame.K_PAGEDOWN)),
    Shot("lesson_primiera", SceneId.TUTORIAL, keys=(pygame.K_RETURN, *[pygame.K_PAGEDOWN] * 11)),
    Shot("learn_who", SceneId.LEARN_WHO),
    Shot("learn_new", SceneId.LEARN_WHO, keys=NEW_CHILD[:1]),
    Shot("learn_path", SceneId.LEARN_WHO, keys=NEW_CHILD),
    Shot("learn_task", SceneId.LEARN_WHO, keys=(*NEW_CHILD, pygame.K_RETURN)),
    Shot("learn_album", SceneId.LEARN_WHO, keys=(*NEW_CHILD, *[pygame.K_TAB] * 13, pygame.K_RETURN)),
    Shot("learn_free", SceneId.LEARN_WHO, keys=(*NEW_CHILD, *[pygame.K_TAB] * 11, pygame.K_RETURN, *LAID)),
    Shot("learn_check", SceneId.LEARN_WHO, keys=(*NEW_CHILD, *[pygame.K_TAB] * 12, pygame.K_RETURN)),
    Shot("learn_deal", SceneId.LEARN_WHO, keys=(*NEW_CHILD, *[pygame.K_TAB] * 8, pygame.K_RETURN), wait=400),
    Shot("learn_mini", SceneId.LEARN_WHO, keys=(*STONE_6, *COACHED), wait=400),
    Shot("learn_quindici", SceneId.LEARN_WHO, keys=(*STONE_9, *COACHED), wait=400),
    Shot("learn_deck", SceneId.LEARN_DECK),
    Shot("learn_wrong", SceneId.LEARN_WHO, keys=(*STONE_2, pygame.K_1, pygame.K_RETURN), wait=240),
    Shot("learn_found", SceneId.LEARN_WHO, keys=(*STONE_4, *SHOWN * 8, pygame.K_RETURN), wait=60),
    Shot("learn_gate", SceneId.LEARN_GATE),
    Shot("adults_overview", SceneId.LEARN_ADULTS, practised=True),
    Shot("adults_sums", SceneId.LEARN_ADULTS, keys=(pygame.K_DOWN,), practised=True),
    Shot("adults_families", SceneId.LEARN_ADULTS, keys=(pygame.K_DOWN,) * 2, practised=True),
    Shot("adults_weeks", SceneId.LEARN_ADULTS, keys=(pygame.K_DOWN,) * 3, practised=True),
    Shot("adults_plan", SceneId.LEARN_ADULTS, keys=(pygame.K_DOWN,) * 4, practised=True),
    Shot("adults_scenario", SceneId.LEARN_ADULTS, keys=(pygame.K_DOWN,) * 5, practised=True),
    Shot("adults_child", SceneId.LEARN_ADULTS, keys=(pygame.K_DOWN,) * 6, practised=True),
    Shot("adults_around", SceneId.LEARN_ADULTS, keys=(pygame.K_DOWN,) * 7, practised=True),
    Shot("adults_household", SceneId.LEARN_ADULTS, keys=(pygame.K_DOWN,) * 8, practised=True),
    Shot("adults_files", SceneId.LEARN_ADULTS, keys=(pygame.K_DOWN,) * 9, practised=True),
    Shot("adults_way_in", SceneId.LEARN_ADULTS, keys=(pygame.K_DOWN,) * 10, practised=True),
    Shot("learn_pin", SceneId.LEARN_GATE, practised=True, guarded=True),
    Shot("learn_locked", SceneId.LEARN_WHO, keys=(pygame.K_RETURN,), practised=True, guarded=True),
    Shot("adults_none", SceneId.LEARN_ADULTS),
    Shot("about", SceneId.ABOUT),
    Shot("licences", SceneId.LICENCES),
    Shot("dialog", SceneId.DIALOG),
    Shot("letters", SceneId.LETTERS),
    Shot("table", SceneId.TABLE, found=in_the_middle),
    Shot("dealing", SceneId.TABLE, players=4, found=None, wait=5),
    Shot("choosing", SceneId.TABLE, found=choice_of_captures, keys=(CARD_KEY,)),
    Shot("three", SceneId.TABLE, players=3, found=in_the_middle),
    Shot("four", SceneId.TABLE, players=4, found=in_the_middle),
    Shot("scientifico", SceneId.TABLE, "scopone_scientifico", 4, in_the_middle),
    Shot("tracker", SceneId.TABLE, found=in_the_middle, keys=(pygame.K_t,)),
    Shot("tracker_four", SceneId.TABLE, "scopone", 4, in_the_middle, keys=(pygame.K_t,)),
    Shot("standing", SceneId.TABLE, found=in_the_middle, keys=(pygame.K_p,)),
    Shot("standing_three", SceneId.TABLE, "cirulla", 3, in_the_middle, keys=(pygame.K_p,)),
    Shot("peek", SceneId.TABLE, found=in_the_middle, keys=(pygame.K_c,), wait=5),
    Shot("hint_strong", SceneId.TABLE, found=in_the_middle, keys=(pygame.K_h,) * 3, wait=10),
    Shot("hint", SceneId.TABLE, found=in_the_middle, keys=(pygame.K_h,), wait=240),
    Shot("menu", SceneId.TABLE, found=in_the_middle, keys=(pygame.K_ESCAPE,)),
    Shot("score_sheet", SceneId.TABLE, found=deal_over, keys=(pygame.K_RETURN,), wait=200),
    Shot("score_sheet_three", SceneId.TABLE, players=3, found=deal_over, keys=(pygame.K_RETURN,), wait=200),
    Shot("story", SceneId.STORY, found=in_the_middle),
    Shot("match_over", SceneId.MATCH_OVER, found=last_card, wait=300),
)


def main() -> None:
    """Make all pictures asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("out", type=Path)
    parser.add_argument("--languages", nargs="+", default=["en"])
    parser.add_argument("--sizes", nargs="+", default=["1280x720"])
    parser.add_argument("--scenes", nargs="+")
    parser.add_argument("--variants", nargs="*")
    parser.add_argument("--set", nargs="+", default=[], dest="chosen", metavar="KEY=VALUE")
    given = parser.parse_args()
    shots = [shot for shot in SHOTS if shot.name in (given.scenes or [shot.name])]
    if given.variants is not None:
        shots = [shot for shot in shots if given.scenes] + list(tables(given.variants))
    chosen = dict(setting(text, "--set") for text in given.chosen)
    given.out.mkdir(parents=True, exist_ok=True)
    for size in given.sizes:
        for language in given.languages:
            for shot in shots:
                path = given.out / f"{shot.name}-{language}-{size}.png"
                take(shot, Settings(language=language, window=window_size(size), **chosen), path)
                print(path)


def tables(variants: list[str]) -> Iterator[Shot]:
    """The table and the score sheet of these variants, or of all, with each number of players."""
    book = Rulebook((resources.rules(),))
    for variant in variants or book.ids():
        for players in book.ruleset(variant).players.counts:
            name = f"{variant}_{players}"
            yield Shot(name, SceneId.TABLE, variant, players, in_the_middle)
            # A high target: some matches would be over with their first deal.
            sheet = Shot(f"{name}_sheet", SceneId.TABLE, variant, players, deal_over, target=99)
            yield replace(sheet, keys=(pygame.K_RETURN,), wait=200)


def window_size(text: str) -> WindowSize:
    """The size of a window, written 1280x720."""
    width, height = map(int, text.split("x"))
    return WindowSize(width, height)


def take(shot: Shot, settings: Settings, path: Path) -> None:
    """Make one picture."""
    with tempfile.TemporaryDirectory() as folder:
        places = Places.under(Path(folder))
        write_settings(places.settings, replace(settings, speed=Speed.NORMAL, sound=False))
        prepare_match(shot, places)
        opponents = LocalOpponents(Levels.load((resources.assets() / "opponents",)))
        clock = ManualClock()
        game = Game(
            Options(places=places), clock=clock, rng=Random(7), opponents=opponents, adviser=LocalAdviser()
        )
        try:
            reach(game, clock, shot)
            surface = pygame.display.get_surface()
            if surface is not None:
                pygame.image.save(surface, path)
        finally:
            game.close()


def reach(game: Game, clock: ManualClock, shot: Shot) -> None:
    """Go to the scene of a picture."""
    frames(game, clock, 30)
    match shot.scene:
        case SceneId.TITLE:
            pass
        case SceneId.TABLE | SceneId.MATCH_OVER:
            levels = ("amico",) * (shot.players - 1)
            new = routes.NewMatch(GameChoice(shot.variant, shot.players, levels))
            game.stack.apply(Reset(new if shot.found is None else routes.ContinueMatch()))
        case SceneId.STORY:
            game.stack.apply(Reset(routes.ContinueMatch()))
            if isinstance(game.stack.top, TableScene):
                game.stack.apply(Push(routes.Story(game.stack.top.session.record)))
        case SceneId.LEARN_DECK:
            game.stack.apply(Push(routes.LearnDeck(some_deal())))
        case SceneId.LETTERS:
            game.stack.apply(Push(routes.ProfileCard()))
            game.stack.apply(Push(NAMED))
        case SceneId.DIALOG:
            game.stack.apply(Push(routes.Dialog(Question(t("The file was left as it is.")))))
        case scene:
            game.stack.apply(Push(OPENED[scene]))
    if shot.scene is SceneId.MATCH_OVER:
        for _ in range(LONGEST):
            if game.stack.ids[-1] is SceneId.MATCH_OVER:
                break
            press(game, clock, pygame.K_1)
            press(game, clock, pygame.K_RETURN)
    frames(game, clock, 30)
    for key in shot.keys:
        press(game, clock, key)
    frames(game, clock, shot.wait)


def some_deal() -> PracticeDeal:
    """A deal of Scopa whose cards are said to be arranged."""
    rules = Rulebook((resources.rules(),)).ruleset("scopa")
    deck = rules.deck.pack.shuffled(Random(7))
    return PracticeDeal(ruleset=rules, dealer=Seat(0), deck=deck, kind=Kind.ARRANGED)


def press(game: Game, clock: ManualClock, key: int) -> None:
    """Press a key and let a moment pass."""
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    pygame.event.post(pygame.Event(pygame.KEYUP, key=key, mod=0, unicode=""))
    frames(game, clock, 4)


def frames(game: Game, clock: ManualClock, number: int) -> None:
    """Let so many frames pass, and as long as it takes until the cards are there."""
    for _ in range(number):
        clock.advance(FRAME)
        game.loop.frame()
    while game.loading:
        pygame.time.wait(5)
        game.loop.frame()


def put_away(shot: Shot, places: Places) -> None:
    """Play matches and put them away, a copy of the last one under a name."""
    saves = Saves(places.matches)
    for seed, (variant, levels, steps) in enumerate(shot.kept):
        session = begin(saves, seed, variant, {}, levels)
        for _ in islice(moves(session, seed), steps):
            pass
        saves.finish()
        if seed % 2:
            NamedSaves(places.saved).write(f"{variant} {seed}", print_record(session.record))


def prepare_match(shot: Shot, places: Places) -> None:
    """Save a match that has come to what a picture shows."""
    put_away(shot, places)
    if shot.practised:
        practise(places.data / "learning", guarded=shot.guarded)
    if shot.scene not in {SceneId.TABLE, SceneId.MATCH_OVER, SceneId.TITLE, SceneId.STORY}:
        return
    if shot.found is None:
        return
    for seed in range(500):
        saves = Saves(places.matches)
        session = start(shot, saves, seed)
        for _ in moves(session, seed):
            if shot.found(session):
                return
    raise SystemExit(f"no match comes to {shot.name}")


def start(shot: Shot, saves: Saves, seed: int) -> TableSession:
    """Begin a match of greedy players."""
    levels = ("amico", "bimbo", "amico", "bimbo", "amico")[: shot.players - 1]
    changes = {} if shot.target is None else {"match.target": shot.target}
    seats = tuple(
        SeatRecord(name=name) if name else SeatRecord(level=level)
        for name, level in zip_longest(shot.people, ("amico", *levels)[: shot.players], fillvalue="")
    )
    return begin(saves, seed, shot.variant, changes, levels, seats if shot.people else ())


def begin(
    saves: Saves,
    seed: int,
    variant: str,
    changes: dict[str, int],
    levels: tuple[str, ...],
    seats: tuple[SeatRecord, ...] = (),
) -> TableSession:
    """Begin a match against these opponents, who answer at once."""
    matches = Matches(
        saves=saves,
        ruleset_of=Rulebook((resources.rules(),)).ruleset,
        opponents=LocalOpponents(Levels.load((resources.assets() / "opponents",))),
        rng=Random(seed),
    )
    return matches.start(variant, changes, levels, seats=seats)


def moves(session: TableSession, seed: int) -> Iterator[None]:
    """Play on, a step at a time, until the match is over."""
    rng = Random(seed)
    while session.waiting_for is not Waiting.NOTHING:
        position = session.match.position
        if session.waiting_for is Waiting.DEAL:
            session.submit(NextDeal())
        elif session.waiting_for is Waiting.PERSON and position is not None:
            move = GreedyPlayer().choose(position.view(position.turn or PERSON), rng)
            session.submit(Doubt() if move is None else PlayMove(move))
        else:
            session.poll()
        yield


def _late(position: Position | None, moves_played: int) -> bool:
    return (
        position is not None
        and position.turn == PERSON
        and len(position.history) >= moves_played
        and len(position.table) >= 3
        and len(position.hands[PERSON]) > 1
    )


def _ambiguous(position: Position) -> int | None:
    cards = [move.card for move in position.legal_moves()]
    first = min(position.hands[PERSON].cards)
    return 1 if cards.count(first) > 1 else None


if __name__ == "__main__":
    main()
