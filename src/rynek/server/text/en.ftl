# What the server says when it refuses
error-stale = The table has changed since; look again.
error-not-your-seat = This seat is not yours.
error-not-seated = Only players at the table can do this.
error-seat-taken = This seat is taken.
error-no-free-seat = No seat is free at this table.
error-seat-in-use = { $name } is here; only they can let a bot play for them.
error-not-over = The record shows what is hidden; it can be had when the game is over.
error-only-replay = This table can only be looked at.
error-no-such-table = There is no such table.
error-no-such-invitation = This invitation is not valid.
error-no-such-page = There is nothing at this address.
error-no-such-position = There is no position { $position } here yet.
error-no-such-bot = There is no bot “{ $level }”.
error-old-rules = This table was played under older rules and can no longer be shown.
error-bad-message = This message cannot be understood: { $detail }.
error-bad-name = A name has 1 to 24 printable characters.
error-bad-chat = Say something of 1 to 500 characters.
error-bad-seats = The seats do not fit: { $detail }.
error-bad-token = This token is not valid.
error-not-asked = Nothing is asked of you now.
error-too-large = This is too large.
error-too-fast = Too many requests; wait a moment.
page-too-fast = Too many requests from your address. This page tries again by itself in a moment.
error-foreign-origin = This request comes from a foreign page and is refused.
error-link-used = This link has been used or is too old.
error-storage = The table could not be saved; nothing has changed. Try again in a moment.
error-fault = Something went wrong on the server; nothing has changed.

# What is shown while others must act
wait-for = Waiting for { $names }.
wait-over = The game is over.
wait-replay = A recorded game.
wait-chance = The dice are being cast.

# Seats without a name
bot-name = Bot { $number }

# Levels of bots
bot-easy = Easy
    .info = Plays quickly and slips now and then.
bot-normal = Normal
    .info = Takes the move that looks best at once.
bot-hard = Hard
    .info = Weighs more of what may be hidden and what may come; takes longer.
