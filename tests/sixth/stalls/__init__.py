"""Stalls: a tiny game that follows docs/adding-a-game.md, with dice, a hidden card and a simultaneous step.

Everybody is dealt a secret customer who wants one kind of good. In each of three rounds a die shows what the market
pays; all bring one good at the same time; who alone brings a good earns the die. In the end every customer pays 2 for
each time its owner brought what it wants.
"""

from tests.sixth.stalls.game import GAME

__all__ = ["GAME"]
