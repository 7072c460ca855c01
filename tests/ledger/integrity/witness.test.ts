import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LedgerDamagedError } from '#electron/ledger/errors.ts';
import { witnessPath } from '#electron/ledger/local/witness-file.ts';
import { readLines, toRecord } from '#electron/ledger/local/witness-lines.ts';
import type { ClientRecord } from '#electron/engine/identity/store.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import { PRESENT } from '#electron/ledger/present.ts';
import { completeRestore, prepareRestore } from '#electron/ledger/sqlite/backup/restore.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { some } from '../../forms.ts';
import { accept, change, label, newFolder } from '../samples.ts';
import { useLedger } from '../use-ledger.ts';

const station = useLedger();
const LOG_HEAD = 32;
const FRAME = 24 + 4096;
/** Where the frames of a log begin; in the short form of half of them. */
function framesOf(log: Buffer): number[] {
  const count = Math.ceil((log.length - LOG_HEAD) / FRAME);
  const all = Array.from({ length: count }, (_, index) => LOG_HEAD + index * FRAME);
  return some(all, Math.ceil(count / 2));
}

/** A sale as a caller was told of it. */
async function sell(transactionId: string): Promise<string> {
  const { id } = await accept(station.ledger, { transactionId });
  const sale = { trackingNumbers: [`UP-${transactionId}`], documents: [label(transactionId)] };
  await station.ledger.shipments.advance(change(id, 'LABELLED', sale));
  return id;
}

const SUFFIXES = ['', '-wal', '-open', '-witness'];

/** Leaves the files as a station that is killed now would: the ledger stays in the file that it was written in. */
async function killInPlace() {
  const files = SUFFIXES.map((suffix) => readFileSync(station.path + suffix));
  await station.ledger.close();
  for (const [index, suffix] of SUFFIXES.entries()) writeFileSync(station.path + suffix, files[index] ?? '');
}

/** The files as a station that is killed now would leave them, elsewhere. */
function afterKill() {
  const place = newFolder();
  const putBack = () => {
    for (const suffix of SUFFIXES) copyFileSync(station.path + suffix, place.path + suffix);
  };
  putBack();
  return { ...place, putBack, open: () => openSqliteLedger({ path: place.path, clock: station.clock }) };
}

type Place = ReturnType<typeof afterKill>;

/** Null where the start was refused, with all files as they were; else the answered sales that are missing. */
async function missing(place: Place, sold: readonly string[]): Promise<string[] | null> {
  const before = readFileSync(place.path);
  try {
    const ledger = await place.open();
    const found = await Promise.all(sold.map((id) => ledger.shipments.find(id)));
    await ledger.close();
    return sold.filter((_, index) => found[index]?.state !== 'LABELLED');
  } catch (error) {
    expect(error).toBeInstanceOf(LedgerDamagedError);
    expect(readFileSync(place.path).equals(before)).toBe(true);
    return null;
  }
}

describe('a log that is damaged after a kill: refused, or not one answered sale missing', () => {
  /** Sells, kills, and damages the log in each way in turn. */
  async function inEachWay(ways: (log: Buffer) => Iterable<[name: string, log: Buffer]>) {
    const sold = [await sell('one'), await sell('two'), await sell('three')];
    const place = afterKill();
    const log = readFileSync(`${place.path}-wal`);
    const violations: string[] = [];
    let refused = 0;
    for (const [name, damaged] of ways(log)) {
      place.putBack();
      writeFileSync(`${place.path}-wal`, damaged);
      const lost = await missing(place, sold);
      if (lost === null) refused += 1;
      else if (lost.length > 0) violations.push(`${name}: ${lost.length} sales are gone without a word`);
    }
    place.remove();
    expect(violations).toEqual([]);
    expect(refused).toBeGreaterThan(0);
  }

  test('one bit turned over in each frame', () =>
    inEachWay(function* (log) {
      for (const at of framesOf(log)) {
        const flipped = Buffer.from(log);
        const place = at + ((at * 31) % FRAME);
        flipped[place] = (flipped[place] ?? 0) ^ (1 << (at % 8));
        yield [`frame at ${at}`, flipped];
      }
    }));

  test('cut off behind and within each frame, emptied, zeroed', () =>
    inEachWay(function* (log) {
      yield ['emptied', Buffer.alloc(0)];
      yield ['zeroed', Buffer.alloc(log.length)];
      for (const at of framesOf(log)) {
        yield [`cut at ${at}`, log.subarray(0, at)];
        yield [`cut within ${at}`, log.subarray(0, at + 500)];
      }
    }));

  test('replaced by an older one', async () => {
    await sell('one');
    const older = readFileSync(`${station.path}-wal`);
    await sell('two');
    const place = afterKill();
    writeFileSync(`${place.path}-wal`, older);
    await expect(place.open()).rejects.toThrow('has lost what was written last');
    place.remove();
  });
});

describe('a log without the newest changes of keys or settings, which no line of the journal speaks of', () => {
  const client: ClientRecord = {
    ...{ id: 'packer', name: 'Packer', accessKey: 'AKPACKER', secretDigest: 'd', scopes: ['ship'] },
    ...{ createdAt: '2026-01-01T00:00:00.000Z', lastUsedAt: null, revokedAt: null, printerId: null },
  };
  const changes: [string, (ledger: Ledger) => Promise<unknown>][] = [
    ['a key was revoked', ({ clients }) => clients.revoke('packer')],
    ['a key was given out', ({ clients }) => clients.create({ ...client, id: 'other', accessKey: 'AKOTHER' })],
    ['the settings were changed', async ({ settings }) => settings.write(await settings.read())],
  ];

  test.each(changes)('is refused where %s; going on with it waits for a person', async (_name, alter) => {
    await station.ledger.clients.create(client);
    const sold = [await sell('one')];
    const before = readFileSync(`${station.path}-wal`);
    await alter(station.ledger);
    const place = afterKill();
    expect(await missing(place, sold)).toEqual([]);
    place.remove();
    await killInPlace();
    writeFileSync(`${station.path}-wal`, before);
    await expect(openSqliteLedger(station)).rejects.toMatchObject({
      trouble: { code: 'LEDGER_LACKS_CHANGES' },
    });
    await prepareRestore(station.path, PRESENT);
    completeRestore(station.path);
    station.ledger = await openSqliteLedger(station);
    expect(await station.ledger.gap()).toMatchObject({ confirmedAt: null, areSalesKnown: true });
    expect((await station.ledger.shipments.find(sold[0] ?? ''))?.state).toBe('LABELLED');
  });

  test('is not missed where the log has all of them and the witness only some', async () => {
    await station.ledger.clients.create(client);
    const place = afterKill();
    await station.ledger.clients.revoke('packer');
    for (const suffix of ['', '-wal']) copyFileSync(station.path + suffix, place.path + suffix);
    const ledger = await place.open();
    expect((await ledger.clients.list()).find(({ id }) => id === 'packer')?.revokedAt).not.toBeNull();
    await ledger.close();
    place.remove();
  });
});

test('a ledger that was replaced as a whole by an older copy is refused', async () => {
  await sell('one');
  await station.ledger.close();
  const older = readFileSync(station.path);
  station.ledger = await openSqliteLedger(station);
  await sell('two');
  await station.ledger.close();
  const newer = readFileSync(station.path);
  writeFileSync(station.path, older);
  await expect(openSqliteLedger(station)).rejects.toThrow(/journal ends with line 3, and line 6 was written at 2026/);
  expect(readFileSync(station.path).equals(older)).toBe(true);
  writeFileSync(station.path, newer);
  station.ledger = await openSqliteLedger(station);
});

test('a ledger of another station is refused', async () => {
  await sell('one');
  const other = newFolder();
  const stranger = await openSqliteLedger({ path: other.path, clock: station.clock });
  for (const id of ['a', 'b', 'c']) await accept(stranger, { transactionId: id });
  await stranger.close();
  const place = afterKill();
  for (const suffix of ['-wal', '-open']) rmSync(place.path + suffix);
  copyFileSync(other.path, place.path);
  await expect(place.open()).rejects.toThrow('not the one that this station wrote');
  [place, other].forEach(({ remove }) => remove());
});

describe('a ledger that is whole is never refused', () => {
  test('where the witness is behind it, gone, cut off or damaged; it catches up', async () => {
    const sold = [await sell('one'), await sell('two')];
    const place = afterKill();
    const witness = witnessPath(place.path);
    const bytes = readFileSync(witness).subarray(0, readLines(witness).end);
    const lineStarts = [...bytes.keys()].filter((at) => at === 0 || bytes[at - 1] === 10);
    const ways: [string, Buffer | null][] = [
      ['gone', null],
      ['emptied', Buffer.alloc(0)],
      ...lineStarts.flatMap((at): [string, Buffer][] => [
        [`cut at ${at}`, bytes.subarray(0, at)],
        [`cut within ${at}`, bytes.subarray(0, at + 40)],
        [`flipped in ${at}`, Buffer.from(bytes.map((byte, index) => (index === at + 80 ? byte ^ 1 : byte)))],
      ]),
    ];
    for (const [name, content] of ways) {
      place.putBack();
      if (content) writeFileSync(witness, content);
      else rmSync(witness);
      expect([name, await missing(place, sold)]).toEqual([name, []]);
    }
    const ledger = await place.open();
    await accept(ledger, { transactionId: 'three' });
    await ledger.close();
    expect(toRecord(readLines(witness).lines.at(-1) ?? '').sequence).toBe(8);
    place.remove();
  });

  test('is what callers hear of only once the witness has it', async () => {
    await sell('one');
    const { lines } = readLines(witnessPath(station.path));
    expect(toRecord(lines.at(-1) ?? '')).toMatchObject({
      changed: [{ state: 'LABELLED', trackingNumbers: ['UP-one'] }],
    });
  });
});
