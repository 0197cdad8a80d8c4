"""Answers: what browsers and programs are told. The description of the API is made from these types."""

from typing import Annotated, Any, NotRequired, TypedDict

from msgspec import Meta

Letter = Annotated[str, Meta(pattern="^[A-F]$")]
"""A seat."""
Moment = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$")]
Count = Annotated[int, Meta(ge=0)]


class Health(TypedDict):
    """The server answers and its database takes what is to be stored."""

    status: str


# games


class Choice(TypedDict):
    """One value an option may have."""

    value: str
    label: str


class OptionLine(TypedDict):
    """An option of a game. `default` is of the option's kind."""

    name: str
    kind: str
    label: str
    info: str
    default: Any
    choices: list[Choice]
    low: int
    high: int
    most: int


class GameLine(TypedDict):
    """A game on offer."""

    name: str
    title: str
    blurb: str
    players: list[int]
    minutes: list[int]
    weight: float
    drawing: bool
    lesson: bool
    options: list[OptionLine]


class BotLine(TypedDict):
    """A bot on offer."""

    level: str
    label: str
    info: str


class Catalog(TypedDict):
    """All that the form for a new table needs."""

    games: list[GameLine]
    bots: list[BotLine]


class Component(TypedDict):
    """A component of a game, explained."""

    key: str
    name: str
    info: str


class GameHelp(TypedDict):
    """How to play in short."""

    title: str
    howto: str
    components: list[Component]


class Pictured(TypedDict):
    """A component with its explanation and its drawing."""

    name: str
    info: str
    svg: str


class Gallery(TypedDict):
    """The components of a game as they are drawn."""

    pictures: list[Pictured]


class Heading(TypedDict):
    """A heading of the rules and its anchor."""

    id: str
    text: str
    level: int


class RulesPage(TypedDict):
    """The rules of a game: what they hold, and their body as HTML."""

    title: str
    lang: str
    contents: list[Heading]
    html: str


# tables


class MadeTable(TypedDict):
    """A new table. `invitation`: the way to its free seats; empty when there is none."""

    table: str
    invitation: str


class TableName(TypedDict):
    """A table."""

    table: str


class LessonCard(TypedDict):
    """One card of a guided first game. `do`: what is to be done, empty when it is only to be read. `look`: parts."""

    title: str
    text: str
    do: str
    look: list[str]


class LessonGain(TypedDict):
    """What the last step of a lesson has brought, or taken."""

    symbol: str
    label: str
    by: int


class LessonShown(TypedDict):
    """How far a lesson has come. `stage`: `script`, `open` (the rest of the round is free) or `done`."""

    stage: str
    first: int
    steps: int
    cards: list[LessonCard]
    brought: list[LessonGain]


class Results(TypedDict):
    """Points and ranks by seat."""

    points: list[int]
    ranks: list[int]


class TableLine(TypedDict):
    """A table at which this browser holds a seat."""

    table: str
    game: str
    title: str
    players: list[str]
    my_seats: list[Letter]
    my_turn: bool
    over: bool
    lesson: bool
    changed: Moment
    results: Results | None


class MyTables(TypedDict):
    """The tables of this browser."""

    tables: list[TableLine]


class GameStatistics(TypedDict):
    """What came of the finished games of one kind."""

    game: str
    title: str
    finished: int
    contests: int
    won: int
    best: int
    mean: float


class MyGames(TypedDict):
    """The tables of this browser, and what came of them."""

    tables: list[TableLine]
    statistics: list[GameStatistics]


class OpenTable(TypedDict):
    """A table that waits for anybody."""

    game: str
    title: str
    players: list[str]
    free: Count
    mine: bool
    invitation: str
    created: Moment


class OpenTables(TypedDict):
    """The tables that wait for anybody."""

    tables: list[OpenTable]


class SeatLine(TypedDict):
    """A seat as whoever is invited sees it. `kind`: bot, free or human."""

    seat: Letter
    name: str
    kind: str
    level: str


class Invitation(TypedDict):
    """What an invitation leads to."""

    table: str
    game: str
    title: str
    seats: list[SeatLine]
    free: list[Letter]
    mine: list[Letter]


class Claimed(TypedDict):
    """A seat that was free. `token`: for a program that asked for one."""

    table: str
    seat: Letter
    token: NotRequired[str]


class Link(TypedDict):
    """A link that is good once, until it expires."""

    link: str
    expires: Moment


class LinkedSeats(TypedDict):
    """What a link would move."""

    table: str
    title: str
    seats: list[Letter]


class Moved(TypedDict):
    """Now the browser shares the games of another one."""

    moved: bool


class RecordContents(TypedDict):
    """What is in a record."""

    game: str
    title: str
    players: list[str]
    positions: Count
    over: bool


# programs at a seat


class SeatToken(TypedDict):
    """A token with which a program plays a seat. It is shown once."""

    table: str
    seat: Letter
    token: str


class Prompt(TypedDict):
    """What is asked, or who is waited for, and the clause of the rules behind it."""

    text: str
    clause: str


class RankLine(TypedDict):
    """The seats that share a rank."""

    rank: int
    seats: list[Letter]
    points: int


class SeatView(TypedDict):
    """The table as the seat sees it. `view`: as its game describes it."""

    table: str
    game: str
    seat: Letter
    revision: Count
    position: Count
    over: bool
    must_act: bool
    to_act: list[Letter | None]
    prompt: Prompt
    scores: list[int | None]
    ranking: list[RankLine] | None
    view: dict[str, Any]


class MoveLine(TypedDict):
    """A legal move."""

    move: str
    label: str


class SeatMoves(TypedDict):
    """The legal moves of the seat. `more`: others can be typed as well."""

    revision: Count
    moves: list[MoveLine]
    more: bool


class Revision(TypedDict):
    """The table after the change."""

    revision: Count


class EventLine(TypedDict):
    """Something that has happened.

    `seat`: whom it is about; `by`: whose move it was; `main`: the first such line of the move; `round`: a heading, a
    round or turn begins; `clause`: the rule by which it happened, if one alone is behind it;
    `recap`: what it means to others, in few words, or nothing; `where`: the parts of the board it touched.
    """

    position: Count
    by: Letter | None
    main: bool
    round: bool
    seat: Letter | None
    text: str
    clause: str
    recap: str
    where: list[str]


class SeatEvents(TypedDict):
    """What has happened, after as many lines as were named; `count`: all lines."""

    revision: Count
    must_act: bool
    over: bool
    count: Count
    lines: list[EventLine]


class Refusal(TypedDict):
    """Refused; nothing has changed. `code` for programs, `text` for people, the clause of the rules if there is one."""

    code: str
    text: str
    clause: str
