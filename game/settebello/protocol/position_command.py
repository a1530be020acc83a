"""The command ``position``: sets up a deal by hand; every contradiction is an error."""

from random import Random
from typing import Any

from settebello.engine import Card, CardSet, Match, Position, Ruleset, Seat, Side, parse_side, side_letter
from settebello.protocol.arguments import Arguments, bad, card_list, cards, number, of_kind
from settebello.protocol.catalogue_commands import players_of, rules_of
from settebello.protocol.errors import ErrorCode, ProtocolError, shown
from settebello.protocol.game_under_way import EngineContext, Game, Outcome
from settebello.protocol.json_values import state_of
from settebello.protocol.play_commands import MOST_SEED

MOST_POINTS = 10_000
"""An upper bound for totals of a match; a larger number is a mistake."""


def position(context: EngineContext, arguments: Arguments) -> Outcome:
    """Set up a deal in progress; cards without a place are out of play."""
    ruleset = rules_of(context, arguments)
    players = players_of(ruleset, arguments)
    sides, pack = ruleset.players.side_count(players), ruleset.deck.pack
    seed = arguments.number("seed", -MOST_SEED, MOST_SEED, default=0)
    hands = _hands(arguments, players, ruleset)
    table = arguments.cards("table", pack)
    piles = arguments.by_side("piles", sides, lambda name, value: cards(name, value, pack), CardSet(0, pack))
    tops = arguments.by_side("tops", sides, lambda name, value: cards(name, [value], pack), CardSet(0, pack))
    dealer = arguments.seat("dealer", players) if "dealer" in arguments else Seat(players - 1)
    sweeps = arguments.by_side(
        "sweeps", sides, lambda name, value: number(name, value, 0, len(ruleset.deck.cards)), 0
    )
    scores = arguments.by_side(
        "scores", sides, lambda name, value: number(name, value, -MOST_POINTS, MOST_POINTS), 0
    )
    placed = _apart([*_named("hands", hands), ("table", table), *_named("piles", piles)])
    try:
        found = Position(
            ruleset=ruleset,
            players=players,
            dealer=dealer,
            turn=_turn(arguments, players, hands),
            hands=hands,
            table=table,
            piles=piles,
            tops=CardSet(sum(top.mask for top in tops), pack),
            sweeps=sweeps,
            scores=scores,
            stock=_stock(arguments, ruleset, placed, hands, seed),
            last_captor=_captor(arguments, sides),
        )
    except ValueError as error:
        raise contradiction(str(error)) from None
    match = Match(ruleset=ruleset, players=players, dealer=dealer, scores=scores, position=found)
    game = Game(match, found, seed)
    return Outcome({"state": state_of(game)}, game)


def contradiction(message: str) -> ProtocolError:
    """Return the error for an impossible position."""
    return ProtocolError(ErrorCode.BAD_POSITION, message)


def _hands(arguments: Arguments, players: int, ruleset: Ruleset) -> tuple[CardSet, ...]:
    lists = arguments.items("hands")
    if len(lists) != players:
        raise contradiction(f"hands: {len(lists)} given for {players} players")
    return tuple(cards(f"hands.{seat}", held, ruleset.deck.pack) for seat, held in enumerate(lists))


def _named(name: str, sets: tuple[CardSet, ...]) -> list[tuple[str, CardSet]]:
    of_sides = name == "piles"
    return [(f"{name}.{side_letter(Side(k)) if of_sides else k}", held) for k, held in enumerate(sets)]


def _apart(places: list[tuple[str, CardSet]]) -> dict[Card, str]:
    """Return the place of each card; raises ProtocolError for a card in two places."""
    where: dict[Card, str] = {}
    for name, held in places:
        for card in held:
            if card in where:
                raise contradiction(f"{card} stands twice: in {where[card]} and in {name}")
            where[card] = name
    return where


def _turn(arguments: Arguments, players: int, hands: tuple[CardSet, ...]) -> Seat | None:
    """Return the seat in turn; None if no hand holds a card."""
    given = arguments.get("turn")
    turn = None if given is None else arguments.seat("turn", players)
    if not any(hands):
        return None
    if turn is None:
        raise contradiction("turn: somebody must be in turn while there are cards in hand")
    if not hands[turn]:
        raise contradiction(f"turn: seat {turn} holds no card")
    return turn


def _stock(
    arguments: Arguments, ruleset: Ruleset, placed: dict[Card, str], hands: tuple[CardSet, ...], seed: int
) -> tuple[Card, ...]:
    """Return the cards still to be dealt; a number stands for that many random unplaced cards."""
    given = arguments.get("stock") if "stock" in arguments else 0
    pack = ruleset.deck.pack
    if isinstance(given, list):
        stock = card_list("stock", given)
        _apart(
            [(name, CardSet.of((card,), pack)) for card, name in placed.items()] + _in_stock(stock, ruleset)
        )
    else:
        loose = [card for card in ruleset.deck.cards if card not in placed]
        count = number("stock", given, 0, len(ruleset.deck.cards))
        if count > len(loose):
            raise contradiction(f"stock: {count} cards, but only {len(loose)} are placed nowhere")
        Random(seed).shuffle(loose)
        stock = loose[:count]
    if stock and not ruleset.deal.refill:
        raise contradiction(f"stock: {ruleset.id} deals all cards at once")
    if stock and not any(hands):
        raise contradiction("stock: cards are still to be dealt, but no hand holds a card")
    return tuple(stock)


def _in_stock(stock: list[Card], ruleset: Ruleset) -> list[tuple[str, CardSet]]:
    try:
        return [("stock", CardSet.of((card,), ruleset.deck.pack)) for card in stock]
    except ValueError as error:
        bad("stock", str(error))


def _captor(arguments: Arguments, sides: int) -> Side | None:
    given: Any = arguments.get("last_captor")
    if given is None:
        return None
    try:
        side = parse_side(of_kind("last_captor", given, str, "a side"))
    except ValueError:
        bad("last_captor", f"{shown(given)} is not a side")
    if side >= sides:
        bad("last_captor", f"there is no side {side_letter(side)}")
    return side
