"""Tastes: which of several nearly equal moves a bot likes better, so that bots differ and games do.

A builder likes what stands and lasts, a trader goods and bargains, a rusher what pays or ends at once. A taste decides
only between moves that search finds almost as good as the best one; it costs next to nothing and has the same meaning
in all games. Everybody of the same name has the same taste.
"""

from typing import Final

from rynek.bots.thought import Opinion
from rynek.core.action import Action

LEANING: Final = 0.1
"""How much worse than the best a move to one's taste may seem, in scales of the evaluator."""
TRIED: Final = 2
"""It must have been tried at least one time for so many tries of the best: of others little is known."""

Liked = dict[str, tuple[str, ...]]

TASTES: Final[dict[str, Liked]] = {
    "builder": {
        "caylus_1303": ("build", "house", "monument", "site"),
        "genoa": ("acquire", "contract", "order", "work"),
        "tiletum": ("contribute", "crest", "house", "move-architect", "pillar", "place"),
        "tiny_towns": ("name brick", "name stone", "name wood"),
        "troyes": ("activate", "build", "from-"),
    },
    "trader": {
        "caylus_1303": ("favour", "gain", "spend", "use"),
        "genoa": ("accept", "agree", "barter-", "bid", "buy-", "demand-", "offer-", "propose-", "suggest-"),
        "tiletum": ("contract", "convert", "exchange", "fulfil", "move-merchant"),
        "tiny_towns": ("factory", "name glass", "name wheat", "store", "swap"),
        "troyes": ("buy", "farm", "settle", "spend"),
    },
    "rusher": {
        "caylus_1303": ("deliver", "pass", "provost", "steal"),
        "genoa": ("act", "fill", "go", "pass", "stop"),
        "tiletum": ("bonus", "die", "hire", "take-", "use"),
        "tiny_towns": ("build", "statue", "take"),
        "troyes": ("cube", "fight", "pass", "take"),
    },
}
"""How moves begin that are to a taste, by game."""


def taste_of(name: str) -> str:
    """The taste of a bot by its name; those who are numbered through have different ones."""
    return list(TASTES)[sum(name.encode()) % len(TASTES)]


def by_taste(found: list[Opinion], liked: tuple[str, ...], scale: float) -> Opinion:
    """The best opinion, or the first one to somebody's taste that is almost as good. The best one comes first."""
    best = found[0]
    for opinion in found:
        is_close = opinion.worth >= best.worth - LEANING * scale and TRIED * opinion.visits >= best.visits
        if is_close and is_liked(opinion.move, liked):
            return opinion
    return best


def is_liked(move: Action, liked: tuple[str, ...]) -> bool:
    """Whether a move is to somebody's taste."""
    return str(move).startswith(liked)
