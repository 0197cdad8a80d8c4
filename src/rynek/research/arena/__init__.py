"""The arena: many games between entrants of any kind, fairly seated, kept as records, rated with intervals."""
