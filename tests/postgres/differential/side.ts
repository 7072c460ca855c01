import { dirname } from 'node:path';
import type { Ledger } from '#electron/engine/ledger.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { change, newFolder, TestClock } from '../../ledger/samples.ts';
import { newDatabase, openPostgresLedger } from '../database.ts';

/** What a ledger makes up itself, in the order in which it came: operations name it by its place. */
export type Kept = Record<'shipment' | 'document' | 'number' | 'manifest' | 'address', string[]>;

/** One of the two ledgers. */
export interface Side {
  ledger: Ledger;
  clock: TestClock;
  kept: Kept;
  /** Where the next page of a list begins, by the list. */
  cursors: Map<string, string>;
  /** As a restart does. */
  reopen(): Promise<void>;
  close(): Promise<void>;
}

/** Both, each with nothing in it, on one clock. */
export async function openBoth(): Promise<{ clock: TestClock; sides: [Side, Side] }> {
  const clock = new TestClock();
  const { path, remove } = newFolder();
  const desk = newFolder();
  const { address, drop } = await newDatabase();
  const file = await openSide(clock, () => openSqliteLedger({ path, clock }), remove);
  const shared = await openSide(
    clock,
    () => openPostgresLedger({ address, folder: dirname(desk.path), clock }),
    async () => {
      await drop();
      desk.remove();
    },
  );
  return { clock, sides: [file, shared] };
}

async function openSide(clock: TestClock, open: () => Promise<Ledger>, remove: () => unknown): Promise<Side> {
  const side: Side = {
    ledger: await open(),
    clock,
    kept: { shipment: [], document: [], number: [], manifest: [], address: [] },
    cursors: new Map(),
    async reopen() {
      await side.ledger.close();
      side.ledger = await open();
      // Before anything else is asked of it, what the last run left is put in order.
      for (const { id, state } of await side.ledger.shipments.listAbandoned())
        await side.ledger.shipments.advance(change(id, state === 'RESERVED' ? 'NOT_SENT' : 'UNKNOWN'));
    },
    async close() {
      await side.ledger.close();
      await remove();
    },
  };
  return side;
}

/** One of those that the ledger made; one that nobody knows where there is none. */
export const pick = (kept: readonly string[], place: number): string =>
  kept[place % Math.max(kept.length, 1)] ?? 'f'.repeat(32);

/** Keeps what is new. */
export function keep(kept: string[], ...found: readonly string[]): void {
  for (const each of found) if (!kept.includes(each)) kept.push(each);
}
