import { describe, expect, test } from 'vitest';
import type { OrderDraft } from '#shared/schema/orders/order-draft.ts';
import { line } from '../../helpers/requests.ts';
import { startTestStation } from '../../helpers/station.ts';
import { useStation } from '../../helpers/use-station.ts';
import { orderDraft, orderPath } from './order-draft.ts';

const MUG = '4006381333931';
const station = useStation();
const put = async (orderNumber: string, changes: Partial<OrderDraft> = {}) =>
  (await station.api.call('PUT', orderPath(orderNumber), { body: orderDraft(changes) })).body.order;
const post = (orderNumber: string, what: string, body: unknown = {}, headers: Record<string, string> = {}) =>
  station.api.call('POST', `${orderPath(orderNumber)}/${what}`, { body, headers });
const scan = async (orderNumber: string, said: string | object) =>
  (await post(orderNumber, 'scan', typeof said === 'string' ? { code: said } : said)).body;
const read = async (orderNumber: string) => (await station.api.get(orderPath(orderNumber))).body.order;
const verified = async (orderNumber: string) =>
  (await read(orderNumber)).claim.verified.map(({ at: _, ...units }: { at: string }) => units);
const claimed = async (orderNumber: string, changes: Partial<OrderDraft> = {}) => {
  await put(orderNumber, changes);
  await post(orderNumber, 'claim');
};

describe('scanning the items of an order', () => {
  test('counts each by barcode or SKU, and what has none when it is confirmed', async () => {
    await claimed('P-1');
    expect(await scan('P-1', MUG)).toMatchObject({ outcome: 'COUNTED', line: 1, trouble: null });
    expect(await scan('P-1', `0${MUG}`)).toMatchObject({ outcome: 'COUNTED', line: 1 });
    expect(await scan('P-1', { line: 2 })).toMatchObject({ outcome: 'COUNTED', line: 2 });
    expect(await verified('P-1')).toEqual([
      { line: 1, quantity: 2, how: 'SCANNED' },
      { line: 2, quantity: 1, how: 'CONFIRMED' },
    ]);
  });

  test('stops at one too many, until that is acknowledged; scanned and confirmed is one too many, too', async () => {
    await claimed('P-2');
    await scan('P-2', 'PLATE');
    expect(await scan('P-2', { line: 2 })).toMatchObject({ outcome: 'SURPLUS', line: 2 });
    const waiting = await scan('P-2', MUG);
    expect(waiting).toMatchObject({ outcome: 'WAITING', trouble: { code: 'PACKING_SURPLUS' } });
    expect((await post('P-2', 'acknowledge', { version: 1 })).body.trouble.code).toBe('ORDER_CHANGED');
    await post('P-2', 'acknowledge', { version: waiting.order.version });
    expect((await scan('P-2', MUG)).outcome).toBe('COUNTED');
    expect(await verified('P-2')).toEqual([
      { line: 2, quantity: 1, how: 'SCANNED' },
      { line: 1, quantity: 1, how: 'SCANNED' },
    ]);
  });

  test('tells an article of another order from a code that nobody knows', async () => {
    await put('P-other', { lines: [{ description: 'Teapot', barcodes: ['4006381333948'], quantity: 1 }] });
    await claimed('P-3');
    const wrong = await scan('P-3', '4006381333948');
    expect(wrong).toMatchObject({
      outcome: 'WRONG_ITEM',
      trouble: { code: 'PACKING_WRONG_ITEM', values: { what: 'Teapot' } },
      order: { claim: { stop: { code: 'PACKING_WRONG_ITEM' } } },
    });
    await post('P-3', 'acknowledge', { version: wrong.order.version });
    expect(await scan('P-3', '0000')).toMatchObject({
      outcome: 'UNKNOWN_CODE',
      trouble: { code: 'PACKING_UNKNOWN_CODE', values: { code: '0000' } },
    });
  });

  test('takes its own slip once more for that, and that of another order for another order; neither stops it', async () => {
    await put('P-4-other');
    await claimed('P-4');
    await scan('P-4', MUG);
    expect(await scan('P-4', 'P-4')).toMatchObject({ outcome: 'SLIP', order: { claim: { stop: null } } });
    expect((await post('P-4', 'claim')).status).toBe(200);
    expect(await scan('P-4', 'P-4-other')).toMatchObject({ outcome: 'OTHER_ORDER' });
    expect(await verified('P-4')).toEqual([{ line: 1, quantity: 1, how: 'SCANNED' }]);
  });

  test('sent again because its answer was lost counts once', async () => {
    await claimed('P-5');
    const once = { code: MUG, scanId: 'scan-1' };
    expect((await scan('P-5', once)).outcome).toBe('COUNTED');
    expect((await scan('P-5', once)).outcome).toBe('COUNTED');
    expect(await verified('P-5')).toEqual([{ line: 1, quantity: 1, how: 'SCANNED' }]);
  });

  test('is refused where the desk does not pack it, and says what is wrong with a scan that is none', async () => {
    await put('P-6');
    expect(await scan('P-6', MUG)).toMatchObject({ code: 'STATE_CONFLICT', trouble: { code: 'ORDER_NOT_CLAIMED' } });
    await post('P-6', 'claim');
    expect((await scan('P-6', { code: MUG, line: 1 })).errors).toMatchObject([{ pointer: '/code' }]);
    expect((await scan('P-6', {})).errors).toMatchObject([{ code: 'FIELD_REQUIRED', pointer: '/code' }]);
    expect((await scan('P-6', { line: 3 })).errors).toEqual([
      {
        ...{ code: 'FIELD_INVALID', pointer: '/line', limit: 2, actual: 3 },
        message: 'Order P-6 has 2 lines; line is 3.',
      },
    ]);
  });
});

test('an order that its source says in another spelling is the same order, and nobody stops at it', async () => {
  const { recipient: usual, shipment, lines } = orderDraft();
  const recipient = { ...usual, contact: { personName: 'Zoë Müller' } };
  await claimed('P-same', { recipient });
  const { version } = await read('P-same');
  const body = {
    ...{ note: '', tags: [], gift: false, shipment: { ...shipment, customs: {}, taxIndentifiers: [] } },
    recipient: {
      address: { ...recipient.address, countryCode: 'us', streetLine2: '' },
      contact: { personName: recipient.contact.personName.normalize('NFD') },
    },
    lines: lines.map(({ weight, ...rest }) => ({ barcodes: [], ...rest, weight: { ...weight, units: 'lb' } })),
  };
  const again = (await station.api.call('PUT', orderPath('P-same'), { body })).body;
  expect(again).toMatchObject({ outcome: 'unchanged', order: { version, claim: { changes: [] } } });
  const [mug, ...others] = body.lines;
  const more = await put('P-same', { ...body, lines: [{ ...mug, quantity: 3 }, ...others] } as Partial<OrderDraft>);
  expect(more.claim.changes.map(({ code }: { code: string }) => code)).toEqual(['PACKING_CHANGED_QUANTITY']);
});

describe('an order that changes while it is packed', () => {
  const lines = orderDraft().lines;

  test('says what changed, counts nothing until that is acknowledged, and what changed is verified again', async () => {
    await claimed('Q-1');
    await scan('Q-1', MUG);
    await scan('Q-1', 'PLATE');
    const [mug, plate] = lines;
    if (!mug || !plate) throw new Error('No lines');
    const changed = await put('Q-1', { lines: [{ ...mug, quantity: 3 }, plate], note: 'Gift wrap' });
    expect(changed).toMatchObject({
      state: 'PACKING',
      claim: {
        verified: [{ line: 2, quantity: 1 }],
        changes: [
          { code: 'PACKING_CHANGED_QUANTITY', values: { what: 'Mug', before: 2, now: 3 } },
          { code: 'PACKING_CHANGED_NOTE' },
        ],
      },
    });
    expect(await scan('Q-1', MUG)).toMatchObject({ outcome: 'WAITING', trouble: { code: 'PACKING_CHANGED_QUANTITY' } });
    await post('Q-1', 'acknowledge', { version: changed.version });
    expect((await scan('Q-1', MUG)).outcome).toBe('COUNTED');
  });

  test('what came after the version that somebody saw is not acknowledged', async () => {
    await claimed('Q-2');
    const seen = await put('Q-2', { note: 'one' });
    await put('Q-2', { note: 'two' });
    expect((await post('Q-2', 'acknowledge', { version: seen.version })).body.trouble.code).toBe('ORDER_CHANGED');
    expect((await read('Q-2')).claim.changes).toHaveLength(2);
  });

  test('says that it was cancelled or put on hold, and counts nothing more', async () => {
    await claimed('Q-3');
    await put('Q-3', { state: 'CANCELLED' });
    expect((await scan('Q-3', MUG)).trouble.code).toBe('ORDER_CANCELLED_AT_SOURCE');
    await claimed('Q-4');
    await post('Q-4', 'hold', { reason: 'Address unclear' });
    expect((await scan('Q-4', MUG)).trouble.code).toBe('ORDER_HELD');
  });
});

describe('what was verified', () => {
  test('goes into the parcel that is bought; the rest is verified for the next one', async () => {
    await claimed('R-1');
    await scan('R-1', MUG);
    const part = await post('R-1', 'ship', { lines: [{ line: 1, quantity: 1 }] }, { transactionId: 'R-1-a' });
    expect(part.body.order).toMatchObject({
      ...{ state: 'PACKING', claim: { verified: [] } },
      parcels: [{ verified: [{ line: 1, quantity: 1, how: 'SCANNED' }] }],
    });
    expect((await scan('R-1', MUG)).outcome).toBe('COUNTED');
    expect((await scan('R-1', MUG)).outcome).toBe('SURPLUS');
  });

  test('lies on the desk still where the carrier refuses the parcel', async () => {
    await claimed('R-2', { lines: [{ sku: 'MUG', quantity: 1 }] });
    await scan('R-2', 'MUG');
    const shipment = { itemLines: [line({ itemCode: 'TEST-REJECT' })] };
    const refused = await post('R-2', 'ship', { shipment }, { transactionId: 'R-2-a' });
    expect(refused.body.code).toBe('CARRIER_REJECTED');
    expect(await read('R-2')).toMatchObject({
      claim: { verified: [{ line: 1, quantity: 1 }] },
      parcels: [{ verified: [], shipment: { state: 'REJECTED' } }],
    });
  });

  test('is there after a restart, and so is a stop', async () => {
    const first = await startTestStation();
    const at = orderPath('R-3');
    await first.api.call('PUT', at, { body: orderDraft() });
    await first.api.post(`${at}/claim`, {});
    await first.api.post(`${at}/scan`, { code: MUG });
    await first.api.post(`${at}/scan`, { code: 'nothing' });
    const before = (await first.api.get(at)).body.order;
    expect(before.claim).toMatchObject({ verified: [{ line: 1 }], stop: { code: 'PACKING_UNKNOWN_CODE' } });
    await first.stop();
    const second = await startTestStation({ dataDir: first.dataDir });
    expect((await second.api.get(at)).body.order).toEqual(before);
    await second.dispose();
  });
});
