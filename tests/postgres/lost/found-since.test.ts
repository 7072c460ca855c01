import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import { accept, change, label, newFolder, TestClock } from '../../ledger/samples.ts';
import { newDatabase, openPostgresLedger, type TestDatabase } from '../database.ts';

let database: TestDatabase;
let desk: Ledger;
let place: ReturnType<typeof newFolder>;
const open = () => openPostgresLedger({ address: database.address, folder: place.folder, clock: new TestClock() });

beforeEach(async () => {
  [database, place] = [await newDatabase(), newFolder()];
  desk = await open();
});
afterEach(async () => {
  await desk.close();
  await database.drop();
  place.remove();
});

test('one that was in doubt in the database and was found since says what its desk knows of it, and keeps its notes', async () => {
  const { id } = await accept(desk, { transactionId: 'found' });
  await desk.shipments.advance(change(id, 'UNKNOWN', { attempt: { outcome: 'UNKNOWN', detail: 'No answer.' } }));
  const { fallBack } = await database.snapshot();
  const sale = { trackingNumbers: ['UP1'], notes: { labelId: 'label-1' } };
  await desk.shipments.advance(change(id, 'PURCHASED', sale));
  await desk.shipments.advance(change(id, 'LABELLED', { documents: [label('UP1')] }));
  await fallBack();
  await desk.close();
  desk = await open();

  expect((await desk.shipments.find(id))?.state).toBe('UNKNOWN');
  expect(await desk.shipments.attempts(id)).toMatchObject([
    { outcome: 'UNKNOWN', detail: expect.stringContaining('Last known: LABELLED, UP1.') },
  ]);
  expect((await desk.shipments.attemptNotes(id)).notes).toEqual({ labelId: 'label-1' });
});
