"""The scenes of the learning mode and their parts."""
