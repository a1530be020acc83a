"""The page of the settings about cards and table, with some cards on the table to look at."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from settebello.i18n import Text, pt, t
from settebello.skins import Manifest, SkinChoice
from settebello.storage.settings import Table
from settebello.ui.kit import routes
from settebello.ui.kit.backdrop import NAMES
from settebello.ui.kit.forms import (
    Block,
    ChoiceRow,
    Column,
    Field,
    Line,
    Section,
    SheetScene,
    Space,
    SwitchRow,
    When,
    closing_line,
    settings_of,
)
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Push, SceneId
from settebello.ui.kit.still_life import PACK
from settebello.ui.kit.theme import CALM, INK_SOFT, RED
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.kit.widgets import Button, done_button
from settebello.ui.menus.deck_preview import PREVIEW, DeckPreview

LABELS: Final = 0.54
"""The part of the width that the labels have: the controls here are narrow."""


class CardsScene(SheetScene):
    """A sheet with everything about the look of cards and table; every change is in force at once."""

    heading = t("Cards and table")
    still_life = PACK
    own = SceneId.CARDS

    def __init__(self, services: Services) -> None:
        """Show the settings in force, and look for skins that are new."""
        super().__init__(services)
        services.skins.look()
        self._unusable: str | None = None
        settings = settings_of(services)
        skin: Field[str | None] = Field(
            lambda: self._unusable or services.settings.current.skin, self._choose_skin
        )
        back = settings.field(lambda s: s.back, lambda s, v: replace(s, back=v))
        style = settings.field(lambda s: s.style, lambda s, v: replace(s, style=v))
        table = settings.field(lambda s: s.table, lambda s, v: replace(s, table=v))
        badges = settings.field(lambda s: s.value_badges, lambda s, on: replace(s, value_badges=on))
        index = settings.field(lambda s: s.large_index, lambda s, on: replace(s, large_index=on))
        large = settings.field(lambda s: s.large_cards, lambda s, on: replace(s, large_cards=on))
        looks = Section(
            "",
            ChoiceRow(t("Card back"), back, self._backs, in_turn=True, part=LABELS),
            When(
                self._has_styles, ChoiceRow(t("Card colours"), style, self._styles, in_turn=True, part=LABELS)
            ),
            ChoiceRow(t("Table"), table, {one: NAMES[one] for one in Table}, in_turn=True, part=LABELS),
            glyph="cards",
        )
        marks = Section(
            "",
            SwitchRow(t("Show the value on every card"), badges, in_column=True, part=LABELS),
            SwitchRow(t("Large corner indices"), index, in_column=True, part=LABELS),
            SwitchRow(t("Large cards in your hand"), large, in_column=True, part=LABELS),
            glyph="cards",
        )
        about = Button(t("About this deck"), lambda: Push(routes.Decks()), look=CALM)
        left = Column(
            Section(
                "",
                ChoiceRow(t("Deck"), skin, self._skins, in_turn=True, faded=self._faded, part=LABELS),
                glyph="cards",
            ),
            _SkinNote(self),
            looks,
            Space(20),
            marks,
            Space(stretch=True),
            closing_line(done_button(), about),
            Space(4),
        )
        self.show(Line(DeckPreview(services), left, gap=30, widths=(PREVIEW, None)), width=1180, height=690)

    @property
    def problem(self) -> Text | None:
        """Why the skin that is shown cannot be used, or not as a whole."""
        one = self._offered(self._unusable or self.services.deck())
        if one is None or not one.first_problem:
            return None
        if one.skin is not None:
            return t("The default deck lends some pictures: {problem}", problem=one.first_problem)
        return t("This deck can't be used: {problem}", problem=one.first_problem)

    @property
    def manifest(self) -> Manifest | None:
        """The manifest of the skin in use, as soon as it is known."""
        one = self._offered(self.services.deck())
        return one.skin.manifest if one is not None and one.skin is not None else None

    def _offered(self, skin: str | None) -> SkinChoice | None:
        return next((one for one in self.services.skins.all if one.id == skin), None)

    def _skins(self) -> Mapping[str | None, Words]:
        return {None: t("Suits the game"), **{one.id: one.name for one in self.services.skins.all}}

    def _faded(self, skin: str | None) -> bool:
        one = self._offered(skin)
        return one is not None and one.skin is None

    def _backs(self) -> Mapping[str | None, Words]:
        backs = self.manifest.backs if self.manifest is not None else []
        return {back.id: back.name for back in backs} or {None: ""}

    def _has_styles(self) -> bool:
        return self.manifest is not None and bool(self.manifest.styles)

    def _styles(self) -> Mapping[str | None, Words]:
        styles = self.manifest.styles if self.manifest is not None else []
        return {None: pt("colours", "Default"), **{style.id: style.name for style in styles}}

    def _choose_skin(self, skin: str | None) -> None:
        """Take the skin for every game. One that cannot be used is only shown, with the reason."""
        self._unusable = skin if self._faded(skin) else None
        if self._unusable is None:
            port = self.services.settings
            port.change(replace(port.current, skin=skin, decks={}))


class _SkinNote(Block):
    """Below the skin: who drew it, or why it cannot be used."""

    def __init__(self, scene: CardsScene) -> None:
        super().__init__(44)
        self._scene = scene
        self._shown: tuple[Text | None, Manifest | None] = (None, None)

    def refresh(self) -> bool:
        """Look which skin it is now."""
        before, self._shown = self._shown, (self._scene.problem, self._scene.manifest)
        return before != self._shown

    def draw(self, canvas: Canvas) -> None:
        """Write the note."""
        area = self.area
        problem, manifest = self._shown
        if problem is not None:
            below = Area(area.x + 14, area.y + 4, area.width - 22, area.height)
            canvas.paragraph(problem, below, size=15, colour=RED)
        elif manifest is not None:
            words = t("Drawn by: {author}", author=manifest.author)
            right, y, room = area.right - 8, area.y + 16, area.width - 20
            canvas.text(words, right, y, size=15, colour=INK_SOFT, align=Align.RIGHT, width=room)
