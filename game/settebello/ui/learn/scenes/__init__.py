"""The screens of the learning mode: children, path, tasks, reflection and album."""
