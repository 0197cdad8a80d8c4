"""The report of an arena: one page of HTML that needs nothing else, with figures and tables."""

from html import escape
from typing import Final

from rynek.play.words import Words
from rynek.research.arena.figures import FIGURES, as_svg, figure
from rynek.research.arena.summary import Summary
from rynek.research.arena.tables import Table, tables, verdict

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; color: #1d2429; background: #fff; max-width: 62rem;
  margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.7rem; margin: 0 0 .3rem } h2 { font-size: 1.15rem; margin: 2.2rem 0 .5rem }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(28rem, 100%), 1fr)); gap: 1.5rem }
figure { margin: 0 } figure svg { width: 100%; height: auto } figcaption { color: #4d5a63; font-size: .9rem }
.wide { overflow-x: auto } table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums }
th, td { padding: .3rem .8rem .3rem 0; text-align: right; border-bottom: 1px solid #d9dee2; vertical-align: top }
th:first-child, td:first-child { text-align: left } thead th { border-bottom: 2px solid #1d2429 }
code { font-size: .85rem; overflow-wrap: anywhere } footer { margin-top: 2.5rem; color: #4d5a63; font-size: .9rem }
@media print { body { margin: 0; max-width: none } figure, table { break-inside: avoid } }
"""


def report(summary: Summary, words: Words, command: str, *, stops: bool) -> str:
    """The whole page."""
    title = words.text(
        "arena-title", game=words.text("game-title"), games=summary.games, players=summary.plan["players"]
    )
    drawn = "\n".join(drawing(name, summary, words) for name in FIGURES)
    shown = "\n".join(as_html(table) for table in tables(summary, words))
    return f"""<!doctype html>
<html lang="{words.lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title><style>{STYLE}</style></head>
<body>
<h1>{escape(title)}</h1>
<p>{escape(verdict(summary, words, stops=stops))}</p>
<div class="figures">
{drawn}
</div>
{shown}
<footer>
<p>{escape(words.text("arena-how", deals=summary.deals, seed=summary.plan["seed"], rules=summary.plan["rules"]))}</p>
<p>{escape(words.text("arena-again"))} <code>{escape(command)}</code></p>
</footer>
</body>
</html>
"""


def drawing(name: str, summary: Summary, words: Words) -> str:
    """A figure with what it shows."""
    caption = escape(words.text(f"arena-figure-{name}"))
    svg = as_svg(figure(name, summary, words)).replace("<svg ", f'<svg role="img" aria-label="{caption}" ', 1)
    return f"<figure>{own_names(svg, name)}<figcaption>{caption}</figcaption></figure>"


def own_names(svg: str, name: str) -> str:
    """A drawing whose inner names differ from those of the other drawings on the page."""
    for mark in ('id="', 'href="#', "url(#"):
        svg = svg.replace(mark, f"{mark}{name}-")
    return svg


def as_html(table: Table) -> str:
    """A table with its title."""
    heads = "".join(f"<th>{escape(head)}</th>" for head in table.heads)
    rows = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in table.rows)
    return (
        f'<h2>{escape(table.title)}</h2>\n<div class="wide"><table><thead><tr>{heads}</tr></thead>'
        f"<tbody>\n{rows}\n</tbody></table></div>"
    )
