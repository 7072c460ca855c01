import { beforeEach, expect, test } from 'vitest';
import type { SpillFile } from '#electron/engine/shipping/recovery/spill-file.ts';
import { replayBufferedOutcomes } from '#electron/engine/shipping/recovery/replay-buffered-outcomes.ts';
import { LedgerAwayError, StorageFullError } from '#electron/engine/ledger-errors.ts';
import type { StateChange } from '#electron/engine/shipping/shipment-record.ts';
import { NOBODY_ELSE } from '#electron/engine/leases.ts';
import { createOwnership } from '#electron/engine/shipping/ownership.ts';
import { openSpillFile } from '#electron/ledger/local/spill-file.ts';
import { accept, bringTo, change, label } from '../samples.ts';
import { useLedger } from '../use-ledger.ts';

const station = useLedger();
let spill: SpillFile;
let logged: string[];

beforeEach(() => {
  spill = openSpillFile(`${station.path}-spill`);
  logged = [];
});

const fold = () =>
  replayBufferedOutcomes(
    { ledger: station.ledger, spill, log: (event) => void logged.push(event) },
    createOwnership(NOBODY_ELSE),
  );
const sale = (shipmentId: string): StateChange =>
  change(shipmentId, 'LABELLED', {
    trackingNumbers: ['UP1'],
    documents: [label('the label that was paid for')],
    attempt: { outcome: 'PURCHASED', detail: null },
  });
const labelOf = async (id: string) => {
  const [document] = await station.ledger.shipments.documents(id);
  const stored = document && (await station.ledger.shipments.documentBytes(document.id));
  return stored && Buffer.from(stored.bytes).toString();
};

test('a sale that was spilled is in the ledger afterwards, with its label, and the spill file is empty', async () => {
  const { id } = await accept(station.ledger);
  spill.put(sale(id));
  await fold();
  expect(await station.ledger.shipments.find(id)).toMatchObject({ state: 'LABELLED', trackingNumbers: ['UP1'] });
  expect([await labelOf(id), spill.entries()]).toEqual(['the label that was paid for', []]);
});

test('a sale whose shipment became UNKNOWN meanwhile is LABELLED, with its label', async () => {
  const { id } = await accept(station.ledger);
  await bringTo(station.ledger, id, 'UNKNOWN');
  spill.put(sale(id));
  await fold();
  expect(await station.ledger.shipments.find(id)).toMatchObject({ state: 'LABELLED', trackingNumbers: ['UP1'] });
  expect((await station.ledger.shipments.journal(id)).map(({ to }) => to).slice(-3)).toEqual([
    'UNKNOWN',
    'PURCHASED',
    'LABELLED',
  ]);
  expect(await labelOf(id)).toBe('the label that was paid for');
});

test('a refusal that was spilled frees the transactionId', async () => {
  const { id, transactionId } = await accept(station.ledger);
  spill.put(change(id, 'REJECTED'));
  await fold();
  expect((await station.ledger.shipments.find(id))?.state).toBe('REJECTED');
  await accept(station.ledger, { transactionId });
});

test('folding in again what is in already changes nothing', async () => {
  const { id } = await accept(station.ledger);
  await station.ledger.shipments.advance(sale(id));
  const before = await station.ledger.shipments.journal(id);
  spill.put(sale(id));
  await fold();
  expect(await station.ledger.shipments.journal(id)).toEqual(before);
  expect(spill.entries()).toEqual([]);
});

test('an answer of a shipment that the ledger does not have is named in the log', async () => {
  spill.put(sale('not-of-this-ledger'));
  await fold();
  expect(logged).toEqual(['spilled answer left out', 'spilled answers folded in']);
});

test('an answer of a shipment that a database may have lost stays until it is known', async () => {
  spill.put(sale('not-stated-yet'));
  station.ledger.reads.find = () => Promise.reject(new LedgerAwayError('Desks are awaited'));
  await expect(fold()).rejects.toThrow(LedgerAwayError);
  expect(spill.entries()).toHaveLength(1);
});

test('what the ledger still cannot take stays in the spill file', async () => {
  const { id } = await accept(station.ledger);
  spill.put(sale(id));
  const { advance } = station.ledger.shipments;
  station.ledger.shipments.advance = () => Promise.reject(new StorageFullError('full'));
  await expect(fold()).rejects.toThrow(StorageFullError);
  expect(spill.entries()).toHaveLength(1);
  station.ledger.shipments.advance = advance;
  await fold();
  expect((await station.ledger.shipments.find(id))?.state).toBe('LABELLED');
});
