#!/bin/sh
# Runs once, when the database is made: the owner of the tables and the app's role, which reads and writes rows only.
set -e
psql -v ON_ERROR_STOP=1 -v migrate="$MIGRATE_PASSWORD" -v app="$APP_PASSWORD" --username "$POSTGRES_USER" --dbname pacioli <<'SQL'
create role migrate login password :'migrate';
create role app login password :'app';
alter role app set statement_timeout = '5s';
alter role app set lock_timeout = '2s';
alter role app set idle_in_transaction_session_timeout = '10s';
alter role app set timezone = 'UTC';
alter database pacioli owner to migrate;
alter schema public owner to migrate;
SQL
