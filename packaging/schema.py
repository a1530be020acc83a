"""Write the JSON schemas that tell editors what files of rules may say; run it when a rule is added."""

from pathlib import Path

from settebello.rulebook.schema import editor_schema, overlay_schema

if __name__ == "__main__":
    rules = Path(__file__).resolve().parent.parent / "rules"
    for target, schema in (
        (rules / "schema.json", editor_schema()),
        (rules / "overlays" / "schema.json", overlay_schema()),
    ):
        target.write_text(schema, encoding="utf-8")
        print(f"written: {target}")
