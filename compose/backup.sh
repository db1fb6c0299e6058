#!/bin/sh
# Backups of the database and the uploads of compose.yaml. The connection is in PGHOST, PGDATABASE, PGUSER and PGPASSWORD.
#   backup                 runs for ever: one backup a day; what is older than BACKUP_DAYS goes
#   backup now             makes one and ends
#   backup restore NAME    puts the database and the uploads back as they were then; stop the app first
set -eu
umask 077
BACKUPS=${BACKUPS:-/backups}
UPLOADS=${UPLOADS:-/uploads}
DAYS=${BACKUP_DAYS:-14}

# The database first: each picture that it names is then among the uploads. What ends in the middle leaves no .dump.
make() {
  name=pacioli-$(date -u +%Y-%m-%dT%H%M%SZ)
  pg_dump --format=custom --file="$BACKUPS/$name.draft" || return 1
  pg_restore --list "$BACKUPS/$name.draft" >/dev/null || return 1
  tar -czf "$BACKUPS/$name.uploads.tar.gz" -C "$UPLOADS" . || return 1
  mv "$BACKUPS/$name.draft" "$BACKUPS/$name.dump"
  echo "$name"
  find "$BACKUPS" -name 'pacioli-*' -type f -mtime "+$DAYS" -delete
}

restore() {
  dump=$BACKUPS/$1.dump
  files=$BACKUPS/$1.uploads.tar.gz
  pg_restore --list "$dump" >/dev/null
  tar -tzf "$files" >/dev/null
  # Tables that were made after the backup go as well, so that the migrations that follow can make them again.
  psql --quiet --set=ON_ERROR_STOP=1 --command='set client_min_messages = warning' \
    --command='drop schema public cascade' --command='create schema public'
  pg_restore --no-owner --exit-on-error --single-transaction --dbname="$PGDATABASE" "$dump"
  find "$UPLOADS" -mindepth 1 -delete
  tar -xzf "$files" -C "$UPLOADS"
  echo "restored $1"
}

case ${1:-} in
now) make ;;
restore) restore "${2:?the name of a backup, as in pacioli-2026-11-25T030000Z}" ;;
"")
  trap 'kill ${!:-} 2>/dev/null; exit 0' TERM INT
  while :; do
    if [ -z "$(find "$BACKUPS" -name "pacioli-$(date -u +%F)*.dump")" ]; then
      make || echo "The backup failed; the next try is in ten minutes." >&2
    fi
    sleep 600 &
    wait $!
  done
  ;;
*) echo "backup, backup now, backup restore NAME" >&2 && exit 1 ;;
esac
