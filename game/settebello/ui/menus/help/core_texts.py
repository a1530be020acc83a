"""What players are told about the core: which one runs, what that means, and how to get the compiled one."""

from settebello.engine.kernel import is_compiled
from settebello.i18n import Text, t
from settebello.resources import is_developer_build

FEWER_DEALS = t("The core is not compiled: the strongest look at fewer deals. See “About”.")


def core() -> Text:
    """Return which core runs: compiled or interpreted."""
    if is_compiled():
        return t("compiled for this kind of computer")
    return t("interpreted: the same rules, but strong opponents look at fewer deals")


def way_to_the_compiled_core() -> Text:
    """Return how to get the compiled core, from a checkout or from an installed program."""
    if is_developer_build():
        return t(
            "For the compiled core, install a C compiler and Python's headers, then start the game with "
            "packaging/run.py."
        )
    return t("For the compiled core, install a package of the game that was made for your system.")


def cost_of_the_interpreted_core() -> Text:
    """Return how much weaker the strongest opponent was measured to be; STRENGTH.md has the figures."""
    return t(
        "In Scopa this costs the Champion less than 0.2 points per deal, "
        "in Scopa a quindici about 0.2 (300 decks each)."
    )
