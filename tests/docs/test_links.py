"""Links between our pages lead somewhere."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]


def targets(page: Path) -> list[str]:
    """The files a page links to, without other sites and places in the page itself."""
    return re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))


def test_links_to_files_lead_to_files() -> None:
    links = [(page, target) for page in PAGES for target in targets(page)]

    broken = [f"{page.relative_to(ROOT)}: {target}" for page, target in links if not (page.parent / target).exists()]

    assert len(links) > 10
    assert broken == []
