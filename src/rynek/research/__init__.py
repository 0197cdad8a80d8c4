"""Research: the arena and the corpus. What it needs beyond rynek itself stands in the extras `research` and `ray`."""
