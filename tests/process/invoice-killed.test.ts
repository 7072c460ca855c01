import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { launchWithApi, newFolder, useStationProcesses } from '../helpers/station-process.ts';

useStationProcesses();

const LINES = 20_000;
const PATH = '/station/v1/carrier-invoices';

test('an import that is killed leaves nothing, and the same file is imported as a whole afterwards', async () => {
  const dataDir = newFolder();
  let station = await launchWithApi(dataDir);
  const rows = Array.from({ length: LINES }, (_, index) => `1Z${index};${index % 90}.25;EUR`);
  const content = ['Tracking number;Amount;Currency', ...rows].join('\n');
  const draft = {
    ...{ carrierId: 'test-a', invoiceNumber: 'INV-1', fileName: 'march.csv' },
    contentBase64: Buffer.from(content).toString('base64'),
  };
  const sizeOfLog = () => statSync(join(dataDir, 'ledger.db-wal'), { throwIfNoEntry: false })?.size ?? 0;
  const before = sizeOfLog();
  const cutOff = station.api.post(PATH, draft).catch(() => null);
  await expect.poll(sizeOfLog, { interval: 5, timeout: 60_000 }).toBeGreaterThan(before + 500_000);
  station.child.kill('SIGKILL');
  await station.ended;
  expect(await cutOff).toBeNull();

  station = await launchWithApi(dataDir);
  expect((await station.api.get(PATH)).body).toEqual({ invoices: [], next: null, accounts: [] });
  const { status, body } = await station.api.post(PATH, draft);
  expect([status, body.invoice?.lineCount, body.invoice?.differentCount]).toEqual([201, LINES, LINES]);
  const last = await station.api.get(`${PATH}/${body.invoice.id}/lines?after=${LINES - 1}`);
  expect(last.body).toMatchObject({ lines: [{ number: LINES, differences: ['UNKNOWN'] }], next: null });
}, 120_000);
