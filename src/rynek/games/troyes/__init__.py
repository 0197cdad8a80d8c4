"""Troyes by Sébastien Dujardin, Xavier Georges and Alain Orban (Pearl Games, 2010), complete: 1 to 4 players."""

from rynek.games.troyes.game import GAME

__all__ = ["GAME"]
