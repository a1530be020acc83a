"""Matches that fit what one seat knows, with everything hidden dealt at random."""

from random import Random

from settebello.market import MarketState, MarketView, Mat, MatView


def determinized(view: MarketView, rng: Random) -> MarketState:
    """Return a match that this seat could not tell from the real one.

    Decks, the hands and vaults of others, the supply, the face-down goals and all later shuffles are random.
    """
    supply, away = _split(view.unseen_supply, view.supply, rng)
    goals, away_goals = _split(view.unseen_goals, view.face_down, rng)
    shown = view.open_goals
    # Face-up goals at the bottom lie below the face-down ones; one that is turned lies above them.
    rules = view.rules
    top = tuple(goal for goal in shown if not rules.face_up[goal])
    bottom = view.lower_goals
    return MarketState(
        rules=rules,
        seed=f"{rng.getrandbits(64):x}",
        mats=tuple(
            _own(view, each, rng) if seat == view.seat else _other(view, seat, each, rng)
            for seat, each in enumerate(view.mats)
        ),
        supply=supply,
        display=view.display,
        goals=(*top, *goals, *bottom),
        removed=(*away, *away_goals),
        starter=view.starter,
        turn=view.turn,
        graveyard=view.graveyard,
        turned=view.turned,
        round=view.round,
        marks=view.marks,
        trigger=view.trigger,
        last_round=view.last_round,
        over=view.over,
    )


def _split(cards: tuple[int, ...], size: int, rng: Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return so many cards at random, and the others."""
    order = rng.sample(cards, len(cards))
    return tuple(order[:size]), tuple(order[size:])


def _own(view: MarketView, mat: MatView, rng: Random) -> Mat:
    return Mat(
        mat.number,
        mat.limited,
        tuple(rng.sample(mat.hidden, len(mat.hidden))),
        mat.discard,
        mat.stage,
        view.hand,
        mat.vault,
        mat.vitrine,
        sifted=mat.sifted,
    )


def _other(view: MarketView, seat: int, mat: MatView, rng: Random) -> Mat:
    """Return another player's cards: the vault gets goals, the hand and the deck what is left."""
    goals = [card for card in mat.hidden if view.rules.is_goal[card]]
    vault = rng.sample(goals, mat.vault_size)
    rest = [card for card in mat.hidden if card not in vault]
    rng.shuffle(rest)
    drawn = rest.pop() if view.turn == seat and view.marks.sifting else None
    return Mat(
        mat.number,
        mat.limited,
        tuple(rest[mat.hand :]),
        mat.discard,
        mat.stage,
        tuple(rest[: mat.hand]),
        tuple(vault),
        mat.vitrine,
        sifted=drawn,
    )
