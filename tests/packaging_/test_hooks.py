"""The hooks before a commit and the workflow of a public host: both only call packaging/run.py."""

import shlex
import tomllib
from pathlib import Path
from typing import Any

import tiers
import yaml

ROOT = Path(__file__).resolve().parents[2]


def read(name: str) -> dict[Any, Any]:
    """The content of a YAML file in the root."""
    found: dict[Any, Any] = yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))
    return found


def test_every_check_is_a_hook() -> None:
    (repository,) = read(".pre-commit-config.yaml")["repos"]
    entries = [shlex.split(hook["entry"]) for hook in repository["hooks"]]
    assert entries == [["python3", "packaging/run.py", "check", name] for name in tiers.STATIC]
    assert all(hook["language"] == "system" and not hook["pass_filenames"] for hook in repository["hooks"])


def commands(job: dict[str, Any]) -> list[str]:
    """The commands that a job of the workflow runs."""
    return [step["run"] for step in job["steps"] if "run" in step]


def test_the_workflow_runs_everything_once_and_the_quick_tier_elsewhere() -> None:
    jobs = read(".github/workflows/ci.yml")["jobs"]
    assert commands(jobs["everything"]) == [".ci/run"]
    assert "packaging/run.py test" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert commands(jobs["quick"]) == ["python packaging/run.py quick"]
    systems = {more["system"].partition("-")[0] for more in jobs["quick"]["strategy"]["matrix"]["include"]}
    assert systems == {"windows", "macos"}


def test_the_workflow_begins_with_the_oldest_python() -> None:
    pythons = read(".github/workflows/ci.yml")["jobs"]["quick"]["strategy"]["matrix"]["python"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == f">={pythons[0]}"
    assert [int(version.partition(".")[2]) for version in pythons] == list(range(11, 11 + len(pythons)))


def test_the_packages_are_made_tried_and_kept_on_each_system() -> None:
    jobs = read(".github/workflows/packages.yml")["jobs"]
    job = jobs["packages"]
    systems = {name.partition("-")[0] for name in job["strategy"]["matrix"]["system"]}
    assert systems == {"ubuntu", "windows", "macos"}
    assert commands(job)[-2:] == ["python packaging/release.py dist --once", "python packaging/run.py quick"]
    assert job["steps"][-1]["uses"].startswith("actions/upload-artifact")
    assert commands(jobs["wheels"]) == ["python packaging/wheels.py dist"]
