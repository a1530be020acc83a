"""What the import contracts cannot say."""

import ast
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GAME = ROOT / "game"


def imports(path: Path) -> set[str]:
    """The top-level modules a file imports, wherever in the file."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name.split(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}: write imports in full"
            found.add((node.module or "").split(".")[0])
    return found


def test_the_engine_imports_the_standard_library_only() -> None:
    modules = sorted((GAME / "settebello" / "engine").rglob("*.py"))
    assert modules
    for path in modules:
        allowed = {"settebello"} | ({"librt", "mypy_extensions"} if path.name == "native.py" else set())
        assert imports(path) <= sys.stdlib_module_names | allowed, path.name


def test_importing_everything_reads_no_asset_makes_no_folder_and_opens_no_window(tmp_path: Path) -> None:
    script = f"""
import os, pkgutil, sys
touched = []
def watch(event, arguments):
    if event == "open" and "assets" in str(arguments[0]) and str(arguments[0]).startswith({str(ROOT)!r}):
        touched.append(arguments[0])
    if event in ("os.mkdir", "os.rename", "os.remove", "subprocess.Popen"):
        touched.append((event, *arguments))
sys.dont_write_bytecode = True
import settebello
sys.addaudithook(watch)
for module in pkgutil.walk_packages(settebello.__path__, "settebello."):
    if module.name != "settebello.__main__":
        __import__(module.name)
pygame = sys.modules.get("pygame")
if pygame is not None and pygame.display.get_init():
    touched.append("a window")
print(touched)
"""
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "[]"
    assert list(tmp_path.iterdir()) == []
