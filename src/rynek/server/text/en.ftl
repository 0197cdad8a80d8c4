# What the server says when it refuses
error-stale = The table has changed since; look again.
error-not-your-seat = This seat is not yours.
error-not-seated = Only players at the table can do this.
error-seat-taken = This seat is taken.
error-no-free-seat = No seat is free at this table.
error-seat-in-use = { $name } is here; only they can let a bot play for them.
error-not-over = The record shows what is hidden; it can be downloaded when the game is over.
error-not-over-yet = This can be done when the game is over.
error-only-replay = This table can only be looked at.
error-no-such-table = There is no such table.
error-no-such-invitation = This invitation is not valid.
error-no-such-page = There is nothing at this address.
error-no-such-position = There is no position { $position } here yet.
error-no-such-bot = There is no bot “{ $level }”.
error-old-rules = This table was played under older rules and can no longer be shown.
error-bad-message = This message cannot be understood: { $detail }.
error-bad-name = A name has 1 to 24 printable characters.
error-bad-chat = A message has 1 to 500 characters.
error-bad-seats = The seats do not fit: { $detail }.
error-bad-token = This token is not valid.
error-not-asked = Nothing is asked of you now.
error-not-a-bot = No bot plays this seat.
error-too-large = This is too large.
error-too-fast = Too many requests; wait a moment.
page-too-fast = Too many requests from your address. This page tries again by itself in a moment.
error-foreign-origin = This request comes from a foreign page and is refused.
error-link-used = This link has been used or is too old.
error-storage = The database does not answer; the table shows what has been saved. Try again in a moment.
error-seat-waits = { $name } has just left; a bot may play for them in { $seconds } s.
error-damaged-table = The record of this table is damaged; it cannot be shown. Whoever runs the server can look into it with “rynek doctor”.
error-elsewhere = This table is just changing to another process of the server; try again in a moment.
error-processes-sqlite = Several processes need PostgreSQL (--database): on one SQLite file they would not tell each other of moves, and only one can write at a time anyway.
error-worker-sqlite = Workers, and servers without processes of their own for bots, need PostgreSQL (--database): on SQLite one server does everything.
error-busy = The server is overloaded; try again in a moment.
error-foreign-host = This server is not known by this name. Whoever runs it can allow the name with --allowed-host.
error-no-worker = Nobody is there who thinks for the bots; try again later.
error-fault = Something went wrong on the server; nothing has changed.

# Why the server cannot start
error-port-taken = Port { $port } on { $host } is taken by another program; choose another with --port.
error-no-listening = Cannot listen on { $host }, port { $port }: { $reason }.
error-data-is-file = { $place } is a file; --data wants a folder.
error-database-corrupt = { $place } is damaged or is not a database of rynek. Put an earlier copy in its place, or start with another folder (--data).
error-database-read-only = { $place } can be read but not written. Check its permissions, or start with another folder (--data).
error-database-newer = { $place } was written by a newer rynek (step { $found }; this one knows { $known }). Install a newer version.
error-database-away = The database { $place } does not answer: { $reason }
error-database-missing = There is no database of this rynek at { $place }.
error-database-refused = { $place } cannot be opened: { $reason }
error-database-held = A server is already running on { $place }. Two servers on one SQLite file would not know of each other's moves: stop it, choose another folder (--data), or use PostgreSQL.
error-restore-not-empty = There is already a database of rynek here. Restore into an empty one (--data, --database).
error-no-backup = { $place } is not a complete backup of rynek.

# What is shown while others must act
wait-for = Waiting for { $names }.
wait-changing = You have chosen, and may change it as long as we wait for { $names }.
wait-over = The game is over.
wait-replay = A recorded game.
wait-chance = The dice are being cast.

# Seats without a name
bot-name = Bot { $number }

# Levels of bots
bot-novice = Novice
    .info = Still learning: often misjudges what moves are worth. For your first games.
bot-easy = Easy
    .info = Plays quickly and overlooks things. For when you know the rules.
bot-normal = Normal
    .info = Looks ahead and judges soundly: to win you need a plan.
bot-hard = Hard
    .info = Thinks several moves ahead, also about what others may hold, and forgives few mistakes.
bot-master = Master
    .info = The strongest: looks at everything it has time for.

# Lessons
lesson-guest = Guest
counted = Points
    .symbol = points
lesson-open = Now you
    .text = From here on everything is open. Play on alone against an easy bot. The golden frame shows what a strong player would do, and why; you need not follow it.
    .do = Make any move you like.
lesson-done = You know how it goes
    .text = You have played on your own. Go on here as long as you like, or begin a real game.
    .do = Well done!
lesson-other = That is allowed, too, but first things first: { $do }
error-lesson-other = The lesson asks for another move now.
error-no-lesson = There is no lesson for this.

# Hints
hint-alone = Nothing else seems worth a thought.
hint-forced = This is the only move there is.
hint-move = “{ $move }”
hint-plan = Then { $moves }.
hint-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-more = { $way ->
    [up] { $amount } more
   *[down] { $amount } fewer
}
hint-brings = Compared with “{ $other }”: { $what }.
hint-overall = In all the bot expects about { $amount } more from it.
hint-later = The bot expects about { $amount } more from it later on.
hint-promises = The bot expects about { $amount } more than after “{ $other }”.
hint-prefers = Played on, it comes out better than “{ $other }”.
hint-close = About as good as “{ $other }”.
hint-order = { $steps ->
    [1] The other way round is about as good.
   *[other] “{ $other }” may just as well come first.
}
hint-before = It is better made before “{ $other }”: about { $amount } more.
hint-denies = It costs { $name } about { $amount }.
hint-odds = It comes out ahead in { $ahead } of { $tries } tries.
motive-alone = Nothing else seemed worth a thought.
motive-forced = It was the only move there was.
motive-secret = The reason lies in what only { $name } knows.
motive-rather = Not its best move: a longer thought finds “{ $other }” better by about { $amount }.

# What “rynek doctor” finds
doctor-versions = rynek { $package }, schema { $schema }
doctor-rules = { $game }, rules { $version }: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }
doctor-old-rules = { $game }, rules { $version }: { $tables ->
        [one] { $tables } table, which this rynek
       *[other] { $tables } tables, which this rynek
    } can neither show nor continue
doctor-integrity = The file is damaged: { $detail }
doctor-gap = { $table }: moves are missing from the log. Stored / expected: { $detail }
doctor-seats = { $table }: the seats do not fit the players: { $detail }
doctor-log = { $table }: the rules do not accept the log ({ $detail }).
doctor-done = { $tables ->
        [one] { $tables } table looked at,
       *[other] { $tables } tables looked at,
    } { $found ->
        [0] nothing wrong.
       *[other] found: { $found }.
    }

backup-done = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} written to { $file }.
restore-done = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} restored.
purge-done = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} removed.
purge-tried = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} would be removed.

tables-table = table
tables-game = game
tables-seats = seats
tables-moves = answers
tables-waits = waits for
tables-changed = last change
tables-process = process
tables-all = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $over } over; { $processes ->
    [0] no other process tells of itself
    [one] { $processes } process at work
   *[other] { $processes } processes at work
}.
keys-now = { $count ->
    [one] One key is in use. Restart the server.
   *[other] { $count } keys are in use; the newest one signs. Restart the server.
}
