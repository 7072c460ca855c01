"""A serial port without a cable: prints its path, then passes on what comes in, both ways, until its input ends."""

import os
import pty
import select
import sys
import tty

outside, inside = pty.openpty()
tty.setraw(inside)
print(os.ttyname(inside), flush=True)
while True:
    for source in select.select([0, outside], [], [])[0]:
        data = os.read(source, 4096)
        if not data:
            sys.exit()
        os.write(outside if source == 0 else 1, data)
