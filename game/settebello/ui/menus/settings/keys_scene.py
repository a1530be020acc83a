"""The page of the settings about keys and gamepad buttons: what each does, and how to change it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from settebello.i18n import Text, t
from settebello.storage.settings import PadSigns
from settebello.ui.kit.controls import custom_bindings
from settebello.ui.kit.controls.actions import GROUPS, MEANINGS, Action
from settebello.ui.kit.controls.bindings import Bindings
from settebello.ui.kit.controls.chords import Chord
from settebello.ui.kit.controls.custom_bindings import Rebinding
from settebello.ui.kit.controls.inputs import ButtonStroke, KeyStroke, PointerPressed, UiEvent
from settebello.ui.kit.controls.pads import DPAD, Button, called
from settebello.ui.kit.forms import (
    ChoiceRow,
    Column,
    Field,
    Item,
    Line,
    ListRow,
    SheetScene,
    SwitchRow,
    button_lines,
    settings_of,
)
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, SceneId
from settebello.ui.kit.still_life import KEYRING
from settebello.ui.kit.theme import CALM, INK_SOFT, RED_DEEP
from settebello.ui.kit.view.lettering import Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button as PushButton
from settebello.ui.kit.widgets import Heading, Option, done_button
from settebello.ui.kit.widgets.paper import DONE
from settebello.ui.menus.settings.action_keys import ActionKeys

BUTTONS: Final = 50.0
ESCAPE: Final = Chord.parse("escape")
SIGNS: Final[Mapping[PadSigns, Words]] = {
    PadSigns.AUTO: t("Match my gamepad"),
    PadSigns.XBOX: "Xbox",
    PadSigns.PLAYSTATION: "PlayStation",
    PadSigns.NINTENDO: "Nintendo",
}


class KeysScene(SheetScene):
    """A list of all actions; Enter on a row waits for the key or button that is to do it."""

    own = SceneId.KEYS
    heading = t("Keys and gamepad")
    still_life = KEYRING

    def __init__(self, services: Services) -> None:
        """Show the keys in force."""
        super().__init__(services)
        self._action = Action.CONFIRM
        self._asking = False
        self._more = False
        self._said: Text | None = None
        settings = settings_of(services)
        signs = settings.field(lambda s: s.pad_signs, lambda s, v: replace(s, pad_signs=v))
        steady = settings.field(lambda s: s.steady_presses, lambda s, on: replace(s, steady_presses=on))
        action = Field(lambda: self._action, self._choose)
        actions = ListRow(t("All actions"), action, _actions, self._option, lambda: self._ask(more=False))
        right = Column(
            ActionKeys(services, action.get, lambda: (self.message, RED_DEEP if self._asking else INK_SOFT)),
            button_lines(
                PushButton(t("Change key"), lambda: self._ask(more=False), look=CALM, size=21),
                PushButton(t("Add key"), lambda: self._ask(more=True), look=CALM, size=21),
                PushButton(t("Reset key"), self._put_back, look=CALM, size=21),
                across=3,
                gap=12,
                height=BUTTONS,
            ),
            ChoiceRow(t("Button symbols"), signs, SIGNS, BUTTONS, in_turn=True),
            SwitchRow(t("Ignore accidental double presses"), steady, BUTTONS),
            Line(
                Item(PushButton(t("Reset all keys"), self._put_all_back, look=CALM, size=21), BUTTONS),
                Item(done_button(size=21), BUTTONS),
                gap=12,
                widths=(None, DONE),
            ),
            gap=12,
        )
        page = Line(actions, right, gap=30, widths=(560, None))
        self.show(page, width=1160, height=690, lift=8, spare=-16)

    @property
    def asking(self) -> bool:
        """Whether the next key or button is the new one."""
        return self._asking

    @property
    def message(self) -> Text:
        """What the player has to do, or what has changed."""
        if self._asking:
            return t(
                "Press the new key or button now. To cancel, press Esc, use the gamepad's D-pad, or click."
            )
        return self._said or t("Choose an action, then press Enter to change its key or button.")

    @property
    def spoken(self) -> Spoken:
        """The focus, and what a change has done."""
        return replace(super().spoken, notice=self.message if self._asking or self._said else None)

    def handle(self, event: UiEvent) -> Change | None:
        """While a key is asked for, take what is pressed; a click leaves everything as it is."""
        match event:
            case KeyStroke(chord) if self._asking:
                self._stop(None if chord == ESCAPE else self._with_key(chord), chord)
                return None
            case ButtonStroke(button) if self._asking:
                self._stop(None if button in DPAD else self._with_button(button), button)
                return None
            case PointerPressed() if self._asking:
                self._stop(None, ESCAPE)
                return None
            case _ if self._asking:
                return None
            case _:
                return super().handle(event)

    def update(self, now: float) -> Change | None:
        """Tell the controls whether a key is waited for."""
        self.services.controls.listening = self._asking
        return super().update(now)

    def close(self) -> None:
        """Stop waiting for a key."""
        self.services.controls.listening = False
        super().close()

    # What the widgets do

    @property
    def _bindings(self) -> Bindings:
        return self.services.controls.bindings

    def _option(self, action: Action) -> Option:
        return Option(action, MEANINGS[action], note=self._note(action))

    def _note(self, action: Action) -> Words:
        controls = self.services.controls
        keys = [chord.cap for chord in controls.bindings.keys_of(action)]
        pads = [called(button, controls.maker) for button in controls.bindings.buttons_of(action)]
        if not pads:
            return joined(keys) or "–"
        return t("{keys}; gamepad: {buttons}", keys=joined(keys) or "–", buttons=joined(pads))

    def _choose(self, action: Action) -> None:
        self._action, self._said = action, None
        self.touch()

    def _ask(self, *, more: bool) -> Change | None:
        self._asking, self._more, self._said = True, more, None
        self.services.controls.listening = True
        self.touch()
        return None

    def _stop(self, changed: Rebinding | None, pressed: Chord | Button) -> None:
        """Stop waiting, put the change into force, and say what has changed."""
        self._asking = self.services.controls.listening = False
        if changed is None:
            self._said = t("Nothing was changed.")
        else:
            self._said = self._answer(changed, pressed)
            self._keep(changed.bindings)
        self.touch()

    def _answer(self, changed: Rebinding, pressed: Chord | Button) -> Text:
        key = self._named(pressed)
        if changed.refused:
            return t("{key} can't be changed, so that you never lock yourself out.", key=key)
        if changed.other is None:
            return t("{key} is now used here.", key=key)
        other = MEANINGS[changed.other]
        if changed.instead is None:
            return t("{key} is now used here instead of “{other}”.", key=key, other=other)
        instead = self._named(changed.instead)
        return t(
            "{key} is now used here. “{other}” now uses {instead}.",
            key=key,
            other=other,
            instead=instead,
        )

    def _named(self, control: Chord | Button) -> Text | str:
        return control.cap if isinstance(control, Chord) else called(control, self.services.controls.maker)

    def _with_key(self, chord: Chord) -> Rebinding:
        return custom_bindings.with_key(self._bindings, self._action, chord, more=self._more)

    def _with_button(self, button: Button) -> Rebinding:
        return custom_bindings.with_button(self._bindings, self._action, button, more=self._more)

    def _put_back(self) -> Change | None:
        self._said = t("This action has its default keys and buttons again.")
        self._keep(custom_bindings.reset_to_default(self._bindings, self._action))
        return None

    def _put_all_back(self) -> Change | None:
        self._said = t("All actions have their default keys and buttons again.")
        self._keep(Bindings())
        return None

    def _keep(self, bindings: Bindings) -> None:
        """Put keys and buttons into force, and store those that differ from the usual ones."""
        port = self.services.settings
        keys, buttons = custom_bindings.kept(bindings, port.current.keys, port.current.buttons)
        self.services.controls.bindings = bindings
        port.change(replace(port.current, keys=dict(keys), buttons=dict(buttons)))


def _actions() -> Sequence[Action | Heading]:
    """All actions, with a heading over those of each group."""
    lines: list[Action | Heading] = []
    for group in GROUPS:
        lines += [Heading(group.heading), *group.actions]
    return lines


def joined(words: Sequence[Text | str]) -> Text | str:
    """Return the words one after the other, with the separator of the language."""
    all_of: Text | str = words[0] if words else ""
    for one in words[1:]:
        all_of = t("{first}, {second}", first=all_of, second=one)
    return all_of
