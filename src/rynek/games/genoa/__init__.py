"""Genoa (The Traders of Genoa) by Rüdiger Dorn, for 2 to 5 players."""

from rynek.games.genoa.game import GAME

__all__ = ["GAME"]
