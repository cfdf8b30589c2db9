#!/bin/sh
# Brings the servers that the tests can use to a Debian machine: PostgreSQL and FerretDB (MongoDB's protocol), Redis; and
# a Chromium, without a window where the release has one. Nothing is started. Run as root; what is there already is left
# alone. Without apt-get it says so and ends well.
set -eu
here="$(dirname "$0")"
missing=''
[ -n "$(ls -d /usr/lib/postgresql/*/bin/initdb 2>/dev/null)" ] || missing="$missing postgresql"
command -v redis-server >/dev/null 2>&1 || missing="$missing redis-server"
command -v chromium-headless-shell >/dev/null 2>&1 || missing="$missing chromium-headless-shell"
if [ -n "$missing" ]; then
  if ! command -v apt-get >/dev/null 2>&1; then
    echo "no apt-get here: install these yourself, or let their tests be skipped:$missing" >&2
  else
    export DEBIAN_FRONTEND=noninteractive
    apt-get update >&2
    case "$missing" in *headless-shell*) apt-cache show chromium-headless-shell >/dev/null 2>&1 || missing="${missing%-headless-shell}" ;; esac
    # shellcheck disable=SC2086 -- a list of words on purpose
    apt-get install -y --no-install-recommends $missing >&2
  fi
fi
if command -v go >/dev/null 2>&1; then
  "$here/ferretdb/build.sh" >&2
else
  echo 'no Go here: the tests on MongoDB will be skipped' >&2
fi
