import { describe, expect, test } from 'vitest';
import type { PurchaseOutcome } from '#electron/engine/shipping/adapter.ts';
import { labelOf, no } from './fake.ts';
import { useGls } from './gls.ts';

const gls = useGls();
const bytesOf = (outcome: PurchaseOutcome) =>
  outcome.kind === 'purchased' ? (outcome.documents ?? []).map(({ bytes }) => Buffer.from(bytes).toString()) : [];
const DAY_MS = 24 * 3_600_000;

test('GLS is sent the whole shipment, our own id as its first reference, and kilograms', async () => {
  const recipient = {
    address: {
      ...{ countryCode: 'DE', city: 'Berlin', zipCode: '10115', stateOrProvinceCode: 'BE' },
      ...{ streetLine1: 'Invalidenstraße 7', streetLine2: '2. Stock', streetLine3: 'Links' },
    },
    contact: {
      companyName: 'Roe GmbH',
      personName: 'Jane Roe',
      phoneNumber: '+49 30 1',
      emailAddress: 'j@example.com',
    },
  };
  const weight = { units: 'LB' as const, value: 2.5 };
  const itemLines = [
    { itemTransactionId: 'a', weight, customerReference: { ref1: 'PO-1', ref2: 'Fragile', ref3: 'ORDER-7' } },
    { itemTransactionId: 'b', weight, customerReference: { ref1: 'PO-2', ref2: ' ', ref3: 'ORDER-7' } },
  ];
  const paymentOption = { paymentTerms: '20' };
  const { order } = await gls.buy({ items: ['a', 'b'], request: { recipient, itemLines, paymentOption } });
  const unit = (index: number) => {
    const { units, value } = order.shipment.packages[index]?.transmitted.weight ?? { units: 'KG', value: 0 };
    return units === 'KG' ? value : Number((value * 0.45359237).toFixed(9));
  };
  const { Shipment, PrintingOptions } = gls.sent('/rs/shipments');
  expect(Shipment).toMatchObject({
    ShipmentReference: [order.attempt.ownId, 'ORDER-7'],
    ...{ Product: 'PARCEL', IncotermCode: '20' },
    Shipper: { ContactID: '276CONTACT', AlternativeShipperAddress: { City: 'Memphis', CountryCode: 'US' } },
    ShipmentUnit: [
      { ShipmentUnitReference: ['a'], Weight: unit(0), Note1: 'PO-1', Note2: 'Fragile' },
      { ShipmentUnitReference: ['b'], Weight: unit(1), Note1: 'PO-2' },
    ],
  });
  expect(Shipment.Consignee.Address).toEqual({
    ...{ Name1: 'Roe GmbH', Name2: '2. Stock', Name3: 'Links', ContactPerson: 'Jane Roe' },
    ...{ Street: 'Invalidenstraße 7', City: 'Berlin', Zipcode: '10115', Province: 'BE', CountryCode: 'DE' },
    ...{ FixedLinePhonenumber: '+49 30 1', Email: 'j@example.com' },
  });
  expect(Shipment.ShipmentUnit[1]).not.toHaveProperty('Note2');
  expect(PrintingOptions).toEqual({ ReturnLabels: { LabelFormat: 'ZEBRA', TemplateSet: 'ZPL_200' } });
});

describe('a label', () => {
  test.each(['PDF', 'PNG', 'ZPL'] as const)('%s of one package comes with its sale', async (imageType) => {
    const { outcome, sale } = await gls.buy({ shipment: { imageType } });
    const [number = ''] = sale?.trackingNumbers ?? [];
    expect(outcome).toMatchObject({ trackingNumbers: [number], documents: [{ imageType: imageType.toLowerCase() }] });
    expect(outcome).not.toHaveProperty('documentSources');
    expect(bytesOf(outcome)).toEqual([labelOf(number, imageType).toString()]);
  });

  test('of each of several packages is had by its own number, in whatever order GLS names them', async () => {
    gls.fake.behave('backwards');
    const { order, outcome, sale } = await gls.buy({ items: ['a', 'b', 'c'] });
    expect(outcome).toMatchObject({ trackingNumbers: sale?.trackingNumbers, documents: [], documentSources: [] });
    // What was noted may be lost, or of another sale than the one that a person found.
    order.attempt.notes = { trackIds: [] };
    const labels = await gls.adapter.documents({ ...order, sources: [], unlabelled: [2, 3] });
    expect(labels.map(({ packageNumber, bytes }) => [packageNumber, Buffer.from(bytes).toString()])).toEqual(
      [2, 3].map((number) => [number, labelOf(sale?.trackingNumbers[number - 1] ?? '', 'ZEBRA').toString()]),
    );
  });

  test('that is of another parcel, or not there, is none', async () => {
    const { order } = await gls.buy({ items: ['a', 'b'] });
    const other = await gls.buy();
    const ask = () => gls.adapter.documents({ ...order, sources: [], unlabelled: [1] });
    const number = other.sale?.trackingNumbers[0] ?? '';
    const CreatedShipment = {
      ...{ CustomerID: '1', PickupLocation: 'DE', ParcelData: [{ TrackID: number, ParcelNumber: '1' }] },
      PrintData: [{ LabelFormat: 'ZEBRA', Data: [labelOf(number, 'ZEBRA').toString('base64')] }],
    };
    gls.fake.answerNext('reprint', { json: { CreatedShipment } });
    await expect(ask()).rejects.toThrow('No label came of package 1.');
    gls.fake.answerNext('reprint', no('NOT_THERE', 'There is no such parcel.', 404));
    await expect(ask()).rejects.toThrow('There is no such parcel. (NOT_THERE)');
    gls.fake.fail('reprint', 'reset');
    await expect(ask()).rejects.toThrow();
  });
});

describe('an answer that is no sale', () => {
  test('is rejected in GLS’s own words where its headers say no', async () => {
    gls.fake.answerNext('ship', no('NOT_TAKEN', 'The postal code does not exist.'));
    expect((await gls.buy()).outcome).toMatchObject({
      kind: 'rejected',
      reason: 'The postal code does not exist. (NOT_TAKEN)',
      trouble: { code: 'SERVICE_ADDRESS_REFUSED', values: { at: 'GLS' } },
    });
    expect((await gls.buy({ config: { contactId: 'OTHER' } })).outcome).toMatchObject({ kind: 'rejected' });
  });

  test.each([
    ['a 400 without headers', { status: 400, json: {} }],
    ['a 400 that tells of silence', no('E', 'The backend timed out.')],
    ['a 409', no('E', 'Exists.', 409)],
    ['a 500 with headers', no('E', 'Broken.', 500)],
    ['a 201 without parcels', { status: 201, json: { CreatedShipment: { CustomerID: '1', PickupLocation: 'DE' } } }],
    ['a 200 with headers', { ...no('E', 'Queued.'), status: 200, json: { CreatedShipment: { CustomerID: '', PickupLocation: '' } } }], // oxfmt-ignore
  ])('%s proves nothing', async (_, answer) => {
    gls.fake.answerNext('ship', answer);
    expect((await gls.buy()).outcome).toMatchObject({ kind: 'unknown' });
  });

  test('but has numbers keeps them', async () => {
    gls.fake.behave('no labels');
    const { outcome, sale } = await gls.buy();
    expect(outcome).toMatchObject({ kind: 'unknown', notes: { trackIds: sale?.trackingNumbers } });
  });

  test('and quotes our token in its headers is told on without it', async () => {
    await gls.buy();
    const token = gls.fake.calls.at(-1)?.headers.authorization?.replace('Bearer ', '') ?? '-';
    gls.fake.answerNext('ship', no('NOT_ALLOWED', `The token ${token} has no such right.`, 403));
    const { outcome } = await gls.buy();
    expect(outcome).toMatchObject({ kind: 'rejected', reason: expect.stringContaining('The token *** has no') });
  });

  test('and keys that GLS refuses buy nothing', async () => {
    const wrong = await gls.showing({ clientSecret: 'another' });
    expect(await wrong.purchase(gls.order())).toMatchObject({ kind: 'not_sent', trouble: { code: 'KEYS_REFUSED' } });
  });
});

describe('a purchase whose answer was lost', () => {
  async function lost(items: string[]) {
    gls.fake.fail('ship', 'reset');
    const { order, outcome, sale } = await gls.buy({ items });
    expect(outcome.kind).toBe('unknown');
    return { order, sale };
  }

  test.each([[['a']], [['a', 'b', 'c']]])('of %j is found by our own id and the days around it', async (items) => {
    const { order, sale } = await lost(items);
    gls.fake.endDay();
    const found = await gls.adapter.lookup({ ...order, ageMs: 0 });
    expect(found).toMatchObject({ kind: 'purchased', trackingNumbers: sale?.trackingNumbers, documentSources: [] });
    const { ShipmentReference, DateFrom, DateTo } = gls.sent('/rs/tracking/parcels');
    expect(ShipmentReference).toBe(order.attempt.ownId);
    expect(Date.parse(DateTo) - Date.parse(DateFrom)).toBe(2 * DAY_MS);
  });

  test.each([[['a']], [['a', 'b', 'c']]])(
    'of %j is found before the end of day, by labels printed again',
    async (items) => {
      const { order, sale } = await lost(items);
      const found = await gls.adapter.lookup({ ...order, ageMs: 0 });
      expect(found).toMatchObject({ kind: 'purchased', trackingNumbers: sale?.trackingNumbers, documentSources: [] });
      expect(gls.sent('/rs/shipments/reprintparcel')).toMatchObject({
        ShipmentReference: order.attempt.ownId,
        CreationDate: new Date(order.acceptedAt).toISOString(),
      });
    },
  );

  test('is for a person where only some of its labels are printed again, with their numbers', async () => {
    gls.fake.behave('first only');
    const { order, sale } = await lost(['a', 'b']);
    const numbers = sale?.trackingNumbers.join(', ');
    expect(await gls.adapter.lookup(order)).toMatchObject({
      kind: 'unknown',
      trouble: { code: 'REFERENCE_FOUND_OTHERWISE', values: { numbers, packages: 2 } },
    });
  });

  test('is looked for in the days around its acceptance, however late, and also where the ledger lost what was noted', async () => {
    const { order } = await lost(['a']);
    order.attempt.notes = {};
    gls.fake.behave('nothing');
    const acceptedAt = Date.parse('2026-03-04T05:06:07.000Z');
    expect((await gls.adapter.lookup({ ...order, acceptedAt, ageMs: 0 })).kind).toBe('unknown');
    const { DateFrom, DateTo } = gls.sent('/rs/tracking/parcels');
    expect([DateFrom, DateTo]).toEqual(['2026-03-03T05:06:07.000Z', '2026-03-05T05:06:07.000Z']);
  });

  test('is for a person where GLS finds nothing, with what to look for', async () => {
    const { order } = await lost(['a']);
    gls.fake.behave('nothing');
    expect(await gls.adapter.lookup({ ...order, ageMs: DAY_MS })).toMatchObject({
      kind: 'unknown',
      trouble: { code: 'REFERENCE_NOT_FOUND', values: { at: 'GLS', reference: order.attempt.ownId } },
    });
  });

  test.each([
    ['does not repeat the reference', ['a'], 'without references'],
    ['does not say which parcel is whose', ['a', 'b'], 'unnamed'],
  ] as const)('is for a person where GLS %s, with the numbers', async (_, items, manner) => {
    const { order, sale } = await lost([...items]);
    gls.fake.endDay();
    gls.fake.behave(manner);
    const found = await gls.adapter.lookup(order);
    expect(found).toMatchObject({ kind: 'unknown', trouble: { code: 'REFERENCE_FOUND_OTHERWISE' } });
    for (const number of sale?.trackingNumbers ?? [])
      expect(found.kind === 'unknown' && found.trouble?.values['numbers']).toContain(number);
  });

  test.each(['reset', 'server-error', 'half-json', 'too-many-for-7-seconds', 'redirect'] as const)(
    'stays in doubt where the look-up is %s',
    async (fault) => {
      const { order } = await lost(['a']);
      gls.fake.fail('find', fault, true);
      expect(await gls.adapter.lookup(order)).toMatchObject({ kind: 'unknown' });
      gls.fake.heal();
      gls.fake.fail('reprint', fault, true);
      const found = await gls.adapter.lookup(order);
      expect(found).toMatchObject({ kind: 'unknown' });
      if (fault === 'too-many-for-7-seconds') expect(found).toMatchObject({ waitMs: 7000 });
    },
  );
});
