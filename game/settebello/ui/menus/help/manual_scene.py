"""The manual for players, which is one document in English."""

from settebello import resources
from settebello.datafile.names import SOURCE_LANGUAGE
from settebello.i18n import t
from settebello.manual.player_manual import player_manual
from settebello.manual.rules_page import Paragraph, Section
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import SceneId
from settebello.ui.menus.rules.book_scene import BookScene

TITLE = t("Manual")


class ManualScene(BookScene):
    """A sheet with the whole manual."""

    own = SceneId.MANUAL
    numbered = False
    """Its headings have numbers of their own."""

    def __init__(self, services: Services) -> None:
        """Read the manual; raises OSError if it is missing."""
        first, *others = player_manual(resources.manual().read_text(encoding="utf-8"))
        if services.language() != SOURCE_LANGUAGE:
            said = Paragraph("", t("The manual is in English."))
            first = Section(first.heading, (said, *first.paragraphs))
        super().__init__(services, TITLE, TITLE, (first, *others))
