"""A match: set-up and log, validation, undo, records and words. No rules here."""
