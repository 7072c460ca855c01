import { expect, test } from 'vitest';
import { draft } from '../../manifest-draft.ts';
import { accept, bringTo, change, HOUR, NOON } from '../../samples.ts';
import { atOnce, conformance } from '../conformance.ts';

conformance((station) => {
  const store = () => station.ledger.handOvers;
  const by = (code = 'C') => ({
    ...{ at: station.clock.at, code, clientId: 'client-1', packer: 'Mia', stationId: station.ledger.stationId },
  });
  const parcel = (shipmentId: string, packageNumber = 1) => ({ shipmentId, packageNumber });

  async function brought(to: 'PURCHASED' | 'LABELLED', more: Parameters<typeof accept>[1] = {}): Promise<string> {
    const { id, platformTrackingNumbers } = await accept(station.ledger, more);
    await bringTo(station.ledger, id, 'SENDING');
    const trackingNumbers = platformTrackingNumbers.map((number) => `1ZÄ${number}`);
    await station.ledger.shipments.advance({ ...change(id, 'PURCHASED'), trackingNumbers });
    if (to === 'LABELLED') await station.ledger.shipments.advance(change(id, to));
    return id;
  }
  const tally = async ({
    carrierId = 'test-a',
    clientId = null as string | null,
    shipments = 100,
    missing = 100,
    without = [] as string[],
  } = {}) => {
    const { missing: named, ...counts } = await store().tally({ carrierId, clientId, without }, { shipments, missing });
    return { counts: Object.values(counts), missing: named.map((each) => `${each.shipmentId} ${each.packageNumber}`) };
  };

  test('each package is handed over by itself, once, as it was said, and taken back, over a restart', async () => {
    const id = await brought('LABELLED', { sample: { items: ['i1', 'i2'] } });
    const record = await station.ledger.shipments.find(id);
    const [first, second] = [record?.trackingNumbers ?? [], record?.platformTrackingNumbers ?? []];
    station.clock.at += HOUR;
    expect(await store().put(parcel(id, 2), by('two'))).toBe(true);
    expect(await store().put(parcel(id, 2), by('again'))).toBe(false);
    await station.reopen();
    const handOver = { ...by('two'), at: NOON + HOUR };
    const [two] = await store().find([second[1]?.toLowerCase() ?? '']);
    expect(two).toEqual({
      ...{ shipmentId: id, packageNumber: 2, packageCount: 2, clientId: 'client-1', carrierId: 'test-a' },
      ...{ state: 'LABELLED', isVoidAsked: false, manifest: null, isPrinted: false, handOver },
      ...{ trackingNumber: first[1], platformTrackingNumber: second[1] },
      contact: record?.prepared.request.recipient.contact,
    });
    expect(await store().find([first[0] ?? '', 'nobody'])).toMatchObject([{ packageNumber: 1, handOver: null }]);
    expect([await store().find([]), await store().find(['nobody'])]).toEqual([[], []]);
    expect(await store().remove(parcel(id, 1))).toBe(false);
    expect(await store().remove(parcel(id, 2))).toBe(true);
    expect(await store().find([second[1] ?? ''])).toMatchObject([{ handOver: null }]);
    expect(await store().put(parcel(id, 2), by())).toBe(true);
  });

  test('what waits is counted from every day, also one that was left behind among days that are closed', async () => {
    const of: string[][] = [];
    for (let day = 0; day < 70; day += 14) {
      station.clock.at = NOON + day * 24 * HOUR;
      of.push([await brought('LABELLED'), await brought('LABELLED')]);
    }
    const [[first = '', left = ''] = [], ...later] = of;
    const [last = []] = later.splice(-1);
    await station.ledger.manifests.close(draft(), [first, ...later.flat()]);
    expect(await tally()).toEqual({ counts: [3, 3, 0, 0], missing: [left, ...last].map((id) => `${id} 1`) });
    expect(await tally({ shipments: 2 })).toEqual({
      counts: [2, 2, 0, 0],
      missing: [left, last[0]].map((id) => `${id} 1`),
    });
  });

  test('only what is labelled, stands, and is on no manifest is handed over; what is on one is not taken back', async () => {
    const [closed, voided, late] = [await brought('LABELLED'), await brought('LABELLED'), await brought('PURCHASED')];
    expect(await store().put(parcel(closed), by())).toBe(true);
    const { number = '' } = (await station.ledger.manifests.close(draft(), [closed])) ?? {};
    await station.ledger.shipments.advance(change(voided, 'VOIDED'));
    for (const id of [closed, voided, late, 'nobody']) expect(await store().put(parcel(id), by())).toBe(false);
    expect(await store().remove(parcel(closed))).toBe(false);
    const { trackingNumbers = [] } = (await station.ledger.shipments.find(closed)) ?? {};
    expect(await store().find(trackingNumbers)).toMatchObject([{ manifest: number, handOver: by() }]);
  });

  test('who handed it over goes with what is redacted of the shipment; that it left stays', async () => {
    const id = await brought('LABELLED');
    await store().put(parcel(id), by());
    station.clock.at += HOUR;
    await station.ledger.maintenance.redact(station.clock.at);
    const { platformTrackingNumbers = [] } = (await station.ledger.shipments.find(id)) ?? {};
    const handOver = { ...by(), at: NOON, packer: null };
    expect(await store().find(platformTrackingNumbers)).toMatchObject([{ contact: {}, handOver }]);
  });

  test('parcels are counted at each step, of an account and of one client or of all, and the missing ones are named', async () => {
    const gone = await brought('LABELLED', { sample: { items: ['i1', 'i2'] } });
    const theirs = await brought('LABELLED', { clientId: 'other' });
    const late = await brought('PURCHASED');
    await brought('LABELLED', { sample: { carrierId: 'own' } });
    await station.ledger.shipments.advance(change(await brought('LABELLED'), 'VOIDED'));
    await store().put(parcel(gone, 1), by());
    expect(await tally()).toEqual({ counts: [4, 3, 1, 1], missing: [`${gone} 2`, `${theirs} 1`, `${late} 1`] });
    expect(await tally({ clientId: 'other' })).toEqual({ counts: [1, 1, 0, 0], missing: [`${theirs} 1`] });
    expect((await tally({ missing: 1 })).missing).toEqual([`${gone} 2`]);
    expect((await tally({ shipments: 1 })).counts).toEqual([3, 2, 1, 1]);
    expect(await tally({ carrierId: 'nobody' })).toEqual({ counts: [0, 0, 0, 0], missing: [] });
    await store().put(parcel(gone, 2), by());
    await store().put(parcel(theirs), by());
    await station.ledger.shipments.advance(change(late, 'LABELLED'));
    await store().put(parcel(late), by());
    expect(await tally()).toEqual({ counts: [4, 4, 4, 4], missing: [] });
    await station.ledger.manifests.close(draft(), [gone, theirs, late]);
    expect(await tally()).toEqual({ counts: [0, 0, 0, 0], missing: [] });
  });

  test('what was bought in a way that is named does not count', async () => {
    const ways = () => store().ways({ carrierId: 'test-a', clientId: null }, { shipments: 100 });
    expect(await ways()).toEqual([]);
    const [first, second] = [await brought('LABELLED'), await brought('PURCHASED')];
    const { account, service } = (await station.ledger.shipments.find(first))?.prepared ?? expect.fail('no shipment');
    const [way = '', ...others] = await ways();
    expect([JSON.parse(way), others]).toEqual([[account.adapter, service.serviceCode], []]);
    expect((await tally({ without: ['["other","way"]'] })).missing).toEqual([`${first} 1`, `${second} 1`]);
    expect(await tally({ without: [way] })).toEqual({ counts: [0, 0, 0, 0], missing: [] });
  });

  test('of many scans at once one hands over; with a close or a void at once, both are whole', async () => {
    const id = await brought('LABELLED');
    const puts = await atOnce(6, (index) => store().put(parcel(id), by(`scan ${index}`)));
    expect(puts.filter(Boolean)).toHaveLength(1);
    const other = await brought('LABELLED');
    const [isGone] = await Promise.all([
      store().put(parcel(other), by()),
      station.ledger.shipments.advance(change(other, 'VOIDED')),
    ]);
    const { platformTrackingNumbers = [] } = (await station.ledger.shipments.find(other)) ?? {};
    expect(await store().find(platformTrackingNumbers)).toMatchObject([
      { state: 'VOIDED', handOver: isGone ? by() : null },
    ]);
    await Promise.all([store().remove(parcel(id)), station.ledger.manifests.close(draft(), [id])]);
    const [closed] = await store().find([(await station.ledger.shipments.find(id))?.platformTrackingNumbers[0] ?? '']);
    expect(closed?.manifest).toMatch(/^MF/);
  });
});
