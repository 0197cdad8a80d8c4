"""Tiletum: dice give goods and actions; merchants, architects, contracts, cathedrals and fairs across Europe."""

from rynek.games.tiletum.game import GAME

__all__ = ["GAME"]
