import { describe, expect, test } from 'vitest';
import type { PurchaseOutcome } from '#electron/engine/shipping/adapter.ts';
import { errors, invoiceOf, labelOf, soldNothing } from './fake.ts';
import { useUps, type UpsOrder } from './ups.ts';

const ups = useUps();

async function buy(changes: UpsOrder = {}) {
  const order = ups.order(changes);
  const outcome = await ups.adapter.purchase(order);
  if (outcome.kind === 'purchased') await order.attempt.note(outcome.notes ?? {});
  const trackingNumbers = outcome.kind === 'purchased' ? outcome.trackingNumbers : [];
  return { order: { ...order, trackingNumbers }, outcome, sale: ups.fake.sales().at(-1) };
}
const documentsOf = (outcome: PurchaseOutcome) => (outcome.kind === 'purchased' ? (outcome.documents ?? []) : []);
const bytesOf = (outcome: PurchaseOutcome) => documentsOf(outcome).map(({ bytes }) => Buffer.from(bytes).toString());

describe('a label', () => {
  test.each(['ZPL', 'EPL', 'GIF'] as const)('%s comes with the sale, one for each package', async (imageType) => {
    const { outcome, sale } = await buy({ imageType, items: ['a', 'b'] });
    const numbers = sale?.trackingNumbers ?? [];
    expect(outcome).toMatchObject({ kind: 'purchased', trackingNumbers: numbers });
    expect(outcome).not.toHaveProperty('documentSources');
    expect(bytesOf(outcome)).toEqual(numbers.map((number) => labelOf(number, imageType).toString()));
    expect(documentsOf(outcome).map((each) => each.imageType)).toEqual([
      imageType.toLowerCase(),
      imageType.toLowerCase(),
    ]);
  });

  test('as PDF is fetched after the sale, for each package', async () => {
    const { order, outcome, sale } = await buy({ imageType: 'PDF', items: ['a', 'b'] });
    expect(outcome).toMatchObject({ documents: [], documentSources: [] });
    // What was noted may be lost, or of another sale than the one that a person found.
    order.attempt.notes = {};
    const labels = await ups.adapter.documents({ ...order, sources: [], unlabelled: [1, 2] });
    const numbers = sale?.trackingNumbers ?? [];
    expect(labels.map(({ bytes }) => Buffer.from(bytes).toString())).toEqual(
      numbers.map((number) => labelOf(number, 'PDF').toString()),
    );
  });

  test('is the picture of its one package where UPS gives one PDF of all', async () => {
    const { order, sale } = await buy({ imageType: 'PDF', items: ['a', 'b'] });
    ups.fake.recoverAs('one PDF of all');
    const labels = await ups.adapter.documents({ ...order, sources: [], unlabelled: [2] });
    const [, second = ''] = sale?.trackingNumbers ?? [];
    expect(labels).toMatchObject([{ packageNumber: 2, imageType: 'gif' }]);
    expect(Buffer.from(labels[0]?.bytes ?? [])).toEqual(labelOf(second, 'GIF'));
  });

  test('comes as an object in place of a list, too', async () => {
    const { order } = await buy({ imageType: 'PDF' });
    ups.fake.recoverAs('one object');
    expect(await ups.adapter.documents({ ...order, sources: [], unlabelled: [1] })).toHaveLength(1);
  });

  test('that is not there yet is said in UPS’s words, and nothing is bought for it', async () => {
    const { order } = await buy({ imageType: 'PDF' });
    const { length } = ups.fake.sales();
    ups.fake.recoverAs('nothing');
    await expect(ups.adapter.documents({ ...order, sources: [], unlabelled: [1] })).rejects.toThrow(
      'No label was found',
    );
    expect(ups.fake.sales()).toHaveLength(length);
  });
});

test('what the account pays is the cost, else the published price', async () => {
  const { outcome } = await buy();
  expect(outcome).toMatchObject({ cost: { amount: '11.05', currency: 'USD' } });
});

test('the invoice that UPS wrote is kept with the first package', async () => {
  const recipient = {
    address: { countryCode: 'DE', city: 'Berlin', zipCode: '10115', streetLine1: 'Invalidenstraße 7' },
    contact: { personName: 'Jane Roe', phoneNumber: '+49 30 123456' },
  };
  const customs = {
    customsItems: [{ description: 'Cup', quantity: 2, value: { amount: 5, currency: 'USD' }, countryOfOrigin: 'US' }],
  };
  const { outcome, sale } = await buy({ request: { recipient, customs }, shipment: { international: true } });
  const invoice = documentsOf(outcome).find(({ contentType }) => contentType === 'COMMERCIAL_INVOICE');
  expect(invoice).toMatchObject({ packageNumber: 1, imageType: 'pdf' });
  expect(Buffer.from(invoice?.bytes ?? [])).toEqual(invoiceOf(sale?.shipmentId ?? ''));
});

describe('an answer that is no sale', () => {
  test.each([
    ['a 200 without results', { json: soldNothing }, 'ANSWER_NO_SALE'],
    ['a 200 with an error in it', { ...errors('20001', 'Something'), status: 200 }, 'ANSWER_NO_SALE'],
    ['a 400 that is not UPS’s', { status: 400, json: { message: 'No' } }, 'ANSWER_PROVES_NOTHING'],
    ['a 400 with a fault of UPS’s own', errors('20001', 'General process failure'), 'ANSWER_PROVES_NOTHING'],
    ['a 400 of silence', errors('20002', 'The rating system did not respond'), 'ANSWER_PROVES_NOTHING'],
    ['a conflict', errors('1', 'Conflict', 409), 'ANSWER_PROVES_NOTHING'],
  ])('%s proves nothing', async (_, answer, code) => {
    ups.fake.answerNext(answer);
    const { outcome } = await buy();
    ups.fake.violations.length = 0;
    expect(outcome).toMatchObject({ kind: 'unknown', trouble: { code } });
  });

  test('that sold a part keeps every number', async () => {
    ups.fake.sellFirstOnly();
    const { outcome, sale } = await buy({ items: ['a', 'b'] });
    expect(outcome).toMatchObject({
      trackingNumbers: sale?.trackingNumbers,
      notes: { trackingNumbers: sale?.trackingNumbers, shipmentId: sale?.shipmentId },
    });
  });
});

describe('a refusal names what can be corrected, with UPS’s words beside it', () => {
  test.each([
    ['120100', 'Missing or invalid shipper number', 'UPS_ACCOUNT_REFUSED'],
    ['120802', 'Address Validation Error on ShipTo address', 'UPS_RECIPIENT_REFUSED'],
    ['111210', 'The requested service is unavailable between the selected locations.', 'UPS_SERVICE_REFUSED'],
    ['120999', 'The invoice date is in the past.', 'SERVICE_REFUSED'],
  ])('%s %s', async (code, message, trouble) => {
    const { length } = ups.fake.sales();
    ups.fake.answerNext(errors(code, message));
    const { outcome } = await buy();
    expect(outcome).toMatchObject({
      kind: 'rejected',
      reason: `${message} (${code})`,
      trouble: { code: trouble, values: { words: `${message} (${code})` } },
    });
    expect(ups.fake.sales()).toHaveLength(length);
  });

  test('an account that UPS does not know', async () => {
    const { outcome } = await buy({ config: { accountNumber: 'ZZZZZZ' } });
    expect(outcome).toMatchObject({ trouble: { code: 'UPS_ACCOUNT_REFUSED', values: { account: 'ZZZZZZ' } } });
  });

  test('an app that is blocked', async () => {
    ups.fake.answerNext(errors('250003', 'Blocked Merchant', 403));
    expect((await buy()).outcome).toMatchObject({ kind: 'rejected', trouble: { code: 'SERVICE_REFUSED' } });
  });
});
