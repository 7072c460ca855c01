import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CUSTOMS_ITEM, line, recipientIn, request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';
import { draft } from '../samples.ts';

const station = useStation();
const folder = mkdtempSync(join(tmpdir(), 'packbench-cn22-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeAll(async () => {
  const { accounts } = (await station.api.get('/station/v1/accounts')).body;
  const own = accounts.find(({ carrierId }: { carrierId: string }) => carrierId === 'test-f');
  const account = { ...own, customs: { postalItems: 'LETTER_POST' } };
  expect((await station.api.call('PUT', '/station/v1/accounts/test-f', { body: account })).status).toBe(200);
  await station.api.post('/station/v1/printers', draft({ type: 'folder', path: folder }));
});

interface Answer {
  warnings: { code: string; message: string }[];
  errors?: { code: string; pointer: string }[];
  data: { transactionShipments: { packageDocuments: { contentType: string; imageType: string }[] }[] };
}
const item = (changes: object = {}) => ({ ...CUSTOMS_ITEM, value: { amount: 5, currency: 'EUR' }, ...changes });
const letter = (changes: object = {}) =>
  request({
    ...{ carrierId: 'test-f', serviceType: '101', recipient: recipientIn('CH'), itemLines: [line()] },
    ...{ labelSpecification: { imageType: 'ZPL' }, customs: { customsItems: [item()] } },
    ...changes,
  });
const buy = async (transactionId: string, body: unknown) =>
  (await station.api.call('POST', '/cloud-ship-service/v1/shipment?print=desk', { body, headers: { transactionId } }))
    .body as Answer;
async function shipmentOf(transactionId: string): Promise<string> {
  const { body } = await station.api.get(`/station/v1/shipments?transactionId=${transactionId}`);
  return body.shipments[0].id;
}

test('the CN 22 of a letter comes with its label, and out of the same printer', async () => {
  const { data, warnings } = await buy('letter', letter());

  expect(
    data.transactionShipments[0]?.packageDocuments.map(({ contentType, imageType }) => [contentType, imageType]),
  ).toEqual([
    ['LABEL', 'zpl'],
    ['COMMERCIAL_INVOICE', 'pdf'],
    ['CN22', 'zpl'],
  ]);
  expect(warnings.map(({ message }) => message)).toEqual([
    'The COMMERCIAL_INVOICE is not printed: no printer is the default for it as PDF.',
  ]);
  const printed = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
  await expect.poll(() => printed().length).toBe(2);
  expect(printed().filter((job) => job.includes('CN 22'))).toHaveLength(1);
});

test('a printer of another language and resolution has the CN 22 drawn again for it', async () => {
  const other = { id: 'fine', name: 'Fine', format: 'EPL' as const, dpi: 300 as const, defaultFor: [] };
  await station.api.post('/station/v1/printers', draft({ type: 'folder', path: folder }, other));
  const { body } = await station.api.get(`/station/v1/shipments/${await shipmentOf('letter')}`);
  const cn22 = body.documents.find(({ contentType }: { contentType: string }) => contentType === 'CN22');
  const job = await station.api.post('/station/v1/print-jobs', { documentId: cn22.id, printerId: 'fine' });

  expect(job.status).toBe(201);
  const epl = () => readdirSync(folder).filter((name) => name.endsWith('.epl'));
  await expect.poll(() => epl().length).toBe(1);
  // As wide as four inches are at 300 dots.
  expect(readFileSync(join(folder, epl()[0] ?? ''), 'latin1')).toMatch(/\nq1219\n|\nq1200\n/);
});

test('the forms can be had on paper, and as those of a parcel; a shipment that the post does not carry has none', async () => {
  const forms = async (id: string, query = '') =>
    station.api.call('GET', `/station/v1/shipments/${id}/postal-forms${query}`);
  const id = await shipmentOf('letter');
  for (const query of ['', '?paper=A4', '?postalItems=PARCEL_POST&paper=LETTER']) {
    const answer = await forms(id, query);
    expect([answer.status, answer.headers.get('content-type')], query).toEqual([200, 'application/pdf']);
  }
  await buy('parcel', letter({ carrierId: 'test-g', serviceType: 'PARCEL' }));
  expect((await forms(await shipmentOf('parcel'))).status).toBe(404);
  expect((await forms(await shipmentOf('parcel'), '?postalItems=LETTER_POST')).status).toBe(200);
});

test('goods in several postal items say which they are in: each is declared apart', async () => {
  const itemLines = ['p1', 'p2'].map((itemTransactionId) => line({ itemTransactionId }));
  const declaring = (referToItemTransactionId?: string) =>
    letter({ itemLines, customs: { customsItems: [item({ referToItemTransactionId })] } });

  const { errors } = await buy('unsaid', declaring());
  expect(errors?.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'FIELD_REQUIRED /customs/customsItems/0/referToItemTransactionId',
  ]);
  expect((await buy('said', declaring('p1'))).errors).toBeUndefined();
});
