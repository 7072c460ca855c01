import { describe, expect, it } from 'vitest';
import type { ImageType } from '#shared/schema/shipping/label-specification.ts';
import { createPdfDrawer } from '#electron/labels/pdf.ts';
import { request } from '../helpers/requests.ts';
import { useStation } from '../helpers/use-station.ts';
import { draw, fonts, layoutOf, renderer } from './drawing.ts';
import { sample } from './samples.ts';

const NUMBER = 'TESTA00000004711';

/** What is read in a label that somebody else drew: nothing is known of it but its bytes. */
const read = (imageType: string, bytes: Uint8Array, trackingNumber = NUMBER) =>
  renderer().readForeign({ document: { packageNumber: 1, imageType }, bytes }, trackingNumber);
const drawn = async (imageType: ImageType) => (await draw(sample({ imageType }))).bytes;

describe('the full check of a label that a carrier drew', () => {
  it.each(['PDF', 'GIF', 'PNG'] as const)('finds the tracking number in the barcodes of a %s', async (imageType) => {
    const { ok, faults, symbols, source } = await read(imageType.toLowerCase(), await drawn(imageType));
    expect([ok, faults, source]).toEqual([true, [], 'STORED']);
    expect(symbols).toContainEqual({ symbology: 'Code128', expected: null, read: NUMBER });
  });

  it('finds a number that the carrier writes in groups', async () => {
    expect((await read('pdf', await drawn('PDF'), 'TESTA 0000 0004 711')).ok).toBe(true);
  });

  it('looks at every page', async () => {
    const inOrder = ['TESTA00000009998', NUMBER];
    const pages = await Promise.all(inOrder.map((trackingNumber) => layoutOf(sample({ trackingNumber }))));
    const bytes = await createPdfDrawer(fonts)(pages, { title: '', createdAt: 0 });
    const { ok, symbols } = await read('pdf', bytes);
    const numbers = symbols.filter(({ symbology }) => symbology === 'Code128').map((symbol) => symbol.read);
    expect([ok, numbers]).toEqual([true, ['TESTA00000009998', NUMBER]]);
  });

  it('says which number no barcode holds, and what they hold instead', async () => {
    const { ok, faults, symbols } = await read('pdf', await drawn('PDF'), 'OTHER1');
    expect([ok, faults.map(({ code }) => code)]).toEqual([false, ['TRACKING_NUMBER_NOT_READ']]);
    expect(faults[0]?.message).toContain('OTHER1');
    expect(symbols.map((symbol) => symbol.read)).toContain(NUMBER);
  });

  it.each(['EPL', 'ZPL'] as const)('says that %s is commands, and whether the number is in them', async (imageType) => {
    const bytes = await drawn(imageType);
    for (const [number, where] of [
      [NUMBER, `The number ${NUMBER} is in its commands`],
      ['OTHER1', 'The number OTHER1 is not in its commands'],
    ] as const) {
      const { ok, faults } = await read(imageType.toLowerCase(), bytes, number);
      expect([ok, faults.map(({ code }) => code)]).toEqual([false, ['NOT_DRAWN_HERE']]);
      expect(faults[0]?.message).toContain(where);
    }
  });

  it.each(['pdf', 'gif', 'png'])('says that a broken %s is broken', async (imageType) => {
    const { ok, faults } = await read(imageType, Buffer.from('%PDF-1.4 and nothing more'));
    expect([ok, faults]).toEqual([false, [expect.objectContaining({ code: 'NOT_READABLE' })]]);
    expect(faults[0]?.message).toContain('broken');
  });
});

describe('a label that came through another station', () => {
  const upstream = useStation();
  const station = useStation();

  async function bought(transactionId: string, imageType: ImageType) {
    const [template] = (await station.api.get('/station/v1/accounts')).body.accounts;
    const { baseUrl, accessKey, secretKey } = upstream.credentials;
    const carrierId = `through-${imageType.toLowerCase()}`;
    const adapter = { type: 'gateway', baseUrl, accessKey, secretKey, upstreamCarrierId: 'test-a', allowHttp: true };
    await station.api.post('/station/v1/accounts', { ...template, carrierId, adapter });
    const answer = await station.api.ship(transactionId, request({ carrierId, labelSpecification: { imageType } }));
    expect(answer.status).toBe(200);
    return (await station.api.get(`/station/v1/shipments?transactionId=${transactionId}`)).body.shipments[0];
  }
  const verify = async (shipmentId: string) =>
    (await station.api.post('/station/v1/labels/verify', { shipmentId })).body;

  it('is read from the bytes that came', async () => {
    const { id } = await bought('through-pdf', 'PDF');
    const { ok, labels } = await verify(id);
    const [label] = labels;
    expect([ok, labels.length, label.source, label.faults]).toEqual([true, 1, 'STORED', []]);
    expect(label.symbols).toContainEqual({ symbology: 'Code128', expected: null, read: label.trackingNumber });
  });

  it('in the commands of a printer is not said to be good', async () => {
    const { id } = await bought('through-zpl', 'ZPL');
    const { ok, labels } = await verify(id);
    expect([ok, labels[0].faults[0].code]).toEqual([false, 'NOT_DRAWN_HERE']);
    expect(labels[0].faults[0].message).toContain(`${labels[0].trackingNumber} is in its commands`);
  });
});
