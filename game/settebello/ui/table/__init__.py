"""The table scene and its parts: model, view, motion, layout and the scene itself."""
