import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, describe, expect, test } from 'vitest';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import type { ShipmentRecord } from '#electron/engine/shipping/shipment-record.ts';
import { accept, bringTo, change, label, preparedShipment } from '../ledger/samples.ts';
import { useLedger } from '../ledger/use-ledger.ts';
import { openSalesJournal, readSales, type Sale } from './carrier/sales-journal.ts';
import { audit, violationsIn } from './harness/audit.ts';
import { readLedger, sha256, type Books } from './harness/books.ts';
import { createBuyer, type Buyer } from './harness/buyer.ts';

const station = useLedger();
let buyer: Buyer;
let sold: ShipmentRecord;
let doubtful: ShipmentRecord;
const journalPath = () => join(station.folder, 'sales.jsonl');

const fromCarrier = () => {
  const prepared = preparedShipment();
  const adapter = {
    type: 'gateway',
    baseUrl: 'http://127.0.0.1:1',
    upstreamCarrierId: 'up',
    timeoutSeconds: 2,
  } as const;
  return { ...prepared, account: { ...prepared.account, adapter } };
};
const saleOf = ({ id, transactionId }: ShipmentRecord, trackingNumber: string): Sale => ({
  transactionId: `PB00-${id}`,
  itemIds: [`${transactionId}-1`],
  trackingNumbers: [trackingNumber],
});

/** True books: an order that was bought, one in doubt that was sold, and one that was refused. */
beforeEach(async () => {
  const { ledger } = station;
  buyer = createBuyer();
  sold = await accept(ledger, { transactionId: 'bought', prepared: fromCarrier() });
  doubtful = await accept(ledger, { transactionId: 'doubtful', prepared: fromCarrier() });
  const refused = await accept(ledger, { transactionId: 'refused', prepared: fromCarrier() });
  const labelled = { trackingNumbers: ['UP1'], documents: [label('a label')] };
  await ledger.shipments.advance(change(sold.id, 'LABELLED', labelled));
  await bringTo(ledger, doubtful.id, 'UNKNOWN');
  await bringTo(ledger, refused.id, 'REJECTED');
  await ledger.close();
  const journal = openSalesJournal(journalPath());
  journal.append(saleOf(sold, 'UP1'));
  journal.append(saleOf(doubtful, 'UP2'));
  buyer.orders.set('bought', { kind: 'bought', trackingNumbers: ['UP1'], labels: [sha256('a label')], answer: '' });
  buyer.orders.set('doubtful', { kind: 'doubt' });
});

const audited = async () => (await audit(station.path, readSales(journalPath()), buyer)).violations;

const KEEPS_LINES = `CREATE TRIGGER journal_keeps_lines BEFORE UPDATE ON journal
  BEGIN
    SELECT RAISE(ABORT, 'The journal is append-only');
  END`;

/** Changes the ledger's file as no station would. */
function doctor(sql: string): void {
  const database = new Database(station.path);
  database.pragma('foreign_keys = OFF');
  database.exec(sql);
  database.close();
}

test('true books break no promise; sales and doubts are counted', async () => {
  expect(await audit(station.path, readSales(journalPath()), buyer)).toEqual({ sales: 2, unknowns: 1, violations: [] });
});

describe('a doctored journal of the carrier shows', () => {
  test('a second sale of the same order', async () => {
    appendFileSync(journalPath(), `${JSON.stringify(saleOf(sold, 'UP3'))}\n`);
    expect(await audited()).toEqual(['sold twice: bought']);
  });

  test('a sale that the ledger knows nothing of', async () => {
    appendFileSync(journalPath(), `${JSON.stringify({ ...saleOf(sold, 'UP3'), transactionId: 'PB00-other' })}\n`);
    expect(await audited()).toEqual(['sale without a row: PB00-other']);
  });

  test('another number than the one that was paid for', async () => {
    const sales = readSales(journalPath()).map((sale) => ({ ...sale, trackingNumbers: ['UP9'] }));
    const { violations } = await audit(station.path, sales, buyer);
    expect(violations).toEqual(['money not equal: bought has UP1, paid was UP9']);
  });

  test('a label that nobody paid for', async () => {
    const { violations } = await audit(station.path, readSales(journalPath()).slice(1), buyer);
    expect(violations).toEqual(['money not equal: bought has UP1, paid was nothing']);
  });
});

describe('a doctored ledger shows', () => {
  test('a row that is lost', async () => {
    doctor(`DELETE FROM shipment WHERE id = '${sold.id}'`);
    expect(await audited()).toEqual(
      expect.arrayContaining([
        `sale without a row: PB00-${sold.id}`,
        'answer lost: bought was answered 200 and is not there as it was answered',
      ]),
    );
  });

  test('a byte of a label that changed', async () => {
    doctor("UPDATE document_bytes SET bytes = CAST('b label' AS BLOB)");
    expect(await audited()).toEqual([
      'answer lost: bought was answered 200 and is not there as it was answered',
      expect.stringMatching(/^damaged: 1 of 1 documents/),
    ]);
  });

  test('a number that changed', async () => {
    doctor("UPDATE package SET tracking_number = 'UP9' WHERE tracking_number = 'UP1'");
    expect(await audited()).toEqual([expect.stringMatching(/^damaged: Row 1 of the table/)]);
  });

  test('a line of the journal that changed', async () => {
    doctor("DROP TRIGGER journal_keeps_lines; UPDATE journal SET actor = 'nobody' WHERE sequence = 2");
    expect(await audited()).toEqual([expect.stringMatching(/^damaged: The structure/)]);
    doctor(KEEPS_LINES);
    expect(await audited()).toEqual([expect.stringMatching(/^damaged: Line 2 of the journal/)]);
  });
});

describe('books that contradict each other show', () => {
  async function booksWith(doctored: (books: Books) => void): Promise<string[]> {
    const ledger = await readLedger(await openSqliteLedger({ path: station.path, clock: Date }));
    const books = { ...ledger, sales: readSales(journalPath()), orders: buyer.orders, closedAt: station.clock.now() };
    doctored(books);
    return violationsIn(books);
  }
  const entryOf = ({ entries }: Books, id: string) => {
    const entry = entries.find(({ shipment }) => shipment.id === id);
    if (!entry) throw new Error(`There is no entry ${id}`);
    return entry;
  };

  test('a sale that the station denies', async () => {
    const said = await booksWith((books) => {
      const entry = entryOf(books, doubtful.id);
      entry.shipment = { ...entry.shipment, state: 'NOT_SENT' };
      entry.changes = [...entry.changes.slice(0, -1), { from: 'SENDING', to: 'NOT_SENT' }];
    });
    expect(said).toEqual(['sale denied: doubtful was sold and is NOT_SENT']);
  });

  test('two sales under an id that was still held', async () => {
    const said = await booksWith((books) => {
      const entry = entryOf(books, doubtful.id);
      entry.shipment = { ...entry.shipment, transactionId: 'bought' };
    });
    expect(said).toEqual(['sold twice: bought']);
  });

  test('a purchase that hangs', async () => {
    const said = await booksWith((books) => {
      const entry = entryOf(books, doubtful.id);
      entry.shipment = { ...entry.shipment, state: 'SENDING' };
      entry.changes.pop();
      books.closedAt = entry.deadlineAt + 60_000;
    });
    expect(said).toEqual(['left hanging: doubtful is SENDING past its deadline']);
  });

  test('a way that no shipment may go, and a state that the journal does not know', async () => {
    const said = await booksWith((books) => {
      entryOf(books, doubtful.id).changes.push({ from: 'UNKNOWN', to: 'VOIDED' });
    });
    expect(said).toEqual([
      'wrong way: doubtful went from UNKNOWN to VOIDED',
      'journal contradicts: doubtful is UNKNOWN, its journal says VOIDED',
    ]);
  });
});
