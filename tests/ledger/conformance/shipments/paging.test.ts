import { describe, expect, test } from 'vitest';
import { BadCursorError } from '#electron/engine/ledger-errors.ts';
import type { ShipmentQuery } from '#electron/engine/shipping/store.ts';
import { accept, HOUR, NOON } from '../../samples.ts';
import { conformance } from '../conformance.ts';

conformance((station) => {
  async function acceptMany(count: number): Promise<string[]> {
    const shipments = await Promise.all(Array.from({ length: count }, () => accept(station.ledger)));
    return shipments.map(({ id }) => id).reverse();
  }

  /** All pages from first to last; `between` happens before each next one is read. */
  async function readAll(query: Omit<ShipmentQuery, 'cursor'>, between = async () => {}): Promise<string[][]> {
    const pages: string[][] = [];
    let cursor: string | undefined;
    do {
      const page = await station.ledger.shipments.list({ ...query, ...(cursor !== undefined && { cursor }) });
      pages.push(page.shipments.map(({ id }) => id));
      cursor = page.next ?? undefined;
      await between();
    } while (cursor !== undefined);
    return pages;
  }

  describe.each<[string, Partial<ShipmentQuery>]>([
    ['all', {}],
    ['those with a word', { text: 'portland' }],
    ['those in a state', { states: ['SENDING'] }],
  ])('pages of %s', (_, query) => {
    test('come newest first, without gaps or repeats', async () => {
      const ids = await acceptMany(23);
      expect((await readAll({ ...query, limit: 5 })).map((page) => page.length)).toEqual([5, 5, 5, 5, 3]);
      expect((await readAll({ ...query, limit: 5 })).flat()).toEqual(ids);
    });

    test('end with a full one where the last shipment fills it', async () => {
      await acceptMany(10);
      expect((await readAll({ ...query, limit: 5 })).map((page) => page.length)).toEqual([5, 5]);
    });

    test('neither repeat nor skip while new shipments arrive', async () => {
      const ids = await acceptMany(12);
      const pages = await readAll({ ...query, limit: 5 }, async () => void (await acceptMany(3)));
      expect(pages.flat()).toEqual(ids);
    });
  });

  test('a cursor is good after a restart', async () => {
    const ids = await acceptMany(4);
    const { next } = await station.ledger.shipments.list({ limit: 2 });
    await station.reopen();
    const page = await station.ledger.shipments.list({ limit: 2, cursor: next ?? '' });
    expect(page.shipments.map(({ id }) => id)).toEqual(ids.slice(2));
  });

  const NO_CURSORS = [
    '',
    'x',
    '17',
    'YmVmb3JlIDA',
    'YmVmb3JlIC0x',
    'YmVmb3JlIDE=',
    'YmVmb3JlIDEgT1IgMQ',
    '%00',
    '\u0000',
  ];

  test('what no page gave is no cursor', async () => {
    await acceptMany(1);
    for (const cursor of NO_CURSORS)
      await expect(station.ledger.shipments.list({ limit: 2, cursor }), cursor).rejects.toThrow(BadCursorError);
  });

  test('from a day on the list goes on without what is newer, by acceptance', async () => {
    const older = await acceptMany(4);
    station.clock.at += HOUR;
    await acceptMany(3);
    const query = { acceptedBefore: NOON + HOUR, limit: 3 };
    expect(await readAll(query)).toEqual([older.slice(0, 3), older.slice(3)]);
  });
});
