# The arena
arena-title = { $game }: { $games } games of { $players }
arena-known = { $leader } is better than all the others: known at { $sure }.
arena-unknown = No leader is known at { $sure } yet; more games would be needed.
arena-open = No entrant is known to be better than all the others at { $sure }.
arena-how = { $deals } deals: a deal is one line-up with one luck, played in every rotation of the seats. Seed { $seed }, version { $rules } of the rules. Ratings: Plackett-Luce on Elo's scale with a mean of 1500; intervals at 95%, deals taken as the independent observations. A star in the table of pairs: the better one is known by the sequential test.
arena-again = The same results come from:
arena-progress = Games
arena-resumed = { $done } finished games taken up from { $folder }.
arena-whole-deals = { $games } games: whole deals, so that everybody sits everywhere equally often.
arena-kept = All files are in { $folder }. The same command takes the arena up again; more games go on from here.
arena-stopped = Interrupted. { $done } finished games are kept in { $folder }; the same command goes on from here.
arena-failed = { $reason } The { $done } finished games are kept in { $folder }; the same command goes on from here.
arena-everybody = whoever sits there

arena-table-ratings = Ratings
arena-table-pairs = Finished ahead of the other (row against column)
arena-table-points = Points
arena-table-seats = Victories by seat
arena-table-times = Decision times
arena-table-faults = Games lost by a fault

arena-column-entrant = Entrant
arena-column-rating = Rating
arena-column-interval = 95% interval
arena-column-wins = Victories
arena-column-games = Games
arena-column-faults = Faults
arena-column-mean = Mean
arena-column-spread = Std. dev.
arena-column-cut-5 = 5%
arena-column-cut-25 = 25%
arena-column-cut-50 = Median
arena-column-cut-75 = 75%
arena-column-cut-95 = 95%
arena-column-in-seat = Seat { $seat }
arena-column-decisions = Decisions
arena-column-mean-time = Mean
arena-column-median = Median
arena-column-slow = 95%
arena-column-longest = Longest
arena-column-game = Game
arena-column-seat = Seat
arena-column-fault = Fault
arena-column-detail = What happened

arena-fault-crash = crash
arena-fault-illegal = illegal move
arena-fault-time = out of time
arena-fault-memory = out of memory
arena-more-faults =
    { $count ->
        [one] and one more; results.json lists all
       *[other] and { $count } more; results.json lists all
    }

arena-figure-ratings = Ratings with intervals
arena-figure-pairs = How often the entrant of the row finished ahead of the one of the column
arena-figure-scores = Share of games that ended with at most so many points
arena-figure-times = Share of decisions that took longer
arena-figure-seats = Victories by seat; dotted: equal shares
arena-axis-rating = rating (Elo's scale), 95% intervals
arena-axis-pairs = against
arena-axis-points = points
arena-axis-share = share of games
arena-axis-seconds = seconds a decision
arena-axis-slower = share of decisions that took longer
arena-axis-seat = seat
arena-axis-wins = share of victories

# The corpus
corpus-progress = Games
corpus-written = { $games } games in { $folder }
