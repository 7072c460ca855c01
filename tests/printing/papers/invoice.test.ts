import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CUSTOMS_ITEM, recipientIn, request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';
import { draft } from '../samples.ts';

const station = useStation();
const folder = mkdtempSync(join(tmpdir(), 'packbench-papers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const abroad = () =>
  request({
    ...{ serviceType: 'A_EXPRESS_INTERNATIONAL', recipient: recipientIn('CH') },
    customs: { customsItems: [CUSTOMS_ITEM] },
  });
const buy = async (transactionId: string, body: unknown = abroad()) =>
  (await station.api.call('POST', '/cloud-ship-service/v1/shipment?print=desk', { body, headers: { transactionId } }))
    .body;
const codes = ({ warnings }: { warnings: { code: string }[] }) => warnings.map(({ code }) => code);
async function jobsOf(transactionId: string): Promise<{ contentType: string; printerId: string; state: string }[]> {
  const { body } = await station.api.get(`/station/v1/shipments?transactionId=${transactionId}`);
  const { printJobs } = (await station.api.get(`/station/v1/print-jobs?shipmentId=${body.shipments[0].id}`)).body;
  return printJobs.map(({ contentType, printerId, state }: Record<string, string>) => ({
    ...{ contentType, printerId, state },
  }));
}

test('the invoice of a shipment that is bought with a printer is printed where invoices are, and the answer says so where nowhere', async () => {
  await station.api.post('/station/v1/printers', draft({ type: 'folder', path: folder }));
  expect(codes(await buy('alone'))).toEqual(['PAPER_NOT_QUEUED']);
  await expect.poll(() => jobsOf('alone')).toEqual([{ contentType: 'LABEL', printerId: 'desk', state: 'PRINTED' }]);

  const office = {
    ...{ id: 'office', name: 'Office', format: 'PDF' as const, stock: 'PAPER_A4' as const },
    defaultFor: [{ contentType: 'COMMERCIAL_INVOICE' as const, imageType: null, stock: null }],
  };
  await station.api.post('/station/v1/printers', draft({ type: 'folder', path: folder }, office));
  expect(codes(await buy('both'))).not.toContain('PAPER_NOT_QUEUED');
  await expect
    .poll(async () => (await jobsOf('both')).sort((a, b) => (a.contentType < b.contentType ? -1 : 1)))
    .toEqual([
      { contentType: 'COMMERCIAL_INVOICE', printerId: 'office', state: 'PRINTED' },
      { contentType: 'LABEL', printerId: 'desk', state: 'PRINTED' },
    ]);
  expect(readdirSync(folder).filter((name) => name.endsWith('.pdf'))).toHaveLength(1);
});

test('printing the labels again prints no paper again', async () => {
  const { body } = await station.api.get('/station/v1/shipments?transactionId=both');
  const again = await station.api.post('/station/v1/print-jobs', {
    ...{ shipmentId: body.shipments[0].id, printerId: 'desk' },
  });
  expect(again.body.printJobs.map(({ contentType }: { contentType: string }) => contentType)).toEqual(['LABEL']);
});
