import { createHash, randomBytes } from 'node:crypto';
import { writeSync } from 'node:fs';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { accept, change, label, TestClock } from '../samples.ts';

// Buys labels from eight callers at once until it is killed; writes a line to standard output after each promise has resolved.
const ledger = await openSqliteLedger({ path: process.argv[2] ?? '', clock: new TestClock() });

async function buyForEver() {
  for (;;) {
    const transactionId = randomBytes(8).toString('hex');
    const { id, platformTrackingNumbers } = await accept(ledger, { transactionId });
    const number = platformTrackingNumbers.join();
    writeSync(1, `${id} SENDING ${number}\n`);
    const bytes = randomBytes(5000);
    const documents = [{ ...label(), bytes }];
    await ledger.shipments.advance(change(id, 'LABELLED', { trackingNumbers: [transactionId], documents }));
    writeSync(1, `${id} LABELLED ${number} ${createHash('sha256').update(bytes).digest('hex')}\n`);
  }
}

await Promise.all(Array.from({ length: 8 }, buyForEver));
