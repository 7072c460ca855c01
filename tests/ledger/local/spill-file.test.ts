import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StateChange } from '#electron/engine/shipping/shipment-record.ts';
import type { SpillFile } from '#electron/engine/shipping/recovery/spill-file.ts';
import { openSpillFile, SPILL_BYTES } from '#electron/ledger/local/spill-file.ts';
import { change, label, newFolder } from '../samples.ts';

let place: ReturnType<typeof newFolder>;
let path: string;
let spill: SpillFile;

beforeEach(() => {
  place = newFolder();
  path = `${place.path}-spill`;
  spill = openSpillFile(path);
});
afterEach(() => place.remove());

const sale = (id: string, bytes = Buffer.from([0, 255, 10])): StateChange =>
  change(id, 'LABELLED', { trackingNumbers: [`UP-${id}`], documents: [{ ...label(), bytes }] });

test('its room is taken before it is needed, and stays the same', () => {
  expect(spill.ready()).toBe(true);
  expect(statSync(path).size).toBe(SPILL_BYTES);
  const { blocks } = statSync(path);
  expect(blocks * 512).toBeGreaterThanOrEqual(SPILL_BYTES);
  for (const id of ['a', 'b', 'c']) spill.put(sale(id));
  expect([statSync(path).size, statSync(path).blocks]).toEqual([SPILL_BYTES, blocks]);
});

test.skipIf(process.platform === 'win32')('is readable by its owner only', () => {
  spill.ready();
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('entries come back as they were put, in order, also by another start', () => {
  const given = [sale('a'), change('b', 'REJECTED', { attempt: { outcome: 'REJECTED', detail: 'no' } }), sale('c')];
  for (const entry of given) expect(spill.put(entry)).toBe(true);
  expect(spill.entries()).toEqual(given);
  expect(openSpillFile(path).entries()).toEqual(given);
});

test('what is forgotten is gone from the file too', () => {
  spill.put(sale('a', Buffer.from('Jane Roe lives here')));
  spill.forget(spill.entries());
  expect([spill.entries(), openSpillFile(path).entries()]).toEqual([[], []]);
  expect(readFileSync(path).includes(Buffer.from('Jane Roe').toString('base64').slice(0, 8))).toBe(false);
  expect(spill.put(sale('b'))).toBe(true);
  expect(openSpillFile(path).entries()).toEqual([sale('b')]);
});

test('what came after the others were read stays when they are forgotten, also for another start', () => {
  spill.put(sale('a'));
  const read = spill.entries();
  spill.put(sale('b'));
  spill.forget(read);
  expect(spill.entries()).toEqual([sale('b')]);
  expect(openSpillFile(path).entries()).toContainEqual(sale('b'));
  spill.put(sale('c'));
  spill.forget(spill.entries());
  expect(openSpillFile(path).entries()).toEqual([]);
});

describe('an entry that is not whole', () => {
  test('was not acknowledged and is left out, and those before it stay', () => {
    spill.put(sale('a'));
    const { length } = Buffer.from(readFileSync(path).toString('latin1').replace(/\0+$/, ''), 'latin1');
    spill.put(sale('b'));
    const bytes = readFileSync(path);
    bytes.fill(0, length + 60, length + 90);
    writeFileSync(path, bytes);
    expect(openSpillFile(path).entries()).toEqual([sale('a')]);
  });
});

test('documents that find no room are left out; the numbers that were paid for stay', () => {
  const large = sale('a', Buffer.alloc(SPILL_BYTES));
  expect(spill.put(large)).toBe(true);
  expect(spill.entries()).toEqual([
    { ...change('a', 'PURCHASED', { trackingNumbers: ['UP-a'], documentSources: [] }) },
  ]);
});

test('when it is full it says so, and loses nothing of what it has', () => {
  const nearlyAll = Buffer.alloc((SPILL_BYTES * 3) / 4 - 2000);
  spill.put(sale('a', nearlyAll));
  const filler = change('b', 'UNKNOWN', { reason: 'x'.repeat(SPILL_BYTES) });
  expect(spill.put(filler)).toBe(false);
  expect(
    openSpillFile(path)
      .entries()
      .map(({ documents }) => documents?.[0]?.bytes.length),
  ).toEqual([nearlyAll.length]);
});

test('what the disk did not take is there while this run lasts, behind what it did, until it is forgotten', () => {
  spill.put(sale('a'));
  const filler = change('b', 'UNKNOWN', { reason: 'x'.repeat(SPILL_BYTES) });
  expect(spill.put(filler)).toBe(false);
  expect(spill.entries()).toEqual([sale('a'), filler]);
  spill.forget(spill.entries());
  expect(spill.entries()).toEqual([]);

  const nowhere = openSpillFile(`${place.folder}/missing/spill`);
  expect(nowhere.put(sale('c'))).toBe(false);
  expect(nowhere.entries()).toEqual([sale('c')]);
  nowhere.forget(nowhere.entries());
  expect(nowhere.entries()).toEqual([]);
});

test('a file of another size is made anew; where that is not possible it is not ready', () => {
  spill.ready();
  truncateSync(path, 10);
  expect(openSpillFile(path).ready()).toBe(true);
  const nowhere = openSpillFile(`${place.folder}/missing/spill`);
  expect([nowhere.ready(), nowhere.put(sale('a')), existsSync(`${place.folder}/missing`)]).toEqual([
    false,
    false,
    false,
  ]);
});
