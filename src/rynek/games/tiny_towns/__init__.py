"""Tiny Towns (Miasteczka) by Peter McPherson: 1 to 6 players, with Town Hall, solo game and novice rule."""

from rynek.games.tiny_towns.game import GAME

__all__ = ["GAME"]
