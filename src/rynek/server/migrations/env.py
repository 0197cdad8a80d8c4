"""Alembic calls this to run the steps on the connection that `database.upgrade` hands over."""

from alembic import context

from rynek.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
