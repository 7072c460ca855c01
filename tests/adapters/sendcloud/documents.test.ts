import { describe, expect, test } from 'vitest';
import { outcomeOf, readShipment } from '#electron/adapters/sendcloud/map-response.ts';
import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import type { ImageType, LabelStock } from '#shared/schema/shipping/label-specification.ts';
import { AMSTERDAM } from './orders.ts';
import { useSendcloud } from './sendcloud.ts';

const sendcloud = useSendcloud();

const labelled = (imageType: ImageType, stock: LabelStock) => (shipment: PreparedShipment) => ({
  ...shipment,
  imageType,
  stock,
});

const customsItems = [
  {
    ...{ description: 'Cup', quantity: 1, harmonizedTariffCode: '691110', countryOfOrigin: 'DE' },
    ...{ value: { amount: 4, currency: 'EUR' }, weight: { units: 'KG', value: 0.3 } },
  },
];
const declared = (shipment: PreparedShipment) => ({
  ...shipment,
  request: { ...shipment.request, recipient: AMSTERDAM, customs: { customsItems } },
});

/** Buys two packages and fetches what did not come along. */
async function fetched(shipment: (shipment: PreparedShipment) => PreparedShipment, items = ['p1', 'p2']) {
  const { order, sale } = await sendcloud.bought({ shipment, items });
  sendcloud.fake.calls.length = 0;
  const { documentSources = [] } = sale;
  const documents = await sendcloud.adapter.documents({ ...order, sources: documentSources, unlabelled: [] });
  return { documents, sale, texts: documents.map(({ bytes }) => Buffer.from(bytes).toString('latin1')) };
}

describe('labels behind the login of the API', () => {
  test.each([
    ['PDF', 'STOCK_4X6', 'application/pdf', '', '%PDF-1.7 label'],
    ['PDF', 'PAPER_A5', 'application/pdf', '?paper_size=A5', '%PDF-1.7 label'],
    ['PNG', 'STOCK_4X6', 'image/png', '?dpi=300', '\x89PNG'],
    ['ZPL', 'STOCK_4X6', 'application/zpl', '', '^XA'],
  ] as const)('%s on %s is asked for as such', async (imageType, stock, accept, query, begins) => {
    const { documents, texts } = await fetched(labelled(imageType, stock));
    expect(
      documents.map(({ packageNumber, contentType, imageType: type }) => [packageNumber, contentType, type]),
    ).toEqual([
      [1, 'LABEL', imageType.toLowerCase()],
      [2, 'LABEL', imageType.toLowerCase()],
    ]);
    for (const text of texts) expect(text.startsWith(begins)).toBe(true);
    for (const { headers, query: asked } of sendcloud.fake.calls) {
      expect([headers.accept, asked.toString()]).toEqual([accept, query.slice(1)]);
      expect(headers.authorization).toMatch(/^Basic /);
    }
  });

  test('one that came along on another paper is fetched on the one that was asked for', async () => {
    const { sale, texts } = await fetched(labelled('PDF', 'PAPER_A4'), ['p1']);
    expect(sale.documents).toEqual([]);
    expect(texts).toEqual([`%PDF-1.7 label ${sale.trackingNumbers[0]} A4`]);
  });

  test('one that came along cut is fetched from where it lies', () => {
    const { shipment } = sendcloud.order();
    const link = `${sendcloud.fake.url}/label`;
    const sold = (label_file: string) => {
      const documents = [{ type: 'label', document_type: 'label', link }];
      const parcel = { id: 1, tracking_number: '3S1', status: { code: 'READY_TO_SEND' }, label_file, documents };
      const announced = readShipment({ id: 'a', parcels: [parcel] });
      return announced && outcomeOf(announced, shipment, 201);
    };
    const whole = Buffer.from('%PDF-1.7 a label').toString('base64');
    expect(sold(whole)).toMatchObject({ documents: [{ packageNumber: 1 }] });
    expect(sold(whole.slice(0, -3))).toMatchObject({ documents: [], documentSources: [{ url: link }] });
  });

  test('the customs declaration comes with them', async () => {
    const { sale, documents, texts } = await fetched(declared, ['p1']);
    expect(sale.documents?.map(({ contentType }) => contentType)).toEqual(['LABEL']);
    expect(documents).toMatchObject([{ packageNumber: 1, contentType: 'COMMERCIAL_INVOICE', imageType: 'pdf' }]);
    expect(texts).toEqual([`%PDF-1.7 label customs ${sale.trackingNumbers[0]}`]);
  });

  test('a customs declaration that the service does not have is waited for, and then holds up no label', async () => {
    const { order, sale } = await sendcloud.bought({ shipment: declared, items: ['p1'] });
    sendcloud.fake.labels('gone');
    const fetchedAt = (acceptedAt: number) =>
      sendcloud.adapter.documents({ ...order, acceptedAt, sources: sale.documentSources ?? [], unlabelled: [] });
    await expect(fetchedAt(Date.now())).rejects.toThrow('answered 404 in place of the document');
    expect(await fetchedAt(Date.now() - 90_000)).toEqual([]);
  });

  test.each([
    ['none of its kind', (url: string) => url],
    ['at a place that is not called', () => 'https://127.0.0.2:1/customs'],
  ])('a customs declaration that is %s is waited for, and then holds up no label', async (_, moved) => {
    const shipment = (prepared: PreparedShipment) => labelled('PDF', 'PAPER_A4')(declared(prepared));
    const { order, sale } = await sendcloud.bought({ shipment, items: ['p1'] });
    const isLabel = ({ contentType }: { contentType: string }) => contentType === 'LABEL';
    const sources = (sale.documentSources ?? []).map((each) =>
      isLabel(each) ? each : { ...each, imageType: 'png', url: moved(each.url) },
    );
    const fetchedAt = (acceptedAt: number) =>
      sendcloud.adapter.documents({ ...order, acceptedAt, sources, unlabelled: [] });
    await expect(fetchedAt(Date.now())).rejects.toThrow();
    expect((await fetchedAt(Date.now() - 90_000)).map(({ contentType }) => contentType)).toEqual(['LABEL']);
  });

  test('labels of which the sale said nothing are asked for by the id that was noted', async () => {
    sendcloud.fake.next({ kind: 'without-label' });
    const { order, sale } = await sendcloud.bought();
    expect(sale).toMatchObject({ documents: [], documentSources: [] });
    const found = await sendcloud.adapter.documents({ ...order, sources: [], unlabelled: [1] });
    expect(found).toMatchObject([{ packageNumber: 1, contentType: 'LABEL', imageType: 'pdf' }]);
  });

  test('a label of other numbers than the shipment bears is not taken for its own', async () => {
    sendcloud.fake.next({ kind: 'without-label' });
    const { order } = await sendcloud.bought();
    const asked = { ...order, trackingNumbers: ['3SOTHER'], sources: [], unlabelled: [1] };
    await expect(sendcloud.adapter.documents(asked)).rejects.toThrow('No label came of package 1.');
  });

  test('labels are of their own parcels, in whatever order the service lists these', async () => {
    sendcloud.fake.next({ kind: 'without-label' });
    const { order, sale } = await sendcloud.bought({ items: ['p1', 'p2'] });
    sendcloud.fake.booked().at(-1)?.parcels.reverse();
    const found = await sendcloud.adapter.documents({ ...order, sources: [], unlabelled: [1, 2] });
    expect(found.map(({ bytes }) => Buffer.from(bytes).toString())).toEqual(
      sale.trackingNumbers.map((number) => `%PDF-1.7 label ${number}`),
    );
    sendcloud.fake.booked().at(-1)?.parcels.pop();
    await expect(sendcloud.adapter.documents({ ...order, sources: [], unlabelled: [1] })).rejects.toThrow(
      'No label came of package 1.',
    );
  });

  test.each([
    ['gone', 'answered 404 in place of the document'],
    ['elsewhere', 'Labels are not fetched from 127.0.0.2:1'],
  ] as const)('that are %s are an error in words, and buy nothing', async (how, words) => {
    sendcloud.fake.labels(how);
    const before = sendcloud.fake.booked().length;
    await expect(fetched((shipment) => shipment)).rejects.toThrow(words);
    expect(sendcloud.fake.booked()).toHaveLength(before + 1);
  });

  test.each(['redirect', 'server-error', 'cut', 'too-many', 'unauthorized-once'] as const)(
    'are an error after %s, and there at the next try',
    async (fault) => {
      const { order, sale } = await sendcloud.bought({ items: ['p1', 'p2'] });
      const { documentSources: sources = [] } = sale;
      sendcloud.fake.fail('label', fault);
      await expect(sendcloud.adapter.documents({ ...order, sources, unlabelled: [] })).rejects.toThrow();
      expect(await sendcloud.adapter.documents({ ...order, sources, unlabelled: [] })).toHaveLength(2);
    },
  );
});
