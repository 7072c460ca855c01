import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { accept, TestClock } from '../samples.ts';

// Accepts shipments until a write fails, then tries once more; says on standard output what became of each.
const ledger = await openSqliteLedger({ path: process.argv[2] ?? '', clock: new TestClock() });
const nameOf = (error: unknown) => (error instanceof Error ? error.name : String(error));

for (;;) {
  try {
    console.log(`stored ${(await accept(ledger)).id}`);
  } catch (error) {
    console.log(`failed ${nameOf(error)}`);
    break;
  }
}
await accept(ledger).then(
  () => console.log('then stored'),
  (error: unknown) => console.log(`then ${nameOf(error)}`),
);
