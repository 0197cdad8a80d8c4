# Seats
seat-A = Player A
seat-B = Player B
seat-C = Player C
seat-D = Player D
seat-E = Player E
seat-F = Player F

# Why something is refused
why-game-over = The game is over.
why-not-your-turn = It is not your turn: { $seat } must answer first.
why-no-such-seat = There is no seat { $seat } at this table.
why-not-asked = This is not what is asked now: { $move }.
why-not-allowed = The rules do not allow this now: { $move }.
why-bad-players = This game is for { $low } to { $high } players, not for { $players }.
why-unknown-verb = There is no move “{ $verb }” in this game. Moves: { $known }.
why-bad-argument = “{ $word }” does not fit here. Write: { $wanted }. Allowed there: { $allowed }.
why-argument-count = “{ $verb }” is written like this: { $wanted }.
why-unknown-game = There is no game “{ $game }”. Games: { $known }.
why-unknown-bot = There is no bot “{ $bot }”. Bots: { $known }.
why-unknown-option = There is no option “{ $option }”. Options: { $known }.
why-bad-option = The option “{ $option }” cannot be { $value }. Allowed: { $allowed }.
why-nothing-to-undo = There is nothing you may take back: something new has been seen since.
why-position-value = Position, { $where }: { $value } is not possible. Expected: { $wanted }.
why-position-missing = Position: { $where } is missing.
why-position-key = Position: { $where } is unknown. Known here: { $known }.
why-position-impossible = This position is impossible: { $detail }.
why-position-other-game = This is a position of { $found }, not of { $wanted }.
why-other-version = This was made under version { $found } of the rules; here is version { $wanted }.
why-record-format = This is not a record of a match, or it is too long.
why-record-line = Line { $line } of the record cannot be understood: { $text }
why-record-move = Line { $line } of the record: { $reason }
why-record-draw = Line { $line } of the record: chance cannot have drawn this.
why-record-seed = The seed of the record does not have the hash it announced.
why-no-move = “{ $move }” is not a move of this game.
why-bad-seed = A seed is a word of 1 to { $most } printable characters.
why-position-says = The position says { $name } { $found }, not { $given }.
why-record-hidden = Line { $line } of the record hides an answer that was not yet known to all: it can be read, not replayed.

# What is wrong with a position
position-no-steps = it names no unfinished step
position-nothing-to-answer = there is nothing to answer for seat number { $seat }
position-steps-do-not-fit = the unfinished step does not fit the table
position-step-needs = { $where }: the step { $step } needs { $fields }
position-step-wants-list = { $where }: in the step { $step }, { $field } must be a list
position-step-wants-one = { $where }: in the step { $step }, { $field } must be a single entry
position-step-does-not-fit = { $where }: the step { $step } does not take these values
position-two-places = { $what } is in two places

# Research
why-bad-number = { $name } must be { $low } or more, not { $value }.
why-missing-package = The package “{ $package }” is not installed. Install it with: pip install "rynek[{ $extra }]"
why-no-bot-file = The bot file { $file } cannot play: { $reason }
why-no-program = There is no program to start: { $program }
why-bad-address = No bot answers at this address: { $address }
why-bad-sure = “{ $value }” is not a degree of certainty. Write a percentage between 50 and 100, such as 95%.
why-other-plan = { $folder } holds games that were played differently ({ $what }). Choose another folder with --out.
why-folder-in-use = { $folder } is in use by another run.
why-no-cluster = There is no Ray cluster to play on: { $reason }
why-no-entrants = Nobody is named to play.
