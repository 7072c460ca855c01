import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../../harness/fault.ts';
import { noStrace, readCalls, unsyncedSends } from '../../harness/strace.ts';
import { inWorld } from '../../harness/world.ts';

/** Between the last word in the ledger and the first to the carrier, and to the client, lies a wait for the disk. Shown by the kernel. */
export const syncBeforeSend: Fault = {
  name: 'sync',
  title: 'system calls: ledger and witness are synced before every send',
  runs: { short: 3, long: 200 },
  impossible: noStrace,
  run: (times) =>
    inWorld({}, async (world) => {
      const trace = join(world.folder, 'trace');
      const watched = 'trace=pwrite64,fdatasync,fsync,connect,write,writev,sendto';
      const station = await world.start({ under: ['strace', '-f', '-y', '-s', '64', '-e', watched, '-o', trace] });
      for (let count = 0; count < times; count += 1) await world.buyer.advance(station.api, `order-${count}`);
      await world.stop(station);
      const calls = readCalls(readFileSync(trace, 'utf8'));
      const { unsynced, sends, written } = unsyncedSends(calls, new URL(world.carrier.url).port);
      const violations = unsynced.map((send) => `sent before the ledger was on the disk: ${send}`);
      for (const file of ['ledger.db-wal', 'ledger.db-witness'])
        if (!written.has(file)) violations.push(`${file} was never seen to be written`);
      // Each order goes to the carrier and back to the client.
      if (sends < 2 * times) violations.push(`only ${sends} sends were seen`);
      return violations;
    }),
};
