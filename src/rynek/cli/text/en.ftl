# Columns of tables
cli-column-option = Option
cli-column-meaning = Meaning
cli-column-default = Default
cli-column-allowed = Allowed
cli-column-rank = Rank
cli-column-seat = Seat
cli-column-points = Points
cli-column-from = From
cli-column-bot = Bot
cli-column-games = Games
cli-column-wins = Wins
cli-column-mean = Mean points

# Playing in the terminal
cli-welcome = { $game }. You are { $seat }. Type a move or its number; /help shows what else you can do.
cli-seed = Hash of the seed: { $hash }
cli-seed-revealed = The seed was { $seed }.
cli-more-moves =
    { $count ->
        [one] … and one more move. /moves WORD lists those with the word.
       *[other] … and { $count } more moves. /moves WORD lists those with the word.
    }
cli-help =
    A move: its notation or its number. Enter alone plays the only move there is.
    /moves WORD   the moves, or those with a word in them
    /board        the table
    /score        the points so far
    /undo         take your last move back
    /save FILE    write the record of the match
    /quit         leave
cli-no-number = There is no move number { $number }.
cli-unknown-command = There is no command { $command }. /help lists them.
cli-saved = Saved: { $file }
cli-undone = Taken back.
cli-over = The game is over.
cli-goodbye = Goodbye.

# Replays and simulations
cli-replayed =
    { $count ->
        [one] One answer, all according to the rules.
       *[other] { $count } answers, all according to the rules.
    }
cli-seed-checked = The dice and draws are those of the seed.
cli-seed-unknown = The seed is not in the record, so dice and draws could not be checked.
cli-sim-title = { $game }, { $games } games of { $players }; 95% intervals
cli-sim-pace = { $decisions } decisions in a game, { $pace } games a second on { $jobs } processes
why-no-such-letter = There is no seat { $letter } at a table of { $players }.
why-nothing-to-learn = { $game } has no features to learn from.
