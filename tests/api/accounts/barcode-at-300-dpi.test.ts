import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newDataDir } from '../../helpers/station.ts';
import { line, request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();

test.each([
  [5, 9],
  [9, 20],
  [10, 23],
])(
  'a barcode of %i columns that holds %i characters at 203 dpi is printed at 300 dpi, too',
  async (columns, length) => {
    const { api } = station;
    const path = newDataDir();
    const design = '/station/v1/accounts/test-a/label-layout';
    const { rows } = (await api.get(design)).body.effective;
    const cells = [
      { block: 'BARCODE', columns, content: [{ field: 'itemCode' }] },
      { block: 'TEXT', content: [{ text: 'Article' }] },
    ];
    const layout = {
      rows: [
        ...rows.filter((row: { cells: { block: string }[] }) => row.cells[0]?.block !== 'BARCODE'),
        { cells, divided: true },
      ],
    };
    expect((await api.call('PUT', design, { body: { layout } })).body.errors).toBeUndefined();
    const printer = {
      id: `p${columns}`,
      name: 'Fine',
      connection: { type: 'folder', path },
      format: 'ZPL',
      stock: 'STOCK_4X6',
      dpi: 300,
    };
    expect((await api.post('/station/v1/printers', printer)).status).toBe(201);
    const itemLines = [line({ itemCode: 'A'.repeat(length), weight: { units: 'LB', value: 1 } })];
    const bought = await api.call('POST', `/v1/shipment?print=${printer.id}`, {
      body: request({ itemLines }),
      headers: { transactionId: `of-${length}` },
    });
    expect([bought.status, bought.body.detail]).toEqual([200, undefined]);
    const jobs = async () => (await api.get(`/station/v1/print-jobs?printerId=${printer.id}`)).body.printJobs;
    await expect.poll(async () => (await jobs())[0].state).toMatch(/^(?:SPOOLED|PRINTED|FAILED)$/);
    expect((await jobs())[0]).toMatchObject({ fault: null });
    expect(readdirSync(path)).toHaveLength(1);
  },
);
