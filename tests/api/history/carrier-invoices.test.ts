import { expect, test } from 'vitest';
import type { CarrierInvoice } from '#shared/schema/invoices/carrier-invoice.ts';
import type { InvoiceEvidence, InvoiceLine } from '#shared/schema/invoices/invoice-line.ts';
import { createApi } from '../../helpers/api.ts';
import { line, request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';
import { label } from '../../ledger/samples.ts';
import { workbook } from '../../helpers/workbook.ts';

const PATH = '/station/v1/carrier-invoices';
const station = useStation();
const HEADER = 'Tracking number;Reference;Service;Weight (lb);Amount;Fuel surcharge;Currency';
const base64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64');

let count = 0;
const draft = (content: string | Uint8Array, more: object = {}) => ({
  ...{ carrierId: 'test-a', invoiceNumber: `INV-${++count}`, fileName: 'march.csv', contentBase64: base64(content) },
  ...more,
});
const imported = async (content: string | Uint8Array, more: object = {}): Promise<CarrierInvoice> => {
  const { status, body } = await station.api.post(PATH, draft(content, more));
  expect(status, JSON.stringify(body)).toBe(201);
  return body.invoice;
};
const table = (...rows: string[]) => [HEADER, ...rows].join('\n');
const linesOf = async (id: string, query = ''): Promise<InvoiceLine[]> =>
  (await station.api.get(`${PATH}/${id}/lines${query}`)).body.lines;

/** A shipment that cost this, under its tracking number. */
async function bought(transactionId: string, amount = '10.00') {
  const items = { itemLines: [line({ itemCode: 'TEST-UNKNOWN', weight: { units: 'LB', value: 2.5 } })] };
  expect((await station.api.ship(transactionId, request(items))).status).toBe(504);
  const found = (await station.ledger.shipments.findByTransaction(null, transactionId)) ?? expect.fail('no shipment');
  const by = { shipmentId: found.id, actor: 'carrier', requestId: null, reason: null };
  const trackingNumbers = [`1Z${transactionId}`];
  await station.ledger.shipments.advance({
    ...by,
    to: 'PURCHASED',
    trackingNumbers,
    cost: { amount, currency: 'EUR' },
  });
  await station.ledger.shipments.advance({ ...by, to: 'LABELLED', documents: [label(transactionId)] });
  return found.id;
}

test('lines are matched and judged, with totals, differences by kind, and the evidence of each', async () => {
  const [right, heavy, voided] = [await bought('R-1'), await bought('R-2'), await bought('R-3')];
  expect((await station.api.post(`/station/v1/shipments/${voided}/void`, { reason: 'Wrong box' })).status).toBe(200);
  expect((await station.api.post('/station/v1/hand-overs', { code: '1ZR-2', packer: 'Mia' })).status).toBe(200);
  const invoice = await imported(
    table(
      '1zr-1;;A_GROUND;2.5;10.00;;EUR',
      ';R-2;A_GROUND;4;12.50;2.50;EUR',
      '1ZR-3;;A_GROUND;2.5;10.00;;EUR',
      '1ZR-4;;A_GROUND;2.5;7.10;;EUR',
    ),
  );
  expect(invoice).toMatchObject({
    ...{ lineCount: 4, differentCount: 3, unpricedCount: 0, unknownServices: [] },
    totals: [{ currency: 'EUR', lines: 4, billed: '39.60', expected: '20.00', difference: '19.60' }],
    kinds: [
      { kind: 'UNKNOWN', lines: 1, difference: '7.10' },
      { kind: 'VOIDED', lines: 1, difference: '10.00' },
      { kind: 'WEIGHT', lines: 1, difference: '2.50' },
      { kind: 'SURCHARGE', lines: 1, difference: '0.00' },
    ],
  });
  expect((await station.api.get(`${PATH}/${invoice.id}`)).body).toEqual({ invoice });
  const lines = await linesOf(invoice.id);
  expect(lines.map(({ number, line: at, shipmentId }) => [number, at, shipmentId])).toEqual([
    [1, 2, right],
    [2, 3, heavy],
    [3, 4, voided],
    [4, 5, null],
  ]);
  expect((await linesOf(invoice.id, '?show=WEIGHT')).map(({ number }) => number)).toEqual([2]);
  const page = (await station.api.get(`${PATH}/${invoice.id}/lines?show=DIFFERENT&limit=2`)).body;
  expect([page.lines.length, page.next]).toEqual([2, 3]);
  expect(await linesOf(invoice.id, `?show=DIFFERENT&after=${page.next}`)).toHaveLength(1);

  const evidence: InvoiceEvidence = (await station.api.get(`${PATH}/${invoice.id}/lines/2`)).body;
  expect(evidence).toMatchObject({
    ...{ line: lines[1], shipment: { id: heavy, transactionId: 'R-2' }, service: 'A_GROUND', manifest: null },
    parcel: { entered: { weight: { units: 'LB', value: 2.5 } }, transmitted: { weight: { units: 'LB' } } },
    ...{ cost: { amount: '10.00', currency: 'EUR' }, handOver: { packer: 'Mia', code: '1ZR-2' }, others: [] },
  });
  expect(evidence.journal.map(({ to }) => to)).toEqual(['RESERVED', 'SENDING', 'UNKNOWN', 'PURCHASED', 'LABELLED']);
  const other: InvoiceEvidence = (await station.api.get(`${PATH}/${invoice.id}/lines/3`)).body;
  expect(other.journal.at(-1)).toMatchObject({ to: 'VOIDED', reason: 'Wrong box' });
  const unknown: InvoiceEvidence = (await station.api.get(`${PATH}/${invoice.id}/lines/4`)).body;
  expect(unknown).toMatchObject({ shipment: null, parcel: null, journal: [], cost: null });
});

test('the differences come as CSV, each with what was entered, sent and billed; no cell is a formula', async () => {
  await bought('E-1');
  const invoice = await imported(
    table('1ZE-1;;A_GROUND;2.5;10.00;;EUR', '1ZE-1;=1+1;A_EXPRESS_INTERNATIONAL;4;11.00;;EUR'),
  );
  const answer = await station.api.get(`${PATH}/${invoice.id}/differences`);
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="differences-${invoice.invoiceNumber}.csv"`,
  );
  const [header, ...rows] = Buffer.from(answer.body).toString().replace('\uFEFF', '').trimEnd().split('\r\n');
  const [first = [], ...rest] = rows.map((row) => row.split(','));
  const cells = Object.fromEntries((header ?? '').split(',').map((name, index) => [name, first[index]]));
  expect(rest).toEqual([]);
  expect(cells).toMatchObject({
    ...{ invoiceNumber: invoice.invoiceNumber, line: '3', trackingNumber: '1ZE-1', reference: "'=1+1" },
    ...{ differences: 'WEIGHT SERVICE AMOUNT', billed: '11', difference: '11', currency: 'EUR' },
    ...{ weightBilled: '4 LB', weightEntered: '2.5 LB', serviceSent: 'A_GROUND', costAtPurchase: '10.00 EUR' },
  });
});

test('a preview reads the first lines as they would be imported, and stores nothing', async () => {
  const content = table('1ZP-1;;A_GROUND;2.5;10.00;;EUR', '1ZP-2;;A_GROUND;heavy;1.00;;EUR');
  const { status, body } = await station.api.post(`${PATH}/preview`, {
    carrierId: 'test-a',
    contentBase64: base64(content),
  });
  expect([status, body.rowCount, body.missing, body.imported]).toEqual([200, 2, [], null]);
  expect(body.reading.mapping).toMatchObject({ 'Weight (lb)': 'weight', Amount: 'amount' });
  expect(body.rows[0]).toMatchObject({ line: 2, billed: { weight: { units: 'LB', value: 2.5 } }, faults: [] });
  expect(body.rows[1]).toMatchObject({ billed: null, faults: [{ code: 'INVOICE_CELL_NUMBER' }] });
  const reading = { mapping: { Amount: 'amount' } };
  const tried = await station.api.post(`${PATH}/preview`, {
    carrierId: 'test-a',
    contentBase64: base64(content),
    reading,
  });
  expect(tried.body.missing.map(({ code }: { code: string }) => code)).toEqual([
    'INVOICE_NO_KEY',
    'INVOICE_NO_CURRENCY',
  ]);
  const refused = await station.api.post(PATH, draft(content));
  expect([refused.status, refused.body.code]).toEqual([422, 'VALIDATION_FAILED']);
  expect(refused.body.errors).toMatchObject([
    { message: 'Line 3, column “Weight (lb)”: “heavy” is no number.', trouble: { code: 'INVOICE_CELL_NUMBER' } },
  ]);
});

test('a file without anything in it, or that is no base64, is refused in words', async () => {
  const empty = await station.api.post(PATH, draft(''));
  expect([empty.status, empty.body.errors[0]?.message]).toEqual([422, 'The table has no rows below its header.']);
  const broken = await station.api.post(PATH, { ...draft(''), contentBase64: '%%%' });
  expect([broken.status, broken.body.errors[0]?.message]).toEqual([422, 'contentBase64 is not base64.']);
});

test('a file and a number are imported once; what was removed may be imported again', async () => {
  const content = table('1ZD-1;;;;5.00;;EUR');
  const first = await imported(content);
  const again = await station.api.post(PATH, draft(content));
  expect([again.status, again.body.trouble]).toMatchObject([
    409,
    { code: 'INVOICE_FILE_IMPORTED', values: { date: first.importedAt.slice(0, 10), number: first.invoiceNumber } },
  ]);
  const { body } = await station.api.post(PATH, draft(`${content}\n`, { invoiceNumber: first.invoiceNumber }));
  expect(body).toMatchObject({ code: 'STATE_CONFLICT', trouble: { code: 'INVOICE_NUMBER_TAKEN' } });
  const preview = await station.api.post(`${PATH}/preview`, { carrierId: 'test-a', contentBase64: base64(content) });
  expect(preview.body.imported).toMatchObject({ id: first.id });
  expect((await station.api.call('DELETE', `${PATH}/${first.id}`)).status).toBe(204);
  for (const path of ['', '/lines', '/lines/1', '/differences']) {
    expect((await station.api.get(`${PATH}/${first.id}${path}`)).status).toBe(404);
  }
  expect((await station.api.call('DELETE', `${PATH}/${first.id}`)).status).toBe(404);
  await imported(content, { invoiceNumber: first.invoiceNumber });
});

test('of several imports of one file at once, one is imported and the others are refused', async () => {
  const content = table(...Array.from({ length: 50 }, (_, index) => `1ZS-${index};;;;1.00;;EUR`));
  const answers = await Promise.all([1, 2, 3].map(() => station.api.post(PATH, draft(content))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
});

test('an Excel file is read like a CSV', async () => {
  const rows = [HEADER.split(';'), ['1ZX-1', '', '', '', 12.5, '', 'EUR']];
  const invoice = await imported(workbook(rows), { fileName: 'march.xlsx' });
  expect(invoice.totals).toMatchObject([{ billed: '12.50' }]);
});

test('a tracking number that a spreadsheet keeps as a number of more than 15 digits is refused: it has lost its last ones', async () => {
  const rows = [HEADER.split(';'), [999_999_999_999_999, '', '', '', 1, '', 'EUR']];
  const invoice = await imported(workbook(rows), { fileName: 'march.xlsx' });
  expect((await linesOf(invoice.id))[0]?.billed.trackingNumber).toBe('999999999999999');
  const rounded = [...rows, [123_456_789_012_345_680, '', '', '', 1, '', 'EUR']];
  const { status, body } = await station.api.post(PATH, draft(workbook(rounded), { fileName: 'april.xlsx' }));
  expect([status, body.errors?.[0]?.trouble]).toMatchObject([
    422,
    {
      code: 'INVOICE_CELL_ROUNDED',
      values: { line: 3, column: 'Tracking number', value: '1.2345678901234568E+17' },
    },
  ]);
});

test('a reference that another account uses as well names the parcel of the invoice’s account', async () => {
  const own = await bought('ORDER-1');
  const theirs = { ...request(), carrierId: 'test-b', serviceType: '03' };
  const { status, body } = await station.api.ship('ORDER-2', theirs);
  expect(status, JSON.stringify(body)).toBe(200);
  const invoice = await imported(table(';ORDER-1;;;10.00;;EUR', ';ORDER-2;;;10.00;;EUR'));
  expect((await linesOf(invoice.id)).map(({ shipmentId, differences }) => [shipmentId, differences])).toEqual([
    [own, []],
    [null, ['UNKNOWN']],
  ]);
});

async function otherClient() {
  const { body: made } = await station.api.post('/station/v1/clients', { name: 'Desk', scopes: ['ship', 'read'] });
  return createApi(station.baseUrl, { accessKey: made.client.accessKey, secretKey: made.secretKey });
}

test('a parcel did not stay behind where another client closed the day of its own parcels', async () => {
  await bought('M-1');
  const other = await otherClient();
  expect((await other.ship('M-2', request())).status).toBe(200);
  const closed = await other.post('/station/v1/manifests', { carrierId: 'test-a' });
  expect([closed.status, closed.body.manifest.totals.shipments]).toEqual([201, 1]);
  const invoice = await imported(table('1ZM-1;;A_GROUND;2.5;10.00;;EUR'));
  expect((await linesOf(invoice.id)).map(({ differences }) => differences)).toEqual([[]]);
});

test('invoices are listed with sums by account; a client that does not administer sees none', async () => {
  const own = await imported(table('1ZL-1;;;;5.05;;CHF'), { carrierId: 'test-b' });
  const { body } = await station.api.get(`${PATH}?carrierId=test-b`);
  expect(body.invoices).toEqual([own]);
  expect(body.accounts).toContainEqual({
    carrierId: 'test-b',
    totals: [{ currency: 'CHF', lines: 1, billed: '5.05', expected: '0.00', difference: '5.05' }],
  });
  expect((await (await otherClient()).get(PATH)).body.code).toBe('SCOPE_MISSING');
});

test('a reference that is not known is another parcel on the invoice of another account', async () => {
  const numbered = (amount: string) => table(`;1001;;;${amount};;EUR`, `;OTHER-${++count};;;1.00;;EUR`);
  const judged = async (carrierId: string, amount: string) => {
    const { id } = await imported(numbered(amount), { carrierId });
    return (await linesOf(id))[0];
  };
  expect(await judged('test-a', '5.00')).toMatchObject({ differences: ['UNKNOWN'] });
  expect(await judged('test-c', '-5.00')).toMatchObject({ differences: ['UNKNOWN'], expected: '0', difference: '-5' });
  expect(await judged('test-a', '-5.00')).toMatchObject({ differences: [], expected: '-5' });
});
