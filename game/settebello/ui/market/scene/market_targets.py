"""Makes the widgets of the table from what lies on it: cards, piles, the buttons of the turn, the signs."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from settebello.i18n import Text, t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import Change
from settebello.ui.kit.widgets import Widget
from settebello.ui.market.layout.card_places import Zone, visible
from settebello.ui.market.layout.seat_mats import RAISED
from settebello.ui.market.model.card_words import full_name, marks_of, short_name
from settebello.ui.market.model.choosing import Command
from settebello.ui.market.scene.market_board import MarketBoard
from settebello.ui.market.scene.market_widgets import CardWidget, Frames, KeyedButton, PileWidget
from settebello.ui.market.view.piles import spoken_count

WIDEST: Final = 330.0
NARROWEST: Final = 150.0
HAND: Final = (Zone.HAND, Zone.DRAWN)
FOR_SALE: Final = (Zone.DISPLAY, Zone.GOAL)

Press = Callable[[int], Change | None]
Run = Callable[[Command], Change | None]


def targets_of(board: MarketBoard, press: Press, tell: Callable[[Text], Change | None]) -> Iterator[Widget]:
    """Yield the cards and piles in the order of the Tab key: hand, market, own piles, the others."""
    if board.choosing is not None:
        for card in visible(board.spots, HAND, board.seat):
            yield _card(board, card, press)
        for card in visible(board.spots, FOR_SALE):
            yield _card(board, card, press)
    yield from _piles(board, tell)


def _card(board: MarketBoard, card: int, press: Press) -> CardWidget:
    """Return a card that is pressed to choose or to buy it."""
    spot, choosing = board.spots[card], board.choosing
    about = board.view.rules.cards[card]
    lit = choosing is not None and card in choosing.lit
    chosen = choosing is not None and card in choosing.chosen
    told = list(marks_of(about))
    if chosen:
        told.append(t("chosen"))
    if lit and spot.zone in FOR_SALE:
        told.append(t("you can buy it"))
    own = spot.zone in HAND
    widget = CardWidget(
        (spot.zone.value, card),
        short_name(about),
        tuple(told),
        lambda: press(card),
    )
    widget.frames = Frames(lit, chosen, board.hint is not None and card in board.hint.cards)
    up = RAISED if chosen or spot.zone is Zone.DRAWN else 0.0
    area = spot.area.moved(0, -up)
    widget.place(_free(board, card, area) if own else area)
    return widget


def _free(board: MarketBoard, card: int, area: Area) -> Area:
    """Return the part of a hand card that no other card covers."""
    hand = visible(board.spots, HAND, board.seat)
    place = hand.index(card)
    if place + 1 == len(hand):
        return area
    following = board.spots[hand[place + 1]].area.x
    return Area(area.x, area.y, min(area.width, following - area.x), area.height)


def _piles(board: MarketBoard, tell: Callable[[Text], Change | None]) -> Iterator[PileWidget]:
    """Yield what can be looked at: the piles of the market, the own mat, and the mats of the others."""
    view, layout, rules = board.view, board.layout, board.view.rules
    own = view.own

    def top(cards: tuple[int, ...]) -> tuple[Text, ...]:
        return full_name(rules.cards[cards[-1]]) if cards else ()

    def each(cards: tuple[int, ...]) -> tuple[Text, ...]:
        return tuple(short_name(rules.cards[card]) for card in cards)

    low = tuple(goal for goal in view.lower_goals if goal not in view.open_goals[:1])
    found: list[tuple[str, Area, Text, tuple[Text, ...]]] = [
        ("supply", layout.market.supply, spoken_count(t("Supply"), view.supply), ()),
        ("goals", layout.market.goal_deck, spoken_count(t("Goals"), view.face_down), ()),
        ("lower", layout.market.lower_goals, t("Open goals below"), each(low)),
        (
            "graveyard",
            layout.market.graveyard,
            spoken_count(t("Graveyard"), len(view.graveyard)),
            top(view.graveyard),
        ),
        ("deck", layout.own.deck, spoken_count(t("Your deck"), own.deck), ()),
        (
            "discard",
            layout.own.discard,
            spoken_count(t("Your discard pile"), len(own.discard)),
            top(own.discard),
        ),
        ("stage", layout.own.stage, spoken_count(t("Your stage"), len(own.stage)), each(own.stage)),
        (
            "vault",
            layout.own.vault,
            spoken_count(t("Your vault"), own.vault_size),
            each(own.vault) if board.bare else (),
        ),
    ]
    if layout.expert:
        found.append(
            (
                "vitrine",
                layout.own.vitrine,
                spoken_count(t("Your vitrine"), len(own.vitrine)),
                each(own.vitrine),
            )
        )
    for seat, places in zip(layout.others(view.seat, len(view.mats)), layout.mats, strict=True):
        mat = view.mats[seat]
        told = (
            spoken_count(t("Hand"), mat.hand),
            spoken_count(t("Deck"), mat.deck),
            spoken_count(t("Discard pile"), len(mat.discard)),
            spoken_count(t("Vault"), mat.vault_size),
            *each(mat.stage),
        )
        found.append((f"mat {seat}", places.mat, t("{name}’s mat", name=board.players[seat].name), told))
    for number, (key, area, label, told) in enumerate(found):
        widget = PileWidget((key, number), label, told, partial(tell, label))
        widget.place(area)
        yield widget


def buttons_of(board: MarketBoard, run: Run) -> Iterator[KeyedButton]:
    """Yield the buttons of the turn, side by side below the hand."""
    choosing = board.choosing
    if choosing is None:
        return
    commands = choosing.commands()
    row = board.layout.buttons
    wide = min(WIDEST, (row.width - 12 * (len(commands) - 1)) / len(commands))
    whole = wide * len(commands) + 12 * (len(commands) - 1)
    left = row.centre[0] - whole / 2
    for number, command in enumerate(commands):
        button = KeyedButton(
            ("command", command.key),
            command.words,
            partial(run, command),
            strong=command.strong,
            on_paper=True,
            letters=board.letters,
            glyph=command.glyph,
        )
        button.place(Area(left + number * (wide + 12), row.y, wide, row.height))
        yield button
