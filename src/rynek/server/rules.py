"""Rules: docs/rules as the page shows them. Every clause has an anchor, and every code of a clause leads to it."""

import itertools
import re
from collections.abc import MutableMapping, Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import OptionsDict

from rynek.server.answers import Heading, RulesPage

FOLDERS: Final = (Path(__file__).parent / "rules", Path(__file__).parents[3] / "docs" / "rules")
"""Where the rules lie: beside this file in a wheel, which is built with a copy of them; in the sources under docs."""

CODE: Final = re.compile(r"\b(?:R\d+(?:\.\d+)?|SQ\d+|[QEWSB]\d+)[a-z]?\b")
DEFINED: Final = re.compile(r"^(?:\*\*)?((?:R\d+\.\d+|(?:SQ|[QEWSB])\d+)[a-z]?)\b")
CHAPTER: Final = re.compile(r"^(\d+[a-z]?)\. ")
PRINTED: Final = re.compile(r"\s*\[[^\]]*\]\s*")
"""The heading of the printed rulebook that stands behind ours."""

MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")


def rules_file(game: str, lang: str) -> Path:
    """The text of a game's rules in a language, or in English, in which all are written first."""
    folder = next(folder for folder in FOLDERS if folder.is_dir())
    translated = folder / lang / f"{game}.md"
    return translated if translated.is_file() else folder / f"{game}.md"


def rules_files() -> list[Path]:
    """All texts of rules."""
    return sorted(path for folder in FOLDERS if folder.is_dir() for path in folder.rglob("*.md"))


@cache
def rules_page(game: str, lang: str) -> RulesPage:
    """The rules of a game, rendered once."""
    path = rules_file(game, lang)
    spoken = lang if path.parent.name == lang else "en"
    return rendered(path.read_text(encoding="utf-8"), spoken)


def rendered(text: str, lang: str = "en") -> RulesPage:
    """A text of rules: its title, its table of contents, its body."""
    tokens = MARKDOWN.parse(text)
    title = tokens[1].content
    contents = _headings(tokens)
    known = {heading["id"] for heading in contents} | set(_clauses(tokens))
    html = MARKDOWN.renderer.render(tokens[3:], MARKDOWN.options, {"known": known})
    return {"title": title, "lang": lang, "contents": contents, "html": html}


def _headings(tokens: list[Token]) -> list[Heading]:
    """The headings with their anchors: R9 for chapter 9, a running number for those that have none."""
    found: list[Heading] = []
    for opening, inline in itertools.pairwise(tokens):
        if opening.type != "heading_open" or opening.tag == "h1":
            continue
        said = PRINTED.sub(" ", inline.content).replace("`", "").strip()
        printed = "".join(PRINTED.findall(inline.content)).strip()
        aside = Token("html_inline", "", 0, content=f" <small>{escape(printed)}</small>" if printed else "")
        inline.children = [*(MARKDOWN.parseInline(said)[0].children or []), aside]
        chapter = CHAPTER.match(said)
        anchor = f"R{chapter[1]}" if chapter else f"part-{len(found) + 1}"
        opening.attrSet("id", anchor)
        found.append({"id": anchor, "text": said, "level": int(opening.tag[1])})
    return found


def _clauses(tokens: list[Token]) -> list[str]:
    """The codes of all clauses, each set as the anchor of the item, row or paragraph it opens."""
    found: list[str] = []
    for at, token in enumerate(tokens):
        code = DEFINED.match(token.content) if token.type == "inline" else None
        if code is None:
            continue
        opening = _opened(tokens, at)
        if opening is not None and opening.attrGet("id") is None:
            opening.attrSet("id", code[1])
            opening.attrJoin("class", "rule")
            found.append(code[1])
    return found


def _opened(tokens: list[Token], at: int) -> Token | None:
    """The block that begins with an inline text: the item of a list, the row of a table, or the paragraph."""
    first, second = tokens[at - 1], tokens[at - 2]
    if first.type in ("td_open", "paragraph_open") and second.type in ("tr_open", "list_item_open"):
        return second
    return first if first.type == "paragraph_open" else None


def _text(
    renderer: RendererHTML, tokens: Sequence[Token], at: int, options: OptionsDict, env: MutableMapping[str, Any]
) -> str:
    """A run of words; codes of clauses that are there lead to them."""

    def link(code: re.Match[str]) -> str:
        return f'<a class="clause" href="#{code[0]}">{code[0]}</a>' if code[0] in env["known"] else code[0]

    return CODE.sub(link, escape(tokens[at].content, quote=False))


def _no_link(
    renderer: RendererHTML, tokens: Sequence[Token], at: int, options: OptionsDict, env: MutableMapping[str, Any]
) -> str:
    """Links lead to other files of the sources, which are not here: their words stay."""
    return ""


def _table(
    renderer: RendererHTML, tokens: Sequence[Token], at: int, options: OptionsDict, env: MutableMapping[str, Any]
) -> str:
    """A table scrolls by itself where the page is narrow."""
    return '<div class="wide" tabindex="0"><table>\n'


def _table_end(
    renderer: RendererHTML, tokens: Sequence[Token], at: int, options: OptionsDict, env: MutableMapping[str, Any]
) -> str:
    return "</table></div>\n"


def _drawn(
    renderer: RendererHTML, tokens: Sequence[Token], at: int, options: OptionsDict, env: MutableMapping[str, Any]
) -> str:
    """What is drawn in letters scrolls by itself, too."""
    return f'<pre tabindex="0">{escape(tokens[at].content)}</pre>\n'


MARKDOWN.add_render_rule("fence", _drawn)
MARKDOWN.add_render_rule("text", _text)
MARKDOWN.add_render_rule("link_open", _no_link)
MARKDOWN.add_render_rule("link_close", _no_link)
MARKDOWN.add_render_rule("table_open", _table)
MARKDOWN.add_render_rule("table_close", _table_end)
