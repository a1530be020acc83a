"""The page of the settings about keys and buttons: what each does, and others in their place."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from settebello.i18n import Text, t
from settebello.storage.settings import PadSigns
from settebello.ui.kit.controls import custom_bindings
from settebello.ui.kit.controls.actions import GROUPS, MEANINGS, Action
from settebello.ui.kit.controls.bindings import Bindings
from settebello.ui.kit.controls.chords import Chord
from settebello.ui.kit.controls.custom_bindings import Changed
from settebello.ui.kit.controls.inputs import ButtonStroke, KeyStroke, PointerPressed, UiEvent
from settebello.ui.kit.controls.pads import CROSS, Button, called
from settebello.ui.kit.menu_scene import MenuScene
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.scene import Change, Pop, SceneId
from settebello.ui.kit.theme import CALM, INK_SOFT, LETTERS, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Align, Canvas, Words
from settebello.ui.kit.voice.spoken import Spoken
from settebello.ui.kit.widgets import Button as PushButton
from settebello.ui.kit.widgets import Choice, Heading, Option, ScrollList, Toggle, draw_sheet, inside, sheet
from settebello.ui.kit.widgets.key_caps import button_width, cap_width, draw_button, draw_cap

WIDTH: Final = 1160.0
HEIGHT: Final = 690.0
LIST: Final = 560.0
BUTTONS: Final = 50.0
GAP: Final = 12.0
CAP: Final = 40.0
ESCAPE: Final = Chord.parse("escape")


class KeysScene(MenuScene):
    """A list of all that can be done; Enter on a row waits for the key or button that is to do it."""

    translucent = True
    own = SceneId.KEYS
    heading = t("Keys and gamepad")

    def __init__(self, services: Services) -> None:
        """Show the keys in force."""
        super().__init__(services)
        self._action = Action.CONFIRM
        self._asking = False
        self._more = False
        self._said: Text | None = None
        self._list = self._listed()
        self._change = PushButton(t("Change"), lambda: self._ask(more=False), on_paper=True, size=21)
        self._add = PushButton(t("One more"), lambda: self._ask(more=True), look=CALM, on_paper=True, size=21)
        self._usual = PushButton(t("As usual"), self._put_back, look=CALM, on_paper=True, size=21)
        self._all = PushButton(t("All as usual"), self._put_all_back, look=CALM, on_paper=True, size=21)
        self._signs = Choice(
            t("Signs"),
            [
                Option(PadSigns.AUTO, t("As on the gamepad")),
                Option(PadSigns.XBOX, "Xbox"),
                Option(PadSigns.PLAYSTATION, "PlayStation"),
                Option(PadSigns.NINTENDO, "Nintendo"),
            ],
            services.settings.current.pad_signs,
            self._show_signs,
            side_by_side=False,
        )
        self._steady = Toggle(
            t("Ignore accidental double presses"),
            on=services.settings.current.steady_presses,
            switched=self._steady_or_not,
        )
        self._done = PushButton(t("Done"), Pop, on_paper=True, size=21)
        self._room = self._page = Area(0, 0, 0, 0)
        self._use(self._list)

    @property
    def asking(self) -> bool:
        """Whether the next key or button is the new one."""
        return self._asking

    @property
    def message(self) -> Text:
        """What is to be done, or what came of it."""
        if self._asking:
            return t(
                "Press the new key or button now. Esc, the cross of the gamepad and a click "
                "leave everything as it is."
            )
        return self._said or t("Choose what is to have another key or button, then press Enter.")

    @property
    def spoken(self) -> Spoken:
        """What has the focus, and what came of a change."""
        return replace(super().spoken, notice=self.message if self._asking or self._said else None)

    def handle(self, event: UiEvent) -> Change | None:
        """While a key is asked for, take whatever is pressed; a click leaves everything as it is."""
        match event:
            case KeyStroke(chord) if self._asking:
                self._stop(None if chord == ESCAPE else self._with_key(chord), chord)
                return None
            case ButtonStroke(button) if self._asking:
                self._stop(None if button in CROSS else self._with_button(button), button)
                return None
            case PointerPressed() if self._asking:
                self._stop(None, ESCAPE)
                return None
            case _ if self._asking:
                return None
            case _:
                return super().handle(event)

    def update(self, now: float) -> Change | None:
        """Go on waiting for a key while this is on top."""
        self.services.controls.listening = self._asking
        return super().update(now)

    def close(self) -> None:
        """Wait for no key any more."""
        self.services.controls.listening = False
        super().close()

    def arrange(self, width: float, height: float) -> None:
        """Put the list on the left, the action chosen on the right and the buttons below it."""
        super().arrange(width, height)
        self._sheet = sheet(WIDTH, HEIGHT, width, height)
        room = inside(self._sheet)
        room = Area(room.x, room.y - 8, room.width, room.height + 24)
        self._room, right = Area(room.x, room.y, LIST, room.height), room.split_left(LIST, 30)[1]
        self._list.place(self._room)
        foot = Area(right.x, right.bottom - BUTTONS, right.width, BUTTONS)
        for button, area in zip((self._all, self._done), foot.columns(2, GAP), strict=True):
            button.place(area)
        self._steady.place(foot.moved(0, -BUTTONS - GAP))
        signs = foot.moved(0, 2 * (-BUTTONS - GAP))
        self._signs.place(signs)
        line = signs.moved(0, -BUTTONS - GAP)
        for button, area in zip((self._change, self._add, self._usual), line.columns(3, GAP), strict=True):
            button.place(area)
        self._page = Area(right.x, right.y, right.width, line.y - GAP - right.y)

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, the list, and the action chosen with its keys and buttons."""
        canvas.veil()
        draw_sheet(canvas, self._sheet, self.heading)
        page = self._page
        words = MEANINGS[self._action]
        high = canvas.paragraph_height(words, page.width, size=LETTERS[Size.LARGE], role=Role.BOLD)
        canvas.paragraph(
            words, Area(page.x, page.y, page.width, high + 1), size=LETTERS[Size.LARGE], role=Role.BOLD
        )
        y = page.y + high + 18
        self._label(canvas, t("Keyboard"), y)
        self._draw_keys(canvas, y + 36)
        y += 36 + CAP + 16
        self._label(canvas, t("Gamepad"), y)
        self._draw_buttons(canvas, y + 36)
        y += 36 + CAP + 18
        canvas.paragraph(
            self.message,
            Area(page.x, y, page.width, page.bottom - y),
            size=LETTERS[Size.BODY] - 1,
            colour=RED_DEEP if self._asking else INK_SOFT,
            align=Align.LEFT,
        )
        super().draw(canvas)

    def _label(self, canvas: Canvas, words: Text, y: float) -> None:
        canvas.text(
            words, self._page.x, y + 12, size=LETTERS[Size.SMALL] + 1, colour=RED_DEEP, role=Role.BOLD
        )

    def _draw_keys(self, canvas: Canvas, y: float) -> None:
        """Draw the caps of the action's keys, as many as have room."""
        x = self._page.x
        for chord in self._bindings.keys_of(self._action):
            wide = cap_width(canvas, chord.cap, CAP)
            if x + wide > self._page.right:
                return
            draw_cap(canvas, chord.cap, Area(x, y, wide, CAP))
            x += wide + 10
        if x == self._page.x:
            canvas.text("–", x, y + CAP / 2, size=LETTERS[Size.LARGE], colour=INK_SOFT)

    def _draw_buttons(self, canvas: Canvas, y: float) -> None:
        x, controls = self._page.x, self.services.controls
        for button in self._bindings.buttons_of(self._action):
            draw_button(canvas, button, controls.maker, x, y + CAP / 2, CAP)
            x += button_width(button, CAP) + 10
        if x == self._page.x:
            canvas.text("–", x, y + CAP / 2, size=LETTERS[Size.LARGE], colour=INK_SOFT)

    # What the widgets do

    @property
    def _bindings(self) -> Bindings:
        return self.services.controls.bindings

    def _listed(self) -> ScrollList:
        """All that can be done, with its keys."""
        rows: list[Option | Heading] = []
        for group in GROUPS:
            rows.append(Heading(group.heading))
            rows += [Option(one, MEANINGS[one], note=self._note(one)) for one in group.actions]
        return ScrollList(
            t("All that can be done"), rows, self._action, self._choose, lambda: self._ask(more=False)
        )

    def _note(self, action: Action) -> Words:
        controls = self.services.controls
        keys = [chord.cap for chord in controls.bindings.keys_of(action)]
        pads = [called(button, controls.maker) for button in controls.bindings.buttons_of(action)]
        if not pads:
            return joined(keys) or "–"
        return t("{keys}; gamepad: {buttons}", keys=joined(keys) or "–", buttons=joined(pads))

    def _use(self, *focus: ScrollList) -> None:
        right = (self._change, self._add, self._usual, self._signs, self._steady)
        shown = (self._list, *right, self._all, self._done)
        self.use(*shown, focus=focus[0] if focus else self.group.focused)

    def _renew(self) -> None:
        """Show the list as it is now, where it was."""
        had_focus = self.group.focused is self._list
        top = self._list
        self._list = self._listed()
        self._list.place(self._room)
        del top
        self._use(*([self._list] if had_focus else []))

    def _choose(self, action: object) -> Change | None:
        if isinstance(action, Action):
            self._action = action
            self._said = None
            self.touch()
        return None

    def _ask(self, *, more: bool) -> Change | None:
        self._asking, self._more, self._said = True, more, None
        self.services.controls.listening = True
        self.touch()
        return None

    def _stop(self, changed: Changed | None, pressed: Chord | Button) -> None:
        """Take over what came of it, and say so."""
        self._asking = self.services.controls.listening = False
        if changed is None:
            self._said = t("Everything is as it was.")
        else:
            self._said = self._answer(changed, pressed)
            self._keep(changed.bindings)
        self.touch()

    def _answer(self, changed: Changed, pressed: Chord | Button) -> Text:
        key = self._named(pressed)
        if changed.refused:
            return t("{key} always means what it means now, so that nobody is locked out.", key=key)
        if changed.other is None:
            return t("{key} does this now.", key=key)
        other = MEANINGS[changed.other]
        if changed.instead is None:
            return t("{key} does this now, and no longer “{other}”.", key=key, other=other)
        instead = self._named(changed.instead)
        return t(
            "{key} does this now. “{other}” has {instead} in its place.",
            key=key,
            other=other,
            instead=instead,
        )

    def _named(self, control: Chord | Button) -> Text | str:
        return control.cap if isinstance(control, Chord) else called(control, self.services.controls.maker)

    def _with_key(self, chord: Chord) -> Changed:
        return custom_bindings.with_key(self._bindings, self._action, chord, more=self._more)

    def _with_button(self, button: Button) -> Changed:
        return custom_bindings.with_button(self._bindings, self._action, button, more=self._more)

    def _put_back(self) -> Change | None:
        self._said = t("This has its usual keys and buttons again.")
        self._keep(custom_bindings.put_back(self._bindings, self._action))
        return None

    def _put_all_back(self) -> Change | None:
        self._said = t("Everything has its usual keys and buttons again.")
        self._keep(Bindings())
        return None

    def _keep(self, bindings: Bindings) -> None:
        """Put keys and buttons into force, and keep those that are not the usual ones."""
        port = self.services.settings
        keys, buttons = custom_bindings.kept(bindings, port.current.keys, port.current.buttons)
        self.services.controls.bindings = bindings
        port.change(replace(port.current, keys=dict(keys), buttons=dict(buttons)))
        self._renew()

    def _show_signs(self, signs: object) -> Change | None:
        if isinstance(signs, PadSigns):
            port = self.services.settings
            port.change(replace(port.current, pad_signs=signs))
            self._renew()
        return None

    def _steady_or_not(self, on: bool) -> Change | None:  # noqa: FBT001 - what a switch calls
        port = self.services.settings
        port.change(replace(port.current, steady_presses=on))
        return None


def joined(words: Sequence[Text | str]) -> Text | str:
    """Words one after the other, with what separates them in the language."""
    all_of: Text | str = words[0] if words else ""
    for one in words[1:]:
        all_of = t("{first}, {second}", first=all_of, second=one)
    return all_of
