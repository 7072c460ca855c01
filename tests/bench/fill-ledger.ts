import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { Ledger } from '#electron/engine/ledger.ts';
import { witnessPath } from '#electron/ledger/local/witness-file.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { accept, change, recipient } from '../ledger/samples.ts';

const FIRST = ['Ada', 'Grace', 'Konrad', 'Edsger', 'Barbara', 'Alan', 'Hedy', 'Donald', 'Radia', 'Niklaus', 'Frances'];
const LAST = [
  'Byron',
  'Hopper',
  'Zuse',
  'Moor',
  'Liskov',
  'Turing',
  'Lamarr',
  'Knuth',
  'Perlman',
  'Wirth',
  'Allen',
  'Ng',
];
const CITIES = ['Portland', 'Memphis', 'Boston', 'Austin', 'Denver', 'Seattle', 'Albany'];
const ACCOUNTS = ['test-a', 'test-b', 'test-f'];
const DAY_MS = 86_400_000;
/** Writes that share a commit. */
const AT_ONCE = 500;

const pick = (list: readonly string[], index: number) => list[index % list.length] ?? '';

/** What every shipment costs where any has a cost. */
export const COST = { amount: '7.45', currency: 'EUR' };
export const trackingNumberOf = (index: number) => `TEST${pick(ACCOUNTS, index)}${index}`;
export const isRefused = (index: number) => index % 100 === 0;

/** Fills a new ledger with shipments of many recipients and accounts; of every hundred one was refused. Nothing is drawn. @param more `days`: over so many, up to now */
export async function fillLedger(
  path: string,
  count: number,
  more: { cost?: typeof COST; days?: number } = {},
): Promise<void> {
  const end = Date.now();
  const instantOf = (index: number) => end - Math.floor((more.days ?? 0) * DAY_MS * (1 - index / count));
  // The time of a ledger never goes back.
  let at = instantOf(0);
  const clock = more.days === undefined ? { now: Date.now } : { now: () => at };
  const ledger = await openSqliteLedger({ path, clock });
  for (let from = 0; from < count; from += AT_ONCE) {
    const indexes = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, offset) => from + offset);
    at = instantOf(from);
    await Promise.all(indexes.map((index) => addShipment(ledger, index, more)));
  }
  await ledger.close();
  // It holds two days in full, and here these would be years: it begins anew.
  if (more.days !== undefined) rmSync(witnessPath(path));
}

async function addShipment(ledger: Ledger, index: number, more: { cost?: typeof COST }): Promise<void> {
  const name = `${pick(FIRST, index)} ${pick(LAST, Math.floor(index / FIRST.length))}`;
  const carrierId = pick(ACCOUNTS, index);
  const { id } = await accept(ledger, {
    alike: [randomBytes(32).toString('hex')],
    transactionId: `ORDER-${String(index).padStart(6, '0')}`,
    sample: {
      carrierId,
      recipient: recipient({
        contact: { personName: name },
        address: { city: pick(CITIES, index), zipCode: String(10_000 + (index % 80_000)) },
      }),
      items: [`item-${index}`],
      references: [{ key: 'ref1', label: 'Purchase order', value: `PO-${index * 7}` }],
    },
  });
  if (isRefused(index)) await ledger.shipments.advance(change(id, 'REJECTED'));
  else await ledger.shipments.advance(change(id, 'LABELLED', { trackingNumbers: [trackingNumberOf(index)], ...more }));
}
