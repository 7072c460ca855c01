#!/bin/sh
# Before the Debian package goes: ends the stations that run from it, in order, and takes away what starts them at login, so that nothing
# listens and nothing comes back. The data folders stay: they are the shipments. An upgrade leaves everything as it is.
set -eu

PROGRAM=/opt/Packbench/packbench
PATIENCE_S=20

[ "${1:-}" = remove ] || exit 0

# The main processes; the ones that Electron starts below them carry --type.
stations() {
  find /proc -maxdepth 2 -path '/proc/[0-9]*/exe' -lname "$PROGRAM" -printf '%h\n' 2>/dev/null | while read -r process; do
    tr '\0' '\n' <"$process/cmdline" 2>/dev/null | grep -q '^--type=' || echo "${process#/proc/}"
  done
}

# A purchase that is under way is finished or settled first: the station sees to that itself when it is asked to stop.
for pid in $(stations); do kill -TERM "$pid" 2>/dev/null || true; done
waited=0
while [ -n "$(stations)" ] && [ "$waited" -lt "$PATIENCE_S" ]; do
  sleep 1
  waited=$((waited + 1))
done
for pid in $(stations); do kill -KILL "$pid" 2>/dev/null || true; done

# As the user whose file it is, never as root in somebody's home.
getent passwd | while IFS=: read -r user _ _ _ _ home _; do
  file="$home/.config/autostart/packbench.desktop"
  if [ -e "$file" ]; then runuser -u "$user" -- rm -f -- "$file" || true; fi
done
