import { describe, expect, test } from 'vitest';
import type { HandOverAnswer, HandOverTally } from '#shared/schema/shipping/hand-over.ts';
import { createApi } from '../../helpers/api.ts';
import { readEvents } from '../../helpers/event-stream.ts';
import { line, recipientIn, request } from '../../helpers/requests.ts';
import { handClock } from '../../helpers/station.ts';
import { useStation } from '../../helpers/use-station.ts';
import { label } from '../../ledger/samples.ts';
import { orderDraft, orderPath } from '../orders/order-draft.ts';
import { startLabelPrinter } from '../../printing/label-printer.ts';
import { printingWith } from '../../printing/use-printers.ts';

const PATH = '/station/v1/hand-overs';
const clock = handClock();
const station = useStation({ clock });

let count = 0;
const to = (personName: string) => ({
  recipient: { ...recipientIn('US'), contact: { ...recipientIn('US').contact, personName } },
});
async function bought(changes: Record<string, unknown> = {}, api = station.api) {
  const transactionId = `h-${++count}`;
  expect((await api.ship(transactionId, request(changes))).status).toBe(200);
  const [shipment] = (await api.get(`/station/v1/shipments?transactionId=${transactionId}`)).body.shipments;
  return shipment as { id: string; trackingNumbers: string[]; platformTrackingNumbers: string[] };
}
const scan = async (code: string | undefined, more: object = {}, api = station.api): Promise<HandOverAnswer> => {
  const { status, body } = await api.post(PATH, { code, ...more });
  expect(status, body.detail).toBe(200);
  return body;
};
const takeBack = async (code: string | undefined, api = station.api): Promise<HandOverAnswer> =>
  (await api.call('DELETE', `${PATH}/${encodeURIComponent(code ?? '')}`)).body;
const tally = async (carrierId = 'test-a', api = station.api): Promise<HandOverTally> =>
  (await api.get(`${PATH}?carrierId=${carrierId}`)).body;
const countsOf = ({ sold, labelled, printed, handedOver }: HandOverTally) => [sold, labelled, printed, handedOver];
/** A shipment of which the answer was lost. */
async function inDoubt(transactionId: string) {
  const items = { itemLines: [line({ itemCode: 'TEST-UNKNOWN' })] };
  expect((await station.api.ship(transactionId, request(items))).status).toBe(504);
  return (await station.ledger.shipments.findByTransaction(null, transactionId)) ?? expect.fail('no shipment');
}
const close = (carrierId = 'test-a') => station.api.post('/station/v1/manifests', { carrierId });

describe('a parcel', () => {
  test('is handed over by either of its numbers, however they are typed, once, with who and where and when', async () => {
    const two = { itemLines: [line(), line({ itemTransactionId: 'p2' })] };
    const { id, trackingNumbers, platformTrackingNumbers } = await bought({ ...two, ...to('Ada Byron') });
    const handOver = {
      at: new Date(clock.now()).toISOString(),
      ...{ code: trackingNumbers[0], packer: 'Mia', stationId: station.ledger.stationId },
    };
    expect(await scan(trackingNumbers[0], { packer: 'Mia' })).toMatchObject({
      ...{ outcome: 'HANDED_OVER', trouble: null },
      parcel: {
        shipmentId: id,
        packageNumber: 1,
        packageCount: 2,
        recipientName: 'Ada Byron',
        carrierId: 'test-a',
        handOver,
      },
    });
    clock.turn(60_000);
    const again = await scan(platformTrackingNumbers[0]);
    expect(again).toMatchObject({ outcome: 'ALREADY', trouble: { code: 'HAND_OVER_ALREADY' }, parcel: { handOver } });
    const other = await scan(`]C1${platformTrackingNumbers[1]?.toLowerCase()}`);
    expect(other).toMatchObject({ outcome: 'HANDED_OVER', parcel: { packageNumber: 2, handOver: { packer: null } } });
    expect(countsOf(await tally())).toEqual([2, 2, 2, 2]);
  });

  test('is taken back until its manifest is closed, and may be handed over anew', async () => {
    const [kept] = (await bought()).trackingNumbers;
    expect(await takeBack(kept)).toMatchObject({ outcome: 'NOT_HANDED_OVER', trouble: { code: 'HAND_OVER_NOT_DONE' } });
    await scan(kept);
    expect(await takeBack(kept)).toMatchObject({ outcome: 'TAKEN_BACK', trouble: null, parcel: { handOver: null } });
    expect((await scan(kept)).outcome).toBe('HANDED_OVER');
    const { number } = (await close()).body.manifest;
    for (const refused of [await takeBack(kept), await scan(kept)])
      expect(refused).toMatchObject({ outcome: 'ON_MANIFEST', trouble: { values: { manifest: number } } });
    expect(countsOf(await tally())).toEqual([0, 0, 0, 0]);
  });

  test('that is voided, has no label, is unknown or one of several is said in words, and changes nothing', async () => {
    const voided = await bought();
    await station.api.post(`/station/v1/shipments/${voided.id}/void`, { reason: 'Wrong box' });
    expect(await scan(voided.trackingNumbers[0])).toMatchObject({ outcome: 'VOIDED', parcel: { labelled: false } });

    const late = await inDoubt('late');
    const found = { shipmentId: late.id, actor: 'carrier', requestId: null, reason: null, to: 'PURCHASED' } as const;
    const same = (await bought(to('Grace Hopper'))).trackingNumbers;
    expect((await scan(late.platformTrackingNumbers[0])).outcome).toBe('NOT_LABELLED');
    await station.ledger.shipments.advance({ ...found, trackingNumbers: ['LATE1'] });
    expect(await scan('late1')).toMatchObject({ outcome: 'NOT_LABELLED', parcel: { labelled: false } });
    expect(await scan('NOBODY-1')).toEqual({
      ...{ outcome: 'UNKNOWN_CODE', parcel: null },
      trouble: { code: 'HAND_OVER_UNKNOWN', values: { code: 'NOBODY-1' } },
    });
    const left = await tally();
    expect(countsOf(left)).toEqual([2, 1, 0, 0]);
    expect(left.missing.map(({ trackingNumber, recipientName }) => [trackingNumber, recipientName])).toEqual([
      ['LATE1', expect.any(String)],
      [same[0], 'Grace Hopper'],
    ]);

    const twin = await inDoubt('twin');
    await station.ledger.shipments.advance({ ...found, shipmentId: twin.id, trackingNumbers: same });
    const labelled = { to: 'LABELLED' as const, documents: [label()] };
    await station.ledger.shipments.advance({ ...found, ...labelled, shipmentId: twin.id });
    expect(await scan(same[0])).toMatchObject({ outcome: 'SEVERAL', parcel: null });
    expect(await scan(twin.platformTrackingNumbers[0])).toMatchObject({ outcome: 'HANDED_OVER' });
  });

  test('of an order that was stopped since it was packed is kept back, and leaves once the order goes on', async () => {
    const put = async (state?: 'OPEN' | 'HELD' | 'CANCELLED') => {
      const body = orderDraft(state && { state });
      expect((await station.api.call('PUT', orderPath('stopped'), { body })).status).toBeLessThan(300);
    };
    await put();
    await station.api.post(`${orderPath('stopped')}/claim`, {});
    const headers = { transactionId: 'of-order' };
    const { body } = await station.api.call('POST', `${orderPath('stopped')}/ship`, { body: {}, headers });
    const [code] = body.order.parcels[0].shipment.trackingNumbers;
    for (const [state, stop] of [
      ['HELD', 'HAND_OVER_ORDER_HELD'],
      ['CANCELLED', 'HAND_OVER_ORDER_CANCELLED'],
    ] as const) {
      await put(state);
      expect(await scan(code)).toMatchObject({
        outcome: 'KEPT_BACK',
        trouble: { code: stop, values: { code, order: 'stopped' } },
        parcel: { trackingNumber: code, handOver: null },
      });
    }
    await put('OPEN');
    expect((await scan(code)).outcome).toBe('HANDED_OVER');
  });

  test('that several scan at once is handed over once; one whose day is closed meanwhile is on the manifest or handed over before it', async () => {
    const [code] = (await bought()).trackingNumbers;
    const outcomes = (await Promise.all([1, 2, 3, 4, 5].map(() => scan(code)))).map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual(['ALREADY', 'ALREADY', 'ALREADY', 'ALREADY', 'HANDED_OVER']);
    const [other] = (await bought()).trackingNumbers;
    const [scanned, closed] = await Promise.all([scan(other), close()]);
    expect(closed.status).toBe(201);
    const after = await scan(other);
    expect(after.outcome).toBe('ON_MANIFEST');
    expect(after.parcel?.handOver !== null).toBe(scanned.outcome === 'HANDED_OVER');
  });

  test('of another client is nobody’s for a client that does not see it', async () => {
    const { body } = await station.api.post('/station/v1/clients', { name: 'Shop', scopes: ['ship', 'read'] });
    const shop = await createApi(station.baseUrl, { ...body.client, secretKey: body.secretKey });
    const [ours] = (await bought()).trackingNumbers;
    expect((await scan(ours, {}, shop)).outcome).toBe('UNKNOWN_CODE');
    expect((await takeBack(ours, shop)).outcome).toBe('UNKNOWN_CODE');
    expect(countsOf(await tally('test-a', shop))).toEqual([0, 0, 0, 0]);
    const [theirs] = (await bought({}, shop)).trackingNumbers;
    expect((await scan(theirs)).outcome).toBe('HANDED_OVER');
    expect(countsOf(await tally('test-a', shop))).toEqual([1, 1, 1, 1]);
  });
});

test('a label counts as printed once a printer had it', async () => {
  await close();
  const printing = printingWith(() => station.api);
  const { port } = await startLabelPrinter();
  await printing.setUp({ type: 'raw', host: '127.0.0.1', port });
  const { id } = await bought();
  const before = countsOf(await tally());
  const [job] = await printing.print({ shipmentId: id });
  await printing.settled(job, 'SPOOLED', 'PRINTED');
  const [sold = 0, labelled, printed = 0] = before;
  expect(countsOf(await tally())).toEqual([sold, labelled, printed + 1, 0]);
});

test('whoever follows the events is told of each, and not of what changed nothing', async () => {
  const { id, trackingNumbers } = await bought();
  const events = await readEvents(station.baseUrl, station.api.token);
  const told = async () => {
    for (;;) {
      const event = await events.next();
      if (event?.event === 'hand-over') return [event.data.id, event.data.state];
    }
  };
  expect((await events.next())?.event).toBe('ready');
  for (const each of [scan, scan, takeBack]) await each(trackingNumbers[0]);
  expect([await told(), await told()]).toEqual([
    [id, 'HANDED_OVER'],
    [id, 'TAKEN_BACK'],
  ]);
  events.hangUp();
});

test('an account that there is not is said, and a code that is no text', async () => {
  expect((await station.api.get(`${PATH}?carrierId=none`)).body.code).toBe('NOT_FOUND');
  for (const code of ['', '  ', 'x'.repeat(201), 7])
    expect((await station.api.post(PATH, { code })).body.errors[0].pointer).toBe('/code');
});
