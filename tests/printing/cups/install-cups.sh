#!/bin/sh
# What the tests against a real CUPS need, from Debian's packages; says in one line why not where that is not possible.
set -eu
usable() {
  command -v cupsd && command -v ippeveprinter && command -v lpadmin && command -v dbus-daemon &&
    /usr/lib/cups/daemon/cups-driverd cat drv:///sample.drv/zebraep2.ppd
}
usable >/dev/null 2>&1 && exit 0
how='tests against a real CUPS are skipped (apt-get install cups cups-client cups-ipp-utils cups-filters dbus).'
command -v apt-get >/dev/null || { echo "No CUPS here, and no apt-get to install it: $how"; exit 0; }
[ "$(id -u)" = 0 ] || { echo "No CUPS here, and only root may install it: $how"; exit 0; }
{ apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
  cups cups-client cups-ipp-utils cups-filters dbus; } >/dev/null 2>&1 || { echo "CUPS could not be installed: $how"; exit 0; }
usable >/dev/null 2>&1 || echo "CUPS is installed and does not run: $how"
