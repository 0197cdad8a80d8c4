"""The kernel: actions, frames, states and games. It knows no game."""
