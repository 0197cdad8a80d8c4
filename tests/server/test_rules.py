"""The rules on the page: every clause at its anchor, every code a link, in both languages, in the wheel too."""

import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from rynek.play.words import LANGUAGES
from rynek.server import shell
from rynek.server.catalog import game_help
from rynek.server.gallery import gallery
from rynek.server.rules import rendered, rules_page
from tests.docs.test_clauses import GAMES, ROOT, clauses, rules_text
from tests.server.visitor import CONTEXT, PATIENCE, Server

EXAMPLE = """# Stalls: the rules

Of our own [words](../words.md).

## 1. Goods [Towary]

- **R1.1** A stall sells bread (R1.2, Q1, R9.9).
- R1.2 Or <b>cheese</b>.
  1. smoked
  2. fresh

### Rulings

| id | ruling |
|---|---|
| Q1 | See R1. |

**E1 A sale.** By R1.1.
"""


def test_every_clause_has_an_anchor_and_every_code_that_is_there_leads_to_it() -> None:
    page = rendered(EXAMPLE)

    assert page["title"] == "Stalls: the rules"
    assert [(one["id"], one["text"], one["level"]) for one in page["contents"]] == [
        ("R1", "1. Goods", 2),
        ("part-2", "Rulings", 3),
    ]
    assert '<li id="R1.1" class="rule"><strong><a class="clause" href="#R1.1">R1.1</a></strong>' in page["html"]
    assert '<tr id="Q1" class="rule">' in page["html"]
    assert '<p id="E1" class="rule">' in page["html"]
    assert 'See <a class="clause" href="#R1">R1</a>.' in page["html"]
    assert "R9.9)" in page["html"]
    assert "&lt;b&gt;cheese" in page["html"]
    assert "words.md" not in page["html"]
    assert "<small>[Towary]</small>" in page["html"]


@pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in GAMES for lang in LANGUAGES])
def test_no_clause_of_a_game_is_lost_and_none_is_doubled(game: str, lang: str) -> None:
    page = rules_page(game, lang)
    anchors = re.findall(r' id="([^"]+)"', page["html"])

    assert page["lang"] == lang
    assert len(anchors) == len(set(anchors))
    assert set(clauses(rules_text(game, lang))) <= set(anchors)


def test_rules_and_pictures_are_files_that_browsers_keep(server: Server) -> None:
    for kind in ("rules", "pictures"):
        address = f"{server.address}/static/e/{shell.edition()}/{kind}/tiny_towns.pl.json"
        answer = httpx.get(address, verify=CONTEXT, timeout=PATIENCE)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, shell.KEPT)
        strange = httpx.get(f"{server.address}/static/{kind}/chess.pl.json", verify=CONTEXT, timeout=PATIENCE)
        assert strange.status_code == 400


def test_cards_are_drawn_as_on_the_board_with_what_they_do() -> None:
    pictures = {one["name"]: one for one in gallery("tiny_towns", "pl")["pictures"]}

    assert len(pictures) > 30
    assert pictures["Farma"]["svg"].startswith("<g")
    assert "data-part" not in pictures["Farma"]["svg"]
    assert "R14.2" in pictures["Farma"]["info"]


@pytest.mark.parametrize(
    ("game", "domains"),
    [
        ("troyes", ("card-", "event-card-")),
        ("genoa", ("card-",)),
        ("tiny_towns", ("card-",)),
        ("caylus_1303", ("building-",)),
    ],
)
def test_the_gallery_shows_every_card(game: str, domains: tuple[str, ...]) -> None:
    cards = {one["name"] for one in game_help(game, "pl")["components"] if one["key"].startswith(domains)}

    assert len(cards) > 20
    assert cards - {one["name"] for one in gallery(game, "pl")["pictures"]} == set()


def test_an_installed_package_brings_the_rules_along(tmp_path: Path) -> None:
    build = [sys.executable, "setup.py", "-q", "build_py", "--build-lib", str(tmp_path)]
    plain = {**os.environ, "RYNEK_COMPILE": "0"}
    subprocess.run(build, cwd=ROOT, env=plain, check=True, capture_output=True)
    ask = "from rynek.server.rules import rules_page; print(rules_page('troyes', 'pl')['lang'])"
    installed = {**os.environ, "PYTHONPATH": str(tmp_path)}
    told = subprocess.run(
        [sys.executable, "-c", ask], cwd=tmp_path, env=installed, check=True, capture_output=True, text=True
    )

    assert told.stdout.strip() == "pl"
