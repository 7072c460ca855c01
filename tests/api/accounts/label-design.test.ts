import { describe, expect, test } from 'vitest';
import { isBlack } from '#electron/labels/raster/bitmap.ts';
import { readSymbols } from '#electron/labels/verify/read-symbols.ts';
import type { LabelLayout } from '#shared/schema/accounts/labels/label-layout.ts';
import { rasterise, readPdf, readPng } from '../../labels/drawing.ts';
import { request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const put = (path: string, body: unknown) => station.api.call('PUT', `/station/v1/accounts/${path}`, { body });
const get = (path: string) => station.api.get(`/station/v1/accounts/${path}`);
const base64 = (text: string) => Buffer.from(text).toString('base64');

const LAYOUT: LabelLayout = {
  rows: [
    { rule: 'NONE', cells: [{ block: 'LOGO' }, { block: 'SERVICE', size: 'LARGE', align: 'RIGHT', columns: 8 }] },
    { cells: [{ block: 'TO', look: 'FRAMED' }] },
    { cells: [{ block: 'SORTING', size: 'HUGE', look: 'INVERSE', align: 'CENTER' }] },
    {
      cells: [
        { block: 'BARCODE', content: [{ text: 'R' }, { field: 'sortCode' }] },
        { block: 'ROUTING', symbology: 'QR' },
      ],
    },
    { cells: [{ block: 'TEXT', content: [{ text: 'Handled by night shift' }] }] },
    { cells: [{ block: 'REFERENCES' }] },
    { cells: [{ block: 'TRACKING' }] },
  ],
};
const BLACK_SQUARE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10"/></svg>`;
const TABLE = 'country,from,to,depot,sortCode,route\nUS,90001,90099,LAX,K17,R8\n';

/** An account of its own for each test, as test-a. */
async function account(carrierId: string): Promise<string> {
  const { accounts } = (await station.api.get('/station/v1/accounts')).body;
  await station.api.post('/station/v1/accounts', { ...accounts[0], carrierId });
  return carrierId;
}

/** Buys a label of the account as PDF; its bytes. */
async function buy(carrierId: string, transactionId: string): Promise<Buffer> {
  const { body } = await station.api.ship(transactionId, request({ carrierId }));
  return Buffer.from(body.data.transactionShipments[0].packageDocuments[0].fileBase64, 'base64');
}

const textOf = async (pdf: Uint8Array) => (await readPdf(pdf)).map(({ text }) => text).join('\n');
const barcodesOf = async (pdf: Uint8Array) => {
  const [page] = await rasterise(pdf, 203);
  return page ? (await readSymbols(page)).map(({ text }) => text) : [];
};

describe('a layout of an account’s own', () => {
  test('is on the labels that are bought from then on, with logo and sort code; those bought before stay as they were', async () => {
    const id = await account('own-layout');
    await buy(id, 'before');
    expect((await put(`${id}/label-layout`, { layout: LAYOUT })).status).toBe(200);
    expect((await put(`${id}/logo`, { contentBase64: base64(BLACK_SQUARE) })).body.logo).toMatchObject({
      tone: 'LINES',
    });
    expect((await put(`${id}/routing-table`, { contentBase64: base64(TABLE) })).status).toBe(200);

    const label = await buy(id, 'after');
    const text = await textOf(label);
    expect(text).toContain('Handled by night shift');
    expect(text).toContain('K17');
    expect(await barcodesOf(label)).toContain('RK17');
    const [dots] = await rasterise(label, 203);
    // The logo, a black square below the band.
    expect(dots && [30, 40, 50].every((x) => isBlack(dots, x, 115))).toBe(true);

    const { body } = await station.api.get('/station/v1/shipments/by-transaction/before');
    const earlier = Buffer.from(body.data.transactionShipments[0].packageDocuments[0].fileBase64, 'base64');
    expect(await textOf(earlier)).not.toContain('night shift');
  });

  test('is what a shipment is verified by, after the account has another one', async () => {
    const id = await account('verified');
    await put(`${id}/label-layout`, { layout: LAYOUT });
    const { body } = await station.api.ship('verified', request({ carrierId: id }));
    await station.api.call('DELETE', `/station/v1/accounts/${id}/label-layout`);
    const found = await station.api.get('/station/v1/shipments?text=verified');
    const [{ id: shipmentId }] = found.body.shipments;
    const verified = await station.api.post('/station/v1/labels/verify', { shipmentId });
    expect(verified.body.labels[0]).toMatchObject({ ok: true, faults: [] });
    const qr = verified.body.labels[0].symbols.find((each: { symbology: string }) => each.symbology === 'QR');
    expect(qr.read).toContain(body.data.transactionShipments[0].trackingNumber);
  });

  test.each([
    [
      'without a recipient',
      { rows: [{ cells: [{ block: 'SERVICE' }] }, { cells: [{ block: 'TRACKING' }] }] },
      '/layout/rows',
    ],
    [
      'with the recipient in a narrow cell',
      { rows: LAYOUT.rows.map((row, i) => (i === 1 ? { cells: [{ block: 'TO', columns: 3 }] } : row)) },
      '/layout/rows/1/cells/0',
    ],
    [
      'with two tracking barcodes',
      { rows: [...LAYOUT.rows, { cells: [{ block: 'TRACKING' }] }] },
      '/layout/rows/7/cells/0/block',
    ],
    [
      'with an option that a block has not',
      { rows: [...LAYOUT.rows, { cells: [{ block: 'FOOTER', size: 'HUGE' }] }] },
      '/layout/rows/7/cells/0/size',
    ],
    [
      'with a text that says nothing',
      { rows: [...LAYOUT.rows, { cells: [{ block: 'TEXT' }] }] },
      '/layout/rows/7/cells/0/content',
    ],
    [
      'with a barcode that the label is too narrow for',
      { rows: [...LAYOUT.rows, { cells: [{ block: 'BARCODE', content: [{ text: 'x'.repeat(60) }] }] }] },
      '/layout/rows/7/cells/0',
    ],
    [
      'with more than a label holds',
      {
        rows: [
          ...LAYOUT.rows,
          ...Array.from({ length: 12 }, () => ({
            cells: [{ block: 'TEXT', size: 'HUGE', content: [{ text: 'LARGE' }] }],
          })),
        ],
      },
      '/layout/rows',
    ],
  ])('%s is refused, and says where', async (_what, layout, pointer) => {
    const { status, body } = await put('test-a/label-layout', { layout });
    expect(status).toBe(422);
    expect(body.errors.map((error: { pointer: string }) => error.pointer)).toContain(pointer);
    expect((await get('test-a/label-layout')).body.layout).toBeNull();
  });

  test('is drawn and checked before it is stored, at both resolutions', async () => {
    for (const dpi of [203, 300]) {
      const { body } = await station.api.post('/station/v1/accounts/test-b/label-layout/check', {
        layout: LAYOUT,
        dpi,
      });
      expect(body).toMatchObject({ ok: true, faults: [] });
      expect(body.symbols.every(({ expected, read }: { expected: string; read: string }) => expected === read)).toBe(
        true,
      );
      expect(readPng(Buffer.from(body.pngBase64, 'base64')).width).toBe(Math.round(4 * dpi));
    }
    expect((await get('test-b/label-layout')).body.layout).toBeNull();
  });

  test('begins with that of its carrier, each of which fits the fullest label', async () => {
    const { layouts } = (await station.api.get('/station/v1/label-layouts')).body;
    expect(new Set(layouts.map(({ layout }: { layout: unknown }) => JSON.stringify(layout))).size).toBe(10);
    for (const { carrier, layout } of layouts.slice(0, 9)) {
      const id = `test-${carrier.slice(-1).toLowerCase()}`;
      expect((await get(`${id}/label-layout`)).body.effective).toEqual(layout);
      const checked = await station.api.post(`/station/v1/accounts/${id}/label-layout/check`, { sample: 'FULLEST' });
      expect(checked.body, id).toMatchObject({ ok: true, faults: [] });
    }
  });
});

describe('a layout that is changed at two places at once', () => {
  const layoutWith = (words: string): LabelLayout => ({
    rows: [...LAYOUT.rows, { cells: [{ block: 'TEXT', content: [{ text: words }] }] }],
  });

  test('is not replaced by one that was made of what was there before, and is where nothing is said of that', async () => {
    const id = await account('two-windows');
    const path = `${id}/label-layout`;
    const { version } = (await get(path)).body;
    const first = await put(path, { layout: layoutWith('first'), version });
    expect([first.status, first.body.version === version]).toEqual([200, false]);
    const late = await put(path, { layout: layoutWith('late'), version });
    expect([late.status, late.body.code, (await get(path)).body.layout]).toEqual([
      ...[409, 'STATE_CONFLICT'],
      layoutWith('first'),
    ]);
    // As after a save whose answer was lost; and a logo is in nobody's way.
    expect((await put(path, { layout: layoutWith('first'), version })).status).toBe(200);
    await put(`${id}/logo`, { contentBase64: base64(BLACK_SQUARE) });
    expect((await put(path, { layout: layoutWith('second'), version: first.body.version })).status).toBe(200);
    expect((await put(path, { layout: layoutWith('third') })).body.layout).toEqual(layoutWith('third'));
  });

  test('has both the layout and the logo that were set at once', async () => {
    const id = await account('at-once');
    const answers = await Promise.all([
      put(`${id}/label-layout`, { layout: LAYOUT }),
      put(`${id}/logo`, { contentBase64: base64(BLACK_SQUARE) }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await get(`${id}/label-layout`)).body).toMatchObject({ layout: LAYOUT, logo: { tone: 'LINES' } });
  });
});
