"""How the end of a match is told: who has won, and what the button for another match says."""

from settebello.i18n import Text, t
from settebello.ui.kit.ports.results import MatchResult


def headline_of(result: MatchResult) -> Text:
    """Return which side has won, as a sentence."""
    if result.winner != result.own:
        if result.pairs and len(result.sides) == 2 and result.own is not None:
            return t("Your opponents have won the match.")
        winner = result.sides[result.winner]
        if result.pairs:
            return t("{names} have won the match.", names=winner)
        return t("{name} has won the match.", name=winner)
    if result.pairs:
        return t("Your side has won the match!")
    return t("You have won the match!")


def title_of(result: MatchResult) -> Text:
    """Return which side has won as the title of the page, which takes no full stop."""
    winner = result.sides[result.winner]
    if result.winner == result.own:
        return t("Your side wins!") if result.pairs else t("You win!")
    if not result.pairs:
        return t("{name} wins", name=winner)
    if len(result.sides) == 2 and result.own is not None:
        return t("Your opponents win")
    return t("{names} win", names=winner)


def again_label(result: MatchResult) -> Text:
    """Return the label of the button for another match: with the name of an only opponent."""
    if len(result.players) == 2 and result.own is not None:
        return t("Rematch with {name}", name=result.players[1 - result.own].name)
    return t("Play again")
