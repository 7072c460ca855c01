import { describe, expect, test } from 'vitest';
import { createTables } from '#electron/tables/index.ts';
import { BATCHES, batchesOf, csv, fileOf, HEADER, line, orders } from '../../helpers/batches.ts';
import { request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';
import { workbook } from '../../helpers/workbook.ts';

const station = useStation();
const batches = batchesOf(() => station.api);
const tables = createTables();
const tableOf = (text: string) => tables.read(new TextEncoder().encode(text));
const preview = (content: string | Uint8Array, fileName?: string) =>
  station.api.post(`${BATCHES}/preview`, fileOf(content, fileName));

async function finished(content: string | Uint8Array, more: Record<string, unknown> = {}): Promise<string> {
  const { id } = await batches.made(content, { ...more, start: true });
  await batches.until(id, 'FINISHED');
  return id;
}

describe('a preview', () => {
  test('shows columns, first rows and a mapping that fits, and stores nothing', async () => {
    const { status, body } = await preview(csv(...orders(20)));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      format: 'CSV',
      delimiter: ';',
      encoding: 'utf-8',
      decimalSeparator: 'COMMA',
      columns: HEADER.split(';'),
      rowCount: 20,
      mappingFrom: 'GUESSED',
      suggestedMapping: {
        Name: 'recipient.contact.personName',
        Street: 'recipient.address.streetLine1',
        Zip: 'recipient.address.zipCode',
        City: 'recipient.address.city',
        Country: 'recipient.address.countryCode',
        'Weight (kg)': 'weight',
        Item: 'itemCode',
        Order: 'ref1',
      },
      suggestedDefaults: {},
      suggestedOptions: { joinOrders: false, weightUnits: 'KG', leaveOutDuplicates: false },
      shop: null,
      existingBatchId: null,
    });
    expect(body.sampleRows).toHaveLength(10);
    expect((await station.api.get(BATCHES)).body.batches).toEqual([]);
  });

  test('of a workbook has numbers where the workbook has', async () => {
    const { body } = await preview(
      workbook([
        ['Name', 'Weight'],
        ['Ann', 1.5],
      ]),
      'a.xlsx',
    );
    expect(body).toMatchObject({ format: 'XLSX', delimiter: null, sampleRows: [{ Name: 'Ann', Weight: 1.5 }] });
  });

  test('names the batch that the same file has made', async () => {
    const content = csv(...orders(2, 50));
    const { id } = await batches.made(content);
    expect((await preview(content)).body.existingBatchId).toBe(id);
  });

  test('of a file that is no table says so in words', async () => {
    const { status, body } = await preview('A,B\n"1,2\n');
    expect([status, body.detail]).toEqual([422, 'In line 2 a quotation mark is not closed.']);
  });
});

describe('the result of a batch', () => {
  test('has every row with its own columns and what became of it', async () => {
    const id = await finished(csv(line('r-1'), line('r-2', { item: 'TEST-REJECT' }), line('r-3', { weight: '99' })));
    const [bought] = await batches.rows(id);
    const { headers, text } = await batches.file(id, 'result');
    const { columns, rows, delimiter } = await tableOf(text);

    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="orders-result.csv"');
    expect(delimiter).toBe(';');
    expect(columns).toEqual([
      ...HEADER.split(';'),
      ...['Transaction ID', 'Tracking number', 'Platform number', 'State', 'Error', 'Warnings'],
    ]);
    expect(rows.map(({ cells }) => cells.slice(-3, -1))).toEqual([
      ['BOUGHT', ''],
      ['REJECTED', 'The test carrier refuses this shipment, as asked.'],
      ['INVALID', expect.stringContaining('31.5 kg')],
    ]);
    expect(rows[0]?.cells.slice(0, -3)).toEqual([
      ...line('r-1').split(';'),
      bought?.transactionId,
      bought?.trackingNumbers[0],
      bought?.platformTrackingNumbers[0],
    ]);
  });

  test('says beside a row what it is warned of, as the row itself does', async () => {
    const { id } = await batches.made(csv(line('w-1', { name: '𒀀 Yamada' }), line('w-2')));
    const rows = await batches.rows(id);
    const [warned] = rows.map(({ warnings }) => warnings);
    const { columns, rows: written } = await tableOf((await batches.file(id, 'result')).text);

    expect(
      rows.map(({ state, warnings }) => [state, warnings.map(({ code, pointer }) => `${code} ${pointer}`)]),
    ).toEqual([
      ['READY', ['CHARACTER_REPLACED /recipient/contact/personName']],
      ['READY', []],
    ]);
    expect(warned?.[0]?.message).toContain('𒀀 (U+12000)');
    expect(written.map(({ cells }) => cells[columns.indexOf('Warnings')])).toEqual([warned?.[0]?.message, '']);
  });

  test('holds nothing that a spreadsheet would run, and keeps what came', async () => {
    const evil = '=HYPERLINK("http://evil.test")';
    const id = await finished(csv(`"${evil.replaceAll('"', '""')}";Weg 1;10115;Berlin;DE;2,5;;+49 30 1`));
    const { text } = await batches.file(id, 'result');
    expect(text).not.toMatch(/(^|;)"?[=+]/m);
    expect((await tableOf(text)).rows[0]?.cells.slice(0, 1)).toEqual([evil]);
  });

  test('of a batch that came as JSON has the numbers of the rows', async () => {
    const { body } = await station.api.post(BATCHES, { name: '../Nächtlich', rows: [{}], defaults: request() });
    const { headers, text } = await batches.file(body.batch.id, 'result');
    expect(headers.get('content-disposition')).toBe('attachment; filename="Na-chtlich-result.csv"');
    expect((await tableOf(text)).rows[0]?.cells).toMatchObject(['1', expect.any(String), '', '', 'READY', '', '']);
  });

  test('is mended and sent again with the addresses that it came with; what was bought is left out until a person takes it in', async () => {
    const id = await finished(csv(line('m-1', { name: 'Mended' }), line('m-2', { weight: '99' })));
    const [first] = await batches.rows(id);
    const again = await finished((await batches.file(id, 'result')).text.replace(';99;', ';9;'));
    const rows = await batches.rows(again);

    expect(rows.map(({ state }) => state)).toEqual(['SKIPPED', 'BOUGHT']);
    expect(JSON.stringify(rows.map((row) => row.request))).not.toContain('stateOrProvinceCode');
    expect(rows[0]?.warnings).toMatchObject([
      { code: 'BOUGHT_IN_RESULT', said: { column: 'State', words: 'BOUGHT' } },
      { code: 'SHIPPED_BEFORE', earlier: { trackingNumber: first?.trackingNumbers[0] } },
    ]);
    const third = await batches.made((await batches.file(again, 'result')).text);
    expect((await batches.rows(third.id)).map(({ state }) => state)).toEqual(['SKIPPED', 'SKIPPED']);
    expect((await batches.change(third.id, 1, { skip: false })).body.row).toMatchObject({ state: 'READY' });
  });

  test.each(['State', 'Province'])('keeps the column %s of its rows, whatever is said of them', async (column) => {
    const table = `${HEADER};${column}\n${line('s-1', { weight: '99' })};Bavaria\n`;
    const { text } = await batches.file((await batches.made(table)).id, 'result');
    const { suggestedMapping } = (await preview(text)).body;

    expect(Object.entries(suggestedMapping).filter(([, target]) => String(target).includes('stateOr'))).toEqual([
      [column, 'recipient.address.stateOrProvinceCode'],
    ]);
  });

  test('comes whole where it is long', async () => {
    const { id } = await batches.made(csv(...orders(450, 1000)));
    const { rows } = await tableOf((await batches.file(id, 'result')).text);
    expect(rows.map(({ cells }) => cells[7])).toEqual(Array.from({ length: 450 }, (_, index) => `PO-${1000 + index}`));
  });
});

describe('the failed rows of a batch', () => {
  test('come as they were with the reason, without those that are bought or in doubt, and make a batch again', async () => {
    const id = await finished(
      csv(
        line('f-1'),
        line('f-2', { item: 'TEST-UNKNOWN' }),
        line('f-3', { weight: '99' }),
        line('f-4', { item: 'TEST-REJECT' }),
      ),
    );
    const { text } = await batches.file(id, 'failed');
    const { columns, rows } = await tableOf(text);
    expect(columns).toEqual([...HEADER.split(';'), 'Error']);
    expect(rows.map(({ cells }) => cells[7])).toEqual(['f-3', 'f-4']);
    expect(rows.every(({ cells }) => String(cells.at(-1)).length > 10)).toBe(true);

    const mended = text.replace(';99;', ';9;').replace('TEST-REJECT', 'fine');
    const again = await finished(mended);
    expect((await batches.read(again)).counts).toMatchObject({ BOUGHT: 2 });
  });

  test('name the column of a cell that cannot be read', async () => {
    const { id } = await batches.made(csv(line('n-1', { weight: 'heavy' })));
    const { rows } = await tableOf((await batches.file(id, 'failed')).text);
    expect(rows[0]?.cells.at(-1)).toBe('Weight (kg): "heavy" is not a number.');
  });

  test('keep numbers of a workbook readable as what they are', async () => {
    const { id } = await batches.made(
      workbook([HEADER.split(';'), ['', 'Weg 1', '10115', 'Berlin', 'DE', 1.125, '', 'no-name']]),
      { fileName: 'book.xlsx' },
    );
    const { text } = await batches.file(id, 'failed');
    const again = await batches.made(text.replace(/\n,/, '\nJane,'));
    const [row] = await batches.rows(again.id);
    expect(row).toMatchObject({ state: 'READY', request: { itemLines: [{ weight: { value: 1.125 } }] } });
  });

  test('of a batch that came as JSON are JSON that makes a batch again', async () => {
    const { itemLines, ...defaults } = request();
    const rows = [{ itemLines }, { itemLines: [{ weight: { units: 'LB', value: 151 } }] }];
    const { body } = await station.api.post(BATCHES, { rows, defaults });
    const { headers, text } = await batches.file(body.batch.id, 'failed');
    const failed = JSON.parse(text);

    expect(headers.get('content-type')).toContain('application/json');
    expect(failed).toEqual({ defaults, rows: [rows[1]], errors: [expect.stringContaining('151 lb')] });
    failed.rows[0].itemLines[0].weight.value = 15.1;
    const mended = await station.api.post(BATCHES, failed);
    expect([mended.status, mended.body.batch?.counts]).toMatchObject([201, { READY: 1, INVALID: 0 }]);
  });
});
