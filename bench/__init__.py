"""Speed, as ratios taken in one run on one machine: every game, compiled and plain, against Catanatron."""
