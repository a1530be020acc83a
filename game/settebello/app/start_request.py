"""The scene that the command line asks for: a record to continue or replay, or a new match."""

from collections.abc import Sequence

from settebello import resources
from settebello.app.settings.run_options import Options
from settebello.datafile import read_bytes
from settebello.notation import Record, read_record, replay
from settebello.rulebook import Rulebook
from settebello.storage.saves import is_market
from settebello.ui.kit import routes
from settebello.ui.kit.ports.offers import GameChoice, OpponentChoice, usual
from settebello.ui.kit.scene import Change, Push, Reset


def record_asked_for(options: Options) -> Record | None:
    """Return the record to open with; None if the command line names none.

    Raises UnknownVariant for a variant that does not exist, and OSError or DataError for a record that cannot
    be read. The rules are read only if needed, because the start must be fast.
    """
    if options.variant is None and (options.load is None or is_market(options.load)):
        return None
    rulebook = Rulebook((resources.rules(), options.places.rules))
    if options.variant is not None:
        rulebook.variant(options.variant)
    if options.load is None or is_market(options.load):
        return None
    return read_record(read_bytes(options.load), str(options.load), rulebook.ruleset)[0]


def after_title(
    options: Options, record: Record | None, rulebook: Rulebook, opponents: Sequence[OpponentChoice]
) -> Change | None:
    """Return the scene change that follows the title at once; None if the player chooses."""
    if record is not None:
        over = replay(record).match.winner is not None or record.one_deal_over
        return Push(routes.ReplayRecord(record)) if over else Reset(routes.ContinueRecord(record))
    if options.load is not None:
        return Push(routes.MarketFile(options.load))
    match options.page:
        case "new":
            return Push(routes.NewGame())
        case "children":
            return Push(routes.LearnWho(begins=True))
    if options.variant is None:
        return None
    players = rulebook.variant(options.variant).ruleset.players.counts[0]
    people = (options.level,) * (players - 1) if options.level else usual(opponents)[: players - 1]
    return Reset(routes.NewMatch(GameChoice(options.variant, players, people, seed=options.seed)))
