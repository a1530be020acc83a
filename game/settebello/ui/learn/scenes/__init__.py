"""The screens of the learning mode: who plays, the path, the tasks, what was found, and the album."""
