"""What children practise stays here: no module of it knows a network (docs/learning.md, section 13)."""

import ast
from pathlib import Path

import settebello

ROOT = Path(settebello.__file__).parent
CHILDRENS = ("learning", "practice", "app/learning", "ui/learn", "ui/grownups")
NETWORK = {"asyncio", "ftplib", "http", "smtplib", "socket", "socketserver", "ssl", "urllib", "xmlrpc"}
"""What multiprocessing connects its processes by is a pipe on this computer."""


def imported(path: Path) -> set[str]:
    """The first part of every module that is imported somewhere in a file."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found.add(node.module.partition(".")[0])
    return found


def test_no_module_of_the_learning_mode_imports_network_code() -> None:
    modules = [path for folder in CHILDRENS for path in (ROOT / folder).rglob("*.py")]
    assert len(modules) > 100
    found = {path.name: imported(path) for path in modules}
    assert any("multiprocessing" in names for names in found.values())
    assert not {name: names & NETWORK for name, names in found.items() if names & NETWORK}
