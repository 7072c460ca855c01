import { afterAll, beforeAll } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { newFolder, TestClock } from '../../ledger/samples.ts';
import { prepareLedger } from '../shipping/scheduled-desk.ts';
import { carrierInEveryOrder } from './carrier-in-every-order.ts';

const place = newFolder();
let ledger: Ledger;

beforeAll(async () => {
  ledger = await openSqliteLedger({ path: place.path, clock: new TestClock() });
  await prepareLedger(ledger);
});
afterAll(async () => {
  await ledger.close();
  place.remove();
});

carrierInEveryOrder(() => [ledger]);
