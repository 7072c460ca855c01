import { describe, expect, test } from 'vitest';
import { isPlatformTrackingNumber } from '../../helpers/platform-number.ts';
import { DOMESTIC, line, recipientIn, request } from '../../helpers/requests.ts';
import { bytesOf, shipping } from '../../helpers/shipping.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const { newId, ship, shipped, refused } = shipping(station, 'answer');
const withLine = (changes: Record<string, unknown>) =>
  request({ itemLines: [{ itemTransactionId: 'p1', weight: { units: 'LB', value: 2 }, ...changes }] });

describe('its answer', () => {
  test("has exactly the specification's fields, and warnings beside data", async () => {
    const { body } = await ship(request());
    const keys = (value: object) => Object.keys(value).sort();
    const [item] = body.data.transactionShipments;

    expect(keys(body)).toEqual(['data', 'success', 'warnings']);
    expect(keys(body.data)).toEqual(
      'carrierCode carrierId labelSpecification paymentOption serviceType signatureOption taxIndentifiers transactionId transactionShipments'.split(
        ' ',
      ),
    );
    expect(keys(item)).toEqual(
      'customerReference declaredInfo itemTransactionId masterTrackingNumber packageDocuments platformTrackingNumber specialService trackingNumber'.split(
        ' ',
      ),
    );
    expect(keys(item.packageDocuments[0])).toEqual(['contentType', 'fileBase64', 'fileUrl', 'imageType']);
    expect(keys(body.data.paymentOption)).toEqual(['paymentTerms', 'paymentType', 'payor']);
    expect(body.warnings).toEqual([]);
  });

  test('members are null where nothing was sent', async () => {
    const data = await shipped(request());

    expect(data).toMatchObject({
      carrierId: 'test-a',
      carrierCode: 'CARRIER_A',
      serviceType: 'A_GROUND',
      paymentOption: { paymentType: null, paymentTerms: null, payor: null },
      signatureOption: { signatureOptionType: null },
      labelSpecification: { imageType: null, labelStockType: null },
      taxIndentifiers: null,
    });
    expect(data.transactionShipments[0]).toMatchObject({
      itemTransactionId: 'p1',
      masterTrackingNumber: null,
      declaredInfo: null,
      specialService: null,
      customerReference: null,
    });
  });

  test('echoes what was sent', async () => {
    const sent = {
      paymentOption: { paymentType: 'SENDER', paymentTerms: 'DDP', payor: null },
      signatureOption: { signatureOptionType: 'no_signature_required' },
      labelSpecification: { imageType: 'pdf', labelStockType: 'PAPER_A4' },
      taxIndentifiers: [{ identifierType: 'VAT', taxableEntityType: 'SHIPPER', value: 'GB123456789' }],
    };
    const item = {
      declaredInfo: { amount: 12.5, currency: 'USD' },
      specialService: { any: ['thing', 1] },
      customerReference: { ref1: 'PO-1', ref3: null },
    };

    const data = await shipped({ ...withLine(item), ...sent });

    expect(data).toMatchObject(sent);
    expect(data.transactionShipments[0]).toMatchObject(item);
  });

  test('null is taken where the specification says "or null"', async () => {
    const nothing = {
      signatureOption: null,
      paymentOption: null,
      customs: null,
      taxIndentifiers: null,
      additionInfo: null,
      warehouseId: null,
    };
    const data = await shipped({
      ...withLine({ dimensions: null, specialService: null, packageCode: null }),
      ...nothing,
    });

    expect(data.paymentOption).toEqual({ paymentType: null, paymentTerms: null, payor: null });
    expect(data.taxIndentifiers).toBeNull();
  });

  test.each(['carrierId', 'serviceType', 'recipient', 'itemLines'])(
    'null in %s, which is required, is a field that is missing',
    async (field) => {
      expect(await refused(request({ [field]: null }))).toMatchObject([
        { code: 'FIELD_REQUIRED', pointer: `/${field}` },
      ]);
    },
  );

  test("one package has no master number; several have the first package's", async () => {
    const lines = ['a', 'b', 'c'].map((itemTransactionId) => line({ itemTransactionId }));
    const { transactionShipments } = await shipped(request({ itemLines: lines }));
    const numbers = transactionShipments.map(({ trackingNumber }) => trackingNumber);

    expect(transactionShipments.map(({ itemTransactionId }) => itemTransactionId)).toEqual(['a', 'b', 'c']);
    expect(new Set(numbers).size).toBe(3);
    expect(transactionShipments.map(({ masterTrackingNumber }) => masterTrackingNumber)).toEqual(
      Array(3).fill(numbers[0]),
    );
  });

  test('a package without an itemTransactionId gets <transactionId>-<n>, n from 1', async () => {
    const id = newId();
    const { itemTransactionId: _, ...nameless } = line();
    const { body } = await station.api.ship(
      id,
      request({ itemLines: [nameless, line({ itemTransactionId: 'mine' }), nameless] }),
    );

    expect(body.data.transactionShipments.map((item: { itemTransactionId: string }) => item.itemTransactionId)).toEqual(
      [`${id}-1`, 'mine', `${id}-3`],
    );
  });
});

describe('its numbers', () => {
  test('platform tracking numbers have their form and check character, and none is given twice', async () => {
    const three = ['a', 'b', 'c'].map((itemTransactionId) => line({ itemTransactionId }));
    const answers = await Promise.all([
      shipped(request({ itemLines: three })),
      ship(withLine({ itemCode: 'TEST-REJECT' })).then(() => null),
      ...Array.from({ length: 10 }, () => shipped(request())),
    ]);
    const items = answers.flatMap((data) => data?.transactionShipments ?? []) as { platformTrackingNumber: string }[];
    const numbers = items.map((item) => item.platformTrackingNumber);

    expect(numbers.filter((number) => !isPlatformTrackingNumber(number))).toEqual([]);
    expect(new Set(numbers).size).toBe(13);
    expect(new Set(numbers.map((number) => number.slice(0, 4))).size).toBe(1);
  });

  test('a number allocated to a refused purchase is not given again', async () => {
    const before = await shipped(request());
    await ship(withLine({ itemCode: 'TEST-REJECT' }));
    const after = await shipped(request());
    const sequence = (data: typeof before) => Number(data.transactionShipments[0]?.platformTrackingNumber.slice(4, 14));

    expect(sequence(after)).toBe(sequence(before) + 2);
  });

  test.each(DOMESTIC)(
    '%s %s sells in test mode: the tracking number begins with TEST and the label is a PDF',
    async (carrierId, serviceType, country) => {
      const data = await shipped(
        request({ carrierId, serviceType, recipient: recipientIn(country), itemLines: [line()] }),
      );
      const [item] = data.transactionShipments;

      expect(item?.trackingNumber).toMatch(/^TEST/);
      expect(item?.packageDocuments).toHaveLength(1);
      expect(item?.packageDocuments[0]).toMatchObject({ imageType: 'pdf', contentType: 'LABEL', fileUrl: null });
      expect(bytesOf(item?.packageDocuments[0])).toMatch(/^%PDF-1/);
    },
  );
});
