"""The stack of scenes."""

from settebello.ui.kit.controls.inputs import Action, Press, UiEvent
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.scene import BaseScene, Change, Pop, Push, Quit, Replace, Reset, SceneId
from settebello.ui.kit.stack import SceneStack
from settebello.ui.kit.view.canvas import Canvas


class Recorder(BaseScene):
    """Writes down what happens to it and asks for what it is told to."""

    def __init__(self, name: object, log: list[str]) -> None:
        super().__init__()
        self.name = name
        self.log = log
        self.answer: Change | None = None
        self.on_resumed: Change | None = None

    def handle(self, event: UiEvent) -> Change | None:
        self.log.append(f"{self.name} handles {event.action if isinstance(event, Press) else event}")
        return self.answer

    def draw(self, canvas: Canvas) -> None:
        canvas.fill("#000000")

    def update(self, now: float) -> Change | None:
        self.log.append(f"{self.name} at {now}")
        return None

    def resumed(self, result: object) -> Change | None:
        super().resumed(result)
        self.log.append(f"{self.name} resumed with {result}")
        return self.on_resumed

    def close(self) -> None:
        self.log.append(f"{self.name} closed")


def stack_of(*names: SceneId) -> tuple[SceneStack, list[str]]:
    log: list[str] = []
    stack = SceneStack(lambda name, argument: Recorder(argument or name, log))
    for name in names:
        stack.apply(Push(name))
    return stack, log


def top(stack: SceneStack) -> Recorder:
    assert isinstance(stack.top, Recorder)
    return stack.top


def test_only_the_scene_on_top_gets_input_and_time() -> None:
    stack, log = stack_of(SceneId.TITLE, SceneId.SETTINGS)
    stack.handle(Press(Action.CONFIRM))
    stack.update(1.5)
    assert log == ["settings handles confirm", "settings at 1.5"]


def test_a_change_asked_for_is_carried_out() -> None:
    stack, _ = stack_of(SceneId.TITLE)
    top(stack).answer = Push(SceneId.HELP, "argument")
    stack.handle(Press(Action.HELP))
    assert stack.ids == (SceneId.TITLE, SceneId.HELP)
    assert top(stack).name == "argument"


def test_a_scene_that_goes_leaves_its_result_to_the_one_below() -> None:
    stack, log = stack_of(SceneId.TITLE, SceneId.DIALOG)
    stack.apply(Pop(result=True))
    assert log == ["dialog closed", "title resumed with True"]


def test_a_scene_may_answer_a_result_with_a_change() -> None:
    stack, _ = stack_of(SceneId.TITLE)
    top(stack).on_resumed = Replace(SceneId.TABLE)
    stack.apply(Push(SceneId.DIALOG))
    stack.apply(Pop(result=True))
    assert stack.ids == (SceneId.TABLE,)


def test_reset_closes_everything_from_the_top() -> None:
    stack, log = stack_of(SceneId.TITLE, SceneId.NEW_GAME)
    stack.apply(Reset(SceneId.TABLE))
    assert log == ["new_game closed", "title closed"]
    assert stack.ids == (SceneId.TABLE,)


def test_quit_and_the_last_pop_end_the_program() -> None:
    quitted, _ = stack_of(SceneId.TITLE, SceneId.HELP)
    quitted.apply(Quit())
    popped, _ = stack_of(SceneId.TITLE)
    popped.apply(Pop())
    assert quitted.ids == popped.ids == ()


def test_what_lies_below_a_translucent_scene_is_visible() -> None:
    stack, _ = stack_of(SceneId.TABLE, SceneId.SETTINGS, SceneId.DIALOG)
    assert len(stack.visible()) == 1
    top(stack).translucent = True
    assert len(stack.visible()) == 2


def test_the_fingerprint_tells_when_to_draw() -> None:
    stack, _ = stack_of(SceneId.TITLE)
    before = stack.fingerprint()
    assert stack.fingerprint() == before
    top(stack).touch()
    touched = stack.fingerprint()
    assert touched != before
    stack.apply(Replace(SceneId.TITLE))
    assert stack.fingerprint() != touched
    replaced = stack.fingerprint()
    stack.arrange(1600, 900)
    assert stack.fingerprint() != replaced


def test_a_new_scene_knows_the_size_of_the_canvas() -> None:
    stack, _ = stack_of(SceneId.TITLE)
    stack.arrange(1600, 900)
    stack.apply(Push(SceneId.HELP))
    assert (top(stack).width, top(stack).height) == (1600, 900)


class Late(BaseScene):
    """Has something to press at its lower end, but only after a second."""

    def __init__(self) -> None:
        super().__init__()
        self.offered = False

    @property
    def attention(self) -> Area | None:
        return Area(600, 660, 80, 40) if self.offered else None

    def update(self, now: float) -> Change | None:
        self.offered = now >= 1
        return None

    def draw(self, canvas: Canvas) -> None:
        canvas.fill("#000000")


def test_what_gets_the_focus_by_itself_is_brought_into_sight_once() -> None:
    stack = SceneStack(lambda name, argument: Late())
    stack.apply(Push(SceneId.SCORE_SHEET))
    stack.arrange(1280, 720)
    stack.enlarge(1.5)
    stack.update(0.5)
    assert stack.camera.seen.bottom < 700
    stack.update(1.5)
    assert stack.camera.seen.bottom >= 700
    stack.camera.move(0, -300)
    stack.update(2.0)
    assert stack.camera.seen.y == 0
