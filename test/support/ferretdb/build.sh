#!/bin/sh
# Builds the MongoDB-protocol server for tests once and prints where it is. The name holds the versions: main.go and go.sum.
set -eu
cd "$(dirname "$0")"
cache="${XDG_CACHE_HOME:-$HOME/.cache}/track-day-records"
binary="$cache/ferretdb-$(cat main.go go.mod go.sum | cksum | cut -d ' ' -f 1)"
if [ ! -x "$binary" ]; then
  mkdir -p "$cache"
  echo 'building FerretDB for the tests (once, about two minutes)' >&2
  CGO_ENABLED=0 go build -o "$binary.$$" . >&2
  mv "$binary.$$" "$binary"
fi
echo "$binary"
