"""Material for the tests of the learning mode: its two games."""

from settebello import resources
from settebello.rulebook import Rulebook

RULEBOOK = Rulebook([resources.rules()])
SCOPA = RULEBOOK.ruleset("scopa")
QUINDICI = RULEBOOK.ruleset("scopa_quindici")
