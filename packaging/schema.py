"""Write `rules/schema.json`, which tells editors what a rules file may say; run it when a rule is added."""

from pathlib import Path

from settebello.rulebook.schema import editor_schema

if __name__ == "__main__":
    target = Path(__file__).resolve().parent.parent / "rules" / "schema.json"
    target.write_text(editor_schema(), encoding="utf-8")
    print(f"written: {target}")
