#!/bin/sh
# What the tests against a real CUPS need, from Debian's packages; says in one line why not where that is not possible.
set -eu
command -v cupsd >/dev/null && command -v ippeveprinter >/dev/null && command -v dbus-daemon >/dev/null && exit 0
command -v apt-get >/dev/null || { echo 'No CUPS here, and no apt-get to install it: tests against a real CUPS are skipped.'; exit 0; }
[ "$(id -u)" = 0 ] || { echo 'No CUPS here, and only root may install it: tests against a real CUPS are skipped.'; exit 0; }
{ apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
  cups cups-client cups-ipp-utils cups-filters dbus; } >/dev/null 2>&1 ||
  echo 'CUPS could not be installed: tests against a real CUPS are skipped.'
