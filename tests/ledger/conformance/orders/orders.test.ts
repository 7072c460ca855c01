import { expect, test } from 'vitest';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { BadCursorError } from '#electron/engine/ledger-errors.ts';
import { HOUR, recipient } from '../../samples.ts';
import { atOnce, conformance } from '../conformance.ts';
import { order, parcel } from '../../order-sample.ts';

conformance((station) => {
  const store = () => station.ledger.orders;
  const find = (orderNumber: string) => store().find('shop', orderNumber);
  const numbers = async (query: Partial<Parameters<ReturnType<typeof store>['list']>[0]>) =>
    (await store().list({ limit: 10, ...query })).orders.map(({ orderNumber }) => orderNumber);

  test('an order comes back as it was given, over a restart; its source has a number once', async () => {
    const given = order('#1001/ä', {
      ...{
        state: 'PACKING',
        reason: 'why',
        revision: '7',
        heldAtSource: true,
        holdReleased: true,
        cancelledAtSource: true,
        version: 3,
      },
      claim: {
        ...{ stationId: 'A1', clientId: 'client-1', packer: 'Mia', takeOverReason: null, at: 5 },
        verified: [{ line: 1, quantity: 2, how: 'SCANNED', at: 6 }],
        stop: diagnostic('PACKING_UNKNOWN_CODE', { code: '4711' }),
        changes: [diagnostic('PACKING_CHANGED_NOTE')],
        lastScan: { id: 'scan-1', outcome: 'COUNTED', line: 1 },
      },
      parcels: [
        parcel('t1', {
          shipment: { id: 's', state: 'LABELLED', trackingNumbers: ['1Z'], rule: null, manifestId: null },
        }),
      ],
    });
    const created = await atOnce(5, (index) => store().create({ ...given, id: `id-${index}` }));
    expect(created.filter(Boolean)).toHaveLength(1);
    expect(await store().create({ ...given, id: 'other', source: 'erp' })).toBe(true);
    await station.reopen();
    expect(await find('#1001/ä')).toEqual({ ...given, id: (await find('#1001/ä'))?.id });
    expect(await find('1001')).toBeNull();
  });

  test('those in some states come newest first, page by page, whatever lies between them', async () => {
    const states = ['OPEN', 'SHIPPED', 'HELD', 'SHIPPED', 'HELD', 'OPEN', 'SHIPPED', 'OPEN'] as const;
    for (const [index, state] of states.entries()) await store().create(order(String(index), { state }));
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const query = { states: ['HELD', 'OPEN'] as const, limit: 2, ...(cursor !== undefined && { cursor }) };
      const { orders, next } = await store().list(query);
      seen.push(...orders.map(({ orderNumber }) => orderNumber));
      cursor = next;
    }
    expect(seen).toEqual(['7', '5', '4', '2', '0']);
    expect(await numbers({ states: ['OPEN'], source: 'erp' })).toEqual([]);
    expect(await numbers({ states: ['OPEN'], clientIds: ['another'] })).toEqual([]);
    expect(await numbers({ states: [] })).toEqual([]);
  });

  test('of many who replace one version, one does; the others store nothing', async () => {
    await store().create(order('1'));
    const replaced = await atOnce(8, (index) => store().replace(order('1', { revision: `r${index}` })));
    const [stored, ...more] = replaced.filter((each) => each !== null);
    expect([stored?.version, more]).toEqual([2, []]);
    expect(await find('1')).toEqual(stored);
    expect(await store().replace(order('nobody'))).toBeNull();
  });

  test('orders are listed newest first, by state, source, number, client and words, page by page', async () => {
    await store().create(order('1', { state: 'HELD' }));
    await store().create(order('2', { clientId: 'other', source: 'erp' }));
    const to = recipient({ contact: { personName: 'Zoë Müller' } });
    await store().create(order('3', { content: { recipient: to, lines: [{ sku: 'TEA-9', quantity: 1 }] } }));
    expect(await numbers({})).toEqual(['3', '2', '1']);
    expect(await numbers({ states: ['HELD', 'PACKED'] })).toEqual(['1']);
    expect(await numbers({ source: 'erp' })).toEqual(['2']);
    expect(await numbers({ orderNumber: '3' })).toEqual(['3']);
    expect(await numbers({ clientIds: ['client-1'] })).toEqual(['3', '1']);
    expect(await numbers({ clientIds: [] })).toEqual([]);
    expect([await numbers({ text: 'mueller' }), await numbers({ text: 'tea 9' })]).toEqual([['3'], ['3']]);
    expect([await numbers({ text: 'blue mu' }), await numbers({ text: '!!' })]).toEqual([['2', '1'], []]);
    const first = await store().list({ limit: 2 });
    expect(await numbers({ cursor: first.next ?? '' })).toEqual(['1']);
    await expect(store().list({ limit: 2, cursor: 'nonsense' })).rejects.toThrow(BadCursorError);
    await store().replace(order('3', { content: { recipient: to, lines: [{ sku: 'COFFEE', quantity: 1 }] } }));
    expect([await numbers({ text: 'tea' }), await numbers({ text: 'coffee' })]).toEqual([[], ['3']]);
  });

  test('an order is found by its shipments, and by the desk that is about to buy one of them', async () => {
    await store().create(order('1'));
    await store().create(order('2'));
    await store().replace(order('1', { parcels: [parcel('t1'), parcel('t2', { clientId: 'other' })] }));
    const found = async (transactionId: string, clientId = 'client-1') =>
      (await store().findByShipments([{ transactionId, clientId }])).map((each) => each.orderNumber);
    expect([await found('t1'), await found('t2'), await found('t2', 'other')]).toEqual([['1'], [], ['1']]);
    const unsent = async () => (await store().listUnsent('A1')).map((each) => each.orderNumber);
    expect([await unsent(), await store().listUnsent('B2')]).toEqual([['1'], []]);
    await store().replace(order('1', { version: 2 }));
    expect(await unsent()).toEqual([]);
  });

  test('the place in the journal is kept, over a restart', async () => {
    const { sequence: first, restored } = await store().followed();
    expect(first).toBeNull();
    await store().setFollowed({ sequence: 7, restored });
    await store().setFollowed({ sequence: 9, restored });
    await station.reopen();
    expect(await store().followed()).toEqual({ sequence: 9, restored });
  });

  test('when the retention time is over, addresses and words of closed orders are gone, and nothing brings them back', async () => {
    const to = recipient({ contact: { personName: 'Canaryman' } });
    const content = {
      recipient: to,
      lines: [{ sku: 'MUG', description: 'Canaryman mug', quantity: 2 }],
      note: 'Canaryman',
    };
    await store().create(order('closed', { state: 'PACKED', content, parcels: [parcel('t1')] }));
    await store().create(order('open', { content }));
    station.clock.at += 91 * 24 * HOUR;
    await station.ledger.maintenance.redact(station.clock.at - 90 * 24 * HOUR);
    await station.reopen();
    const redacted = await find('closed');
    expect(JSON.stringify(redacted)).not.toContain('Canaryman');
    expect(redacted).toMatchObject({
      ...{ state: 'PACKED', version: 2, digest: '', content: { lines: [{ sku: 'MUG', quantity: 2 }] } },
      parcels: [{ transactionId: 't1' }],
    });
    expect(await numbers({ text: 'canaryman' })).toEqual(['open']);
    // Whoever read it before decided on a version that is over.
    expect(await store().replace(order('closed', { content }))).toBeNull();
    expect((await station.ledger.maintenance.check()).filter(({ status }) => status === 'failed')).toEqual([]);
  });
});
