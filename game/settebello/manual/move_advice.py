"""Moves as sentences of advice."""

from settebello.engine import Move, Ruleset
from settebello.i18n import Text, t
from settebello.manual.card_names import card_list, card_name, joined, rank_name


def what_to_do(move: Move | None, ruleset: Ruleset) -> Text:
    """Return a move as advice; None is a doubt."""
    pack = ruleset.deck.pack
    if move is None:
        return t("Doubt it.")
    card = card_name(move.card, pack)
    if move.stands:
        return t("Believe it.")
    if move.bottom:
        return t("Let {card} be the bottom card.", card=card)
    if move.claimed is not None:
        said = rank_name(move.claimed, pack)
        return t("Play {card} face down and say that it is {rank}.", card=card, rank=said)
    if move.captured:
        plain = t("Take {cards} with {card}.", cards=card_list(move.captured, pack), card=card)
    else:
        plain = t("Lay {card}.", card=card)
    if move.boast:
        return joined(t("Knock for {points} points.", points=move.boast), plain)
    return joined(t("Knock."), plain) if move.knock else plain
