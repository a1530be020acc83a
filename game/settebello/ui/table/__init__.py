"""The table: its scene, and the model, view, motion and layout the scene is made of."""
