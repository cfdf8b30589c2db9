#!/bin/sh
# Brings the servers that the tests can use to a Debian machine: PostgreSQL and FerretDB (MongoDB's protocol), Redis; a
# Chromium, without a window where the release has one, a Firefox and a WebKit that can be driven; strace and faketime, by
# which a disk is slow and a clock jumps. Nothing is started. Run as root; what is there already is left alone. Without
# apt-get it says so and ends well.
set -eu
here="$(dirname "$0")"
here_is() { command -v "$1" >/dev/null 2>&1; }
# shellcheck disable=SC2086 -- a list of words on purpose
get() { apt-get install -y --no-install-recommends $1 >&2; }

missing=''
[ -n "$(ls -d /usr/lib/postgresql/*/bin/initdb 2>/dev/null)" ] || missing="$missing postgresql"
here_is redis-server || missing="$missing redis-server"
here_is firefox-esr || here_is firefox || missing="$missing firefox-esr"
here_is WebKitWebDriver || missing="$missing webkit2gtk-driver"
here_is Xvfb || missing="$missing xvfb"
here_is strace || missing="$missing strace"
here_is faketime || missing="$missing faketime"
browser=''
here_is chromium-headless-shell || browser='chromium-headless-shell'
if [ -n "$missing$browser" ]; then
  if ! here_is apt-get; then
    echo "no apt-get here: install these yourself, or let their tests be skipped:$missing $browser" >&2
  else
    export DEBIAN_FRONTEND=noninteractive
    apt-get update >&2 || [ -z "$missing" ]
    [ -z "$missing" ] || get "$missing"
    # A Chromium with a window does as well, only slower.
    [ -z "$browser" ] || get "$browser" || here_is chromium || get chromium
  fi
fi
if here_is go; then
  "$here/ferretdb/build.sh" >&2
else
  echo 'no Go here: the tests on MongoDB will be skipped' >&2
fi
