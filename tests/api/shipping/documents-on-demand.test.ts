import { describe, expect, test } from 'vitest';
import { IMAGE_TYPES } from '#shared/schema/shipping/label-specification.ts';
import { internationalRequest, line, request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';
import { readPdf } from '../../labels/drawing.ts';

const station = useStation();

let count = 0;
/** Buys and returns the shipment as it is stored. */
async function bought(body = request()) {
  const transactionId = `paper-${++count}`;
  expect((await station.api.ship(transactionId, body)).status).toBe(200);
  const { id } = (await station.api.get(`/station/v1/shipments?transactionId=${transactionId}`)).body.shipments[0];
  return (await station.api.get(`/station/v1/shipments/${id}`)).body.shipment;
}
const read = (id: string, path: string) => station.api.get(`/station/v1/shipments/${id}/${path}`);
const verify = (body: unknown) => station.api.post('/station/v1/labels/verify', body);
const three = { itemLines: ['x', 'y', 'z'].map((itemTransactionId) => line({ itemTransactionId })) };

async function pages(id: string, path: string) {
  const { status, headers, body } = await read(id, path);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return readPdf(body);
}

describe('the full check of labels', () => {
  test.each(IMAGE_TYPES)('reads every barcode of each package back from %s', async (imageType) => {
    const shipment = await bought(request({ ...three, labelSpecification: { imageType } }));
    const { status, body } = await verify({ shipmentId: shipment.id });
    expect([status, body.ok, body.labels.length]).toEqual([200, true, 3]);
    for (const [i, label] of body.labels.entries()) {
      const source = imageType === 'EPL' || imageType === 'ZPL' ? 'DRAWN_AGAIN' : 'STORED';
      expect(label).toMatchObject({ packageNumber: i + 1, source, ok: true, faults: [] });
      const number = shipment.trackingNumbers[i];
      expect(label.symbols).toContainEqual({ symbology: 'CODE128', expected: number, read: number });
    }
  });

  test('needs one id, of a label or of a shipment, and says so once', async () => {
    const why = async (body: unknown) => (await verify(body)).body.errors;
    const message = 'Send documentId or shipmentId, one of them.';
    expect(await why({})).toEqual([{ code: 'FIELD_REQUIRED', pointer: '/shipmentId', message }]);
    expect(await why({ documentId: 'a', shipmentId: 'b' })).toMatchObject([{ code: 'FIELD_CONFLICT', message }]);
  });

  test('reads a label on its sheet of paper', async () => {
    const labelSpecification = { imageType: 'PDF', labelStockType: 'PAPER_A4' };
    const { id } = await bought(request({ labelSpecification }));
    expect((await verify({ shipmentId: id })).body.ok).toBe(true);
  });

  test('takes one label by its document', async () => {
    const { id } = await bought(request(three));
    const { labels } = (await verify({ shipmentId: id })).body;
    const one = await verify({ documentId: labels[1].documentId });
    expect(one.body.labels).toEqual([labels[1]]);
  });

  test('refuses what is no label', async () => {
    expect((await verify({ documentId: 'none' })).body.code).toBe('NOT_FOUND');
    expect((await verify({ shipmentId: 'none' })).body.code).toBe('NOT_FOUND');
    expect((await verify({})).body.code).toBe('VALIDATION_FAILED');
  });
});

describe('documents', () => {
  test('are in the language of the recipient, or in the one that is asked for', async () => {
    const { id } = await bought(internationalRequest());
    for (const [path, english, german] of [
      ['packing-slip', 'Packing slip', 'Packzettel'],
      ['commercial-invoice', 'Commercial invoice', 'Handelsrechnung'],
    ] as const) {
      expect((await pages(id, path))[0]?.text).toContain(german);
      expect((await pages(id, `${path}?language=en`))[0]?.text).toContain(english);
    }
    expect((await read(id, 'packing-slip?language=nl')).body.code).toBe('FIELD_INVALID');
  });

  test('come on the paper asked for', async () => {
    const { id } = await bought();
    const [usual] = await pages(id, 'packing-slip');
    const [a4] = await pages(id, 'packing-slip?paper=A4');
    expect([usual?.width, usual?.height]).toEqual([612, 792]);
    expect([a4?.width, a4?.height].map((side) => Math.round(side ?? 0))).toEqual([595, 842]);
  });

  test('a domestic shipment has no commercial invoice', async () => {
    const { id } = await bought();
    expect((await read(id, 'commercial-invoice')).body.code).toBe('NOT_FOUND');
  });
});

describe('a sheet of labels', () => {
  test.each([
    ['1', 3],
    ['2', 2],
    ['4', 1],
  ])('takes %s on a page: three labels on %i', async (perPage, expected) => {
    const { id } = await bought(request(three));
    expect(await pages(id, `label-sheet?paper=A4&perPage=${perPage}`)).toHaveLength(expected);
  });

  test('is not made of labels that were voided', async () => {
    const { id } = await bought();
    await station.api.post(`/station/v1/shipments/${id}/void`, { reason: 'Not needed' });
    expect((await read(id, 'label-sheet')).body.code).toBe('STATE_CONFLICT');
  });
});
