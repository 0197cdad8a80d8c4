"""Caylus 1303, complete: 2 to 5 players, nine rounds, random set-up or the recommended first game."""

from rynek.games.caylus_1303.game import GAME

__all__ = ["GAME"]
