import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import { atOnce } from '../../ledger/conformance/conformance.ts';
import { draft } from '../../ledger/manifest-draft.ts';
import { accept, bringTo, change, newFolder } from '../../ledger/samples.ts';
import { newDatabase, openPostgresLedger } from '../database.ts';

/** Two desks of one ledger. */
let desks: Ledger[];
let remove: () => Promise<void>;

beforeEach(async () => {
  const { address, drop } = await newDatabase();
  const folders = [newFolder(), newFolder()];
  desks = await Promise.all(folders.map(({ folder }) => openPostgresLedger({ address, folder, clock: Date })));
  remove = async () => {
    await Promise.all(desks.map((desk) => desk.close()));
    await drop();
    for (const folder of folders) folder.remove();
  };
});
afterEach(() => remove());

const desk = (index: number): Ledger => desks[index % desks.length] ?? expect.fail('There is no desk');

/** Ids, bought by turns at both desks. */
const labelled = (count: number): Promise<string[]> =>
  atOnce(count, async (index) => {
    const { id } = await accept(desk(index));
    await bringTo(desk(index), id, 'LABELLED');
    return id;
  });

const open = async (at: Ledger) =>
  (await at.manifests.open({ carrierId: 'test-a', clientId: null }, { after: null, limit: 500 })).map(({ id }) => id);

test('a day that both desks close at once is closed by one of them', async () => {
  const ids = await labelled(20);
  for (const each of desks) expect((await open(each)).toSorted()).toEqual(ids.toSorted());
  const closed = (await atOnce(8, (index) => desk(index).manifests.close(draft(), ids))).flatMap((each) => each ?? []);
  expect(closed).toHaveLength(1);
  const [manifest] = closed;
  for (const each of desks) {
    const on = await each.manifests.shipments(manifest?.id ?? '');
    expect(on.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(await each.manifests.find(manifest?.id ?? '')).toEqual(manifest);
    expect(await open(each)).toEqual([]);
  }
});

test('each shipment goes on one manifest, and no number is given twice or left out', async () => {
  const ids = await labelled(40);
  // Each is asked for by four, at both desks.
  const parts = Array.from({ length: 40 }, (_, index) => [0, 1, 2, 3].map((more) => ids[(index + more) % 40] ?? ''));
  const answers = await atOnce(40, (index) => desk(index).manifests.close(draft(), parts[index] ?? []));
  const closed = answers.flatMap((each) => each ?? []);
  expect(closed.length).toBeGreaterThan(0);
  const taken = (await Promise.all(closed.map(({ id }) => desk(1).manifests.shipments(id)))).flat().map(({ id }) => id);
  expect(new Set(taken).size).toBe(taken.length);
  expect(taken.length).toBe(4 * closed.length);
  expect([...taken, ...(await open(desk(0)))].toSorted()).toEqual(ids.toSorted());
  const numbers = closed.map(({ number }) => Number(number.slice(4, 12)));
  expect(numbers.toSorted((one, other) => one - other)).toEqual(closed.map((_, index) => index + 1));
});

test('its place in the journal is behind the labels of both desks', async () => {
  const ids = await labelled(6);
  const closed = await desk(0).manifests.close(draft(), ids);
  const lines = await desk(1).feed.after(0, 500);
  const labels = lines.filter(({ state }) => state === 'LABELLED').map(({ sequence }) => sequence);
  expect(labels).toHaveLength(6);
  expect(closed?.journal.sequence).toBeGreaterThanOrEqual(Math.max(...labels));
});

test('what one desk voids while the other closes is voided on paper or off it, never half of either', async () => {
  for (let round = 0; round < 10; round += 1) {
    const ids = await labelled(4);
    const [closed] = await Promise.all([
      desk(0).manifests.close(draft(), ids),
      desk(1).shipments.advance(change(ids[0] ?? '', 'VOIDED')),
    ]);
    const on = closed ? await desk(1).manifests.shipments(closed.id) : [];
    expect(on).toHaveLength(closed ? 4 : 0);
    const left = await open(desk(1));
    expect(left.toSorted()).toEqual(closed ? [] : ids.slice(1).toSorted());
    if (left.length > 0) await desk(1).manifests.close(draft(), left);
  }
});

test("a carrier's manifest that a desk is asking for is not taken for abandoned at the other, until the desk ends", async () => {
  const ids = await labelled(2);
  const closed = await desk(0).manifests.close(draft(), ids, true);
  const id = closed?.id ?? '';
  const [one, other] = [desk(0).carrierManifests, desk(1).carrierManifests];
  expect([await one.listAbandoned(), await other.listAbandoned()]).toEqual([[], []]);
  // Where it was refused, one of both asks again.
  const refusal = { ids: [], notes: {}, leftOut: [], reason: 'No.', trouble: null, forms: [] };
  await one.recordOutcome(id, 1, { ...refusal, state: 'REFUSED' });
  const again = await atOnce(6, (index) => desk(index).carrierManifests.requestAgain(id, 1));
  expect(again.flatMap((each) => each ?? [])).toHaveLength(1);
  const asks = again.findIndex((each) => each !== null) % 2;
  expect(await desk(asks + 1).carrierManifests.listAbandoned()).toEqual([]);
  await desk(asks).close();
  expect((await desk(asks + 1).carrierManifests.listAbandoned()).map((each) => each.id)).toEqual([id]);
});
