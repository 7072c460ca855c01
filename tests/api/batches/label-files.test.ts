import { unzipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LabelFileContents } from '#shared/schema/printing/label-file.ts';
import type { Answer } from '../../helpers/api.ts';
import { BATCHES, batchesOf, csv, line } from '../../helpers/batches.ts';
import { label } from '../../ledger/samples.ts';
import { lockedPdf } from '../../labels/foreign/locked-pdf.ts';
import { startTestStation, type TestStation } from '../../helpers/station.ts';

let station: TestStation;
const batches = batchesOf(() => station.api);
beforeAll(async () => {
  station = await startTestStation();
});
afterAll(() => station.dispose());

let count = 0;
const rowsOf = (...items: string[]) => csv(...items.map((item) => line(`file-${(count += 1)}`, { item })));

/** A batch that is bought, and the numbers of its rows. */
async function bought(items: string[], imageType = 'PDF') {
  const { id } = await batches.made(rowsOf(...items), {
    defaults: { carrierId: 'test-f', serviceType: '101', labelSpecification: { imageType } },
    start: true,
  });
  await batches.until(id, 'FINISHED');
  return { id, rows: await batches.rows(id) };
}
const contents = async (of: string): Promise<LabelFileContents> => (await station.api.get(`${of}/labels`)).body;
const fileOf = (of: string, query: string): Promise<Answer> => station.api.get(`${of}/labels/file?${query}`);
const bytesOf = ({ body }: Answer) => body as Uint8Array;
const numbersOf = (rows: { trackingNumbers: string[] }[]) => rows.map(({ trackingNumbers: [number] }) => number);

/** What the labels of a PDF say, page by page, read by a program that did not write it. */
async function textOf(pdf: Uint8Array): Promise<string[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: pdf.slice(), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return pages;
}

describe('the labels of a batch', () => {
  test('as one PDF: a page each in the order of the rows, at its size; what is voided or not bought is left out and said', async () => {
    const { id, rows } = await bought(['', 'TEST-REJECT', '', '', 'TEST-UNKNOWN']);
    await station.api.post(`/station/v1/shipments/${rows[2]?.shipmentId}/void`, { reason: 'Wrong weight' });
    expect(await contents(`${BATCHES}/${id}`)).toEqual({
      labels: 2,
      formats: [{ imageType: 'PDF', labels: 2 }],
      files: ['PDF', 'ZIP'],
      leftOut: [
        { reason: 'NOT_BOUGHT', rows: 2, numbers: [2, 5] },
        { reason: 'VOIDED', rows: 1, numbers: [3] },
      ],
    });
    const answer = await fileOf(`${BATCHES}/${id}`, 'format=PDF');
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      ...[200, 'application/pdf', 'attachment; filename="orders-labels.pdf"'],
    ]);
    const pages = await textOf(bytesOf(answer));
    const numbers = numbersOf(rows.filter(({ number }) => number === 1 || number === 4));
    expect(pages.map((page, i) => page.replaceAll(' ', '').includes(numbers[i] ?? '?'))).toEqual([true, true]);
    const document = await PDFDocument.load(bytesOf(answer), { throwOnInvalidObject: true });
    expect(document.getPages().map((page) => page.getSize())).toEqual([
      { width: 288, height: 432 },
      { width: 288, height: 432 },
    ]);
    expect(document.catalog.getOrCreateViewerPreferences().getPrintScaling()).toBe('None');
  });

  test.each(['ZPL', 'EPL'] as const)('as one stream of %s, as they were stored', async (imageType) => {
    const { id, rows } = await bought(['', '', ''], imageType);
    const text = Buffer.from(bytesOf(await fileOf(`${BATCHES}/${id}`, `format=${imageType}`))).toString('latin1');
    const places = numbersOf(rows).map((number) => text.indexOf(number ?? '?'));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('from one row to another', async () => {
    const { id, rows } = await bought(['', '', '', '']);
    const files = unzipSync(bytesOf(await fileOf(`${BATCHES}/${id}`, 'format=ZIP&from=2&to=3')));
    expect(Object.keys(files)).toEqual(numbersOf(rows.slice(1, 3)).map((number, i) => `${i + 2}-1-${number}.pdf`));
    const { status, body } = await fileOf(`${BATCHES}/${id}`, 'format=ZIP&from=3&to=2');
    expect([status, body.errors]).toMatchObject([400, [{ pointer: '/query/to', actual: 2 }]]);
  });

  test('of different formats they are had as ZIP, each as it was stored, and in nothing else', async () => {
    const draft = (imageType: string) => ({ ...request(`mixed-${imageType}`), labelSpecification: { imageType } });
    const { body } = await station.api.post(BATCHES, {
      ...{
        name: 'Mixed',
        rows: ['PDF', 'ZPL', 'ZPL', 'GIF'].map((type, i) => ({ ...draft(type), itemLines: items(i) })),
      },
      start: true,
    });
    const { id } = body.batch;
    await batches.until(id, 'FINISHED');
    expect(await contents(`${BATCHES}/${id}`)).toMatchObject({ labels: 4, files: ['ZIP'] });
    const refused = await fileOf(`${BATCHES}/${id}`, 'format=PDF');
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [
        {
          ...{ code: 'FIELD_INVALID', pointer: '/query/format', actual: 'PDF' },
          message:
            'Of 4 labels not all are PDF: 2 ZPL, 1 GIF. A label is never drawn anew; a ZIP file takes all of them.',
        },
      ],
    ]);
    const files = unzipSync(bytesOf(await fileOf(`${BATCHES}/${id}`, 'format=ZIP')));
    const types = Object.keys(files).map((name) => name.replace(/.*\./, ''));
    expect(types).toEqual(['pdf', 'zpl', 'zpl', 'gif']);
    const begins = Object.values(files).map((bytes) => Buffer.from(bytes.slice(0, 3)).toString('latin1'));
    expect(begins).toEqual(['%PD', '^XA', '^XA', 'GIF']);
  });

  test('a batch without a label, and one that is not there', async () => {
    const { id } = await batches.made(rowsOf('', ''));
    expect(await contents(`${BATCHES}/${id}`)).toMatchObject({ labels: 0, files: [], leftOut: [{ rows: 2 }] });
    expect((await fileOf(`${BATCHES}/${id}`, 'format=ZIP')).body).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await fileOf(`${BATCHES}/none`, 'format=ZIP')).body.detail).toBe('There is no batch none.');
    expect((await fileOf(`${BATCHES}/${id}`, 'format=DOC')).body.errors).toMatchObject([{ pointer: '/query/format' }]);
  });
});

test('the labels of a manifest, oldest first; what is voided afterwards is left out', async () => {
  const { rows } = await bought(['', '', '']);
  const { manifest } = (await station.api.post('/station/v1/manifests', { carrierId: 'test-f' })).body;
  const path = `/station/v1/manifests/${manifest.id}`;
  const { labels } = await contents(path);
  const names = Object.keys(unzipSync(bytesOf(await fileOf(path, 'format=ZIP'))));
  expect(names).toHaveLength(labels);
  expect(names.slice(-3).map((name) => name.split('-')[2])).toEqual(numbersOf(rows).map((number) => `${number}.pdf`));
  expect((await fileOf('/station/v1/manifests/none', 'format=PDF')).body.code).toBe('NOT_FOUND');
});

/** A shipment whose label the carrier sent. */
async function labelledWith(bytes: Uint8Array): Promise<string> {
  const transactionId = `locked-${(count += 1)}`;
  const doubtful = { ...request(transactionId), itemLines: [{ ...items(1)[0], itemCode: 'TEST-UNKNOWN' }] };
  expect((await station.api.ship(transactionId, doubtful)).status).toBe(504);
  const found = (await station.ledger.shipments.findByTransaction(null, transactionId)) ?? expect.fail('no shipment');
  const by = { shipmentId: found.id, actor: 'carrier', requestId: null, reason: null };
  await station.ledger.shipments.advance({ ...by, to: 'PURCHASED', trackingNumbers: ['LOCKED1'] });
  await station.ledger.shipments.advance({ ...by, to: 'LABELLED', documents: [{ ...label(), bytes }] });
  return found.id;
}

describe('the labels of named shipments', () => {
  const chosen = (body: object, file = ''): Promise<Answer> =>
    station.api.post(`/station/v1/shipments/labels${file}`, body);
  const idsOf = (rows: { shipmentId: string | null }[]) => rows.map(({ shipmentId }) => shipmentId ?? '');

  test('as one file in the order of the ids; what is not there is refused', async () => {
    const { rows } = await bought(['', '', '']);
    const shipmentIds = idsOf(rows).reverse();
    expect((await chosen({ shipmentIds })).body).toMatchObject({ labels: 3, files: ['PDF', 'ZIP'], leftOut: [] });
    const names = Object.keys(unzipSync(bytesOf(await chosen({ shipmentIds, format: 'ZIP' }, '/file'))));
    expect(names).toEqual(numbersOf(rows.toReversed()).map((number, i) => `${i + 1}-1-${number}.pdf`));
    const missing = await chosen({ shipmentIds: [...shipmentIds, 'none'] });
    expect([missing.status, missing.body.detail]).toEqual([404, 'Of 4 shipments 1 are not there.']);
    expect((await chosen({ shipmentIds: [] })).body.errors).toMatchObject([{ pointer: '/shipmentIds' }]);
  });

  test('a label that the carrier has locked is left out of the one PDF, by number; a ZIP takes it, and it is had by itself', async () => {
    const [first, last] = idsOf((await bought(['', ''])).rows);
    const locked = await lockedPdf(await (await PDFDocument.create()).save());
    const shipmentIds = [first, await labelledWith(locked), last];
    const { body } = await chosen({ shipmentIds });
    expect(body).toMatchObject({
      labels: 3,
      files: ['PDF', 'ZIP'],
      leftOut: [{ reason: 'LOCKED', rows: 1, numbers: [2] }],
    });
    expect(await textOf(bytesOf(await chosen({ shipmentIds, format: 'PDF' }, '/file')))).toHaveLength(2);
    const files = unzipSync(bytesOf(await chosen({ shipmentIds, format: 'ZIP' }, '/file')));
    expect(Buffer.from(Object.values(files)[1] ?? [])).toEqual(Buffer.from(locked));
    const alone = { shipmentIds: [shipmentIds[1]] };
    expect((await chosen(alone)).body.files).toEqual(['ZIP']);
    const refused = await chosen({ ...alone, format: 'PDF' }, '/file');
    expect([refused.status, refused.body.code]).toEqual([422, 'VALIDATION_FAILED']);
    expect(refused.body.errors).toMatchObject([{ code: 'FIELD_INVALID', pointer: '/format' }]);
  });

  test('so is one that the carrier sent broken: the others come as one PDF, and it is named before', async () => {
    const [first, last] = idsOf((await bought(['', ''])).rows);
    const whole = await (await PDFDocument.create()).save();
    const shipmentIds = [
      first,
      await labelledWith(whole.subarray(0, -20)),
      last,
      await labelledWith(Buffer.from('<html>')),
    ];
    expect((await chosen({ shipmentIds })).body).toMatchObject({
      labels: 4,
      leftOut: [{ reason: 'BROKEN', rows: 2, numbers: [2, 4] }],
    });
    expect(await textOf(bytesOf(await chosen({ shipmentIds, format: 'PDF' }, '/file')))).toHaveLength(2);
    expect(Object.keys(unzipSync(bytesOf(await chosen({ shipmentIds, format: 'ZIP' }, '/file'))))).toHaveLength(4);
  });
});

const items = (index: number) => [{ weight: { units: 'KG', value: 1 + index }, itemCode: '' }];
const request = (name: string) => ({
  ...{ carrierId: 'test-f', serviceType: '101' },
  recipient: {
    address: { countryCode: 'DE', city: 'Berlin', zipCode: '10115', streetLine1: 'Hauptstr. 1' },
    contact: { personName: name },
  },
});
