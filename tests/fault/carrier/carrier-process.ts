import { writeFileSync, writeSync, openSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import type { Moment } from './behaviour.ts';
import { startCarrierServer } from './carrier-server.ts';

/** What the carrier does to the station at a moment. */
export type Blow = { kind: 'kill' | 'stop'; pid: number } | { kind: 'fill'; folder: string };

/** Orders from the test. */
export interface CarrierOrder {
  blow?: Blow | null;
  awaited?: Moment | null;
  sellUpTo?: number;
}

// The carrier of the tests in a process of its own: `carrier-process.ts <journal> <options as JSON>`. Its sales are on the disk before
// it answers, whatever becomes of the station. Orders come over the channel of the parent.
const [, , journalPath = '', options = '{}'] = process.argv;
let blow: Blow | null = null;

const server = await startCarrierServer({
  journalPath,
  ...(JSON.parse(options) as object),
  atMoment() {
    const due = blow;
    blow = null;
    if (due?.kind === 'kill') process.kill(due.pid, 'SIGKILL');
    if (due?.kind === 'stop') process.kill(due.pid, 'SIGSTOP');
    if (due?.kind === 'fill') fill(due.folder);
    if (due) process.send?.({ struck: due.kind });
  },
});

/** Leaves not a byte where the ledger lies. */
function fill(folder: string): void {
  const file = openSync(join(folder, 'filler'), 'w');
  const chunk = Buffer.alloc(64 * 1024, 1);
  try {
    for (let size = chunk.length; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) writeSync(file, chunk, 0, size);
      } catch {
        // Smaller pieces may still fit.
      }
    }
  } finally {
    closeSync(file);
  }
}

process.on('message', (order: CarrierOrder) => {
  if (order.blow !== undefined) blow = order.blow;
  if (order.awaited !== undefined) server.awaitMoment(order.awaited);
  if (order.sellUpTo !== undefined) server.sellUpTo(order.sellUpTo);
  process.send?.({ taken: true });
});
process.on('disconnect', () => process.exit(0));
writeFileSync(1, `${server.url}\n`);
