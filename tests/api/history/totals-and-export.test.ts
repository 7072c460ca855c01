import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { line, recipientIn, request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const HOSTILE = ['=1+1', '+49 30', '-5', '@SUM(A1)', 'Say "hi", Bob'];

beforeAll(async () => {
  const ship = (id: string, changes = {}) => station.api.ship(id, request(changes));
  await ship('one', {
    itemLines: [
      line({ weight: { units: 'LB', value: 0.1 } }),
      line({ itemTransactionId: 'p2', weight: { units: 'LB', value: 0.2 } }),
    ],
  });
  await ship('two');
  await ship('refused', { itemLines: [line({ itemCode: 'TEST-REJECT' })] });
  await ship('doubt', { itemLines: [line({ itemCode: 'TEST-UNKNOWN' })] });
  await ship('berlin', { carrierId: 'test-f', serviceType: '101', recipient: recipientIn('DE') });
  for (const [index, personName] of HOSTILE.entries()) {
    const recipient = { ...recipientIn('GB'), contact: { personName } };
    await ship(`hostile-${index}`, { carrierId: 'test-c', serviceType: 'C24', recipient });
  }
});

const totals = async (query = '') => (await station.api.get(`/station/v1/shipments/totals?${query}`)).body;

describe('totals', () => {
  test('count shipments and packages, in all, by state and by account', async () => {
    expect(await totals()).toEqual({
      shipments: 10,
      packages: 11,
      states: [
        { state: 'REJECTED', shipments: 1, packages: 1 },
        { state: 'UNKNOWN', shipments: 1, packages: 1 },
        { state: 'LABELLED', shipments: 8, packages: 9 },
      ],
      carriers: [
        { carrierId: 'test-a', shipments: 4, packages: 5 },
        { carrierId: 'test-c', shipments: 5, packages: 5 },
        { carrierId: 'test-f', shipments: 1, packages: 1 },
      ],
      costs: [],
    });
  });

  test.each([
    ['carrierId=test-f', 1],
    ['state=UNKNOWN,REJECTED', 2],
    ['text=berlin', 1],
    ['text=berlin&state=UNKNOWN', 0],
    ['transactionId=two', 1],
    ['manifested=false&state=LABELLED', 8],
    ['manifested=true', 0],
    ['from=2000-01-01T00:00:00Z&to=2001-01-01T00:00:00Z', 0],
    ['text=%21%21', 0],
  ])('of %s are those of the list with the same filter', async (query, shipments) => {
    expect((await totals(query)).shipments).toBe(shipments);
    expect((await station.api.get(`/station/v1/shipments?${query}`)).body.shipments).toHaveLength(shipments);
  });

  test('refuse a filter that the list refuses', async () => {
    expect((await station.api.get('/station/v1/shipments/totals?state=LOST')).body.code).toBe('FIELD_INVALID');
    expect((await station.api.get('/station/v1/shipments/totals?manifested=maybe')).body.code).toBe('FIELD_INVALID');
  });
});

describe('the export', () => {
  const get = async (query = '') => {
    const { status, headers, body } = await station.api.get(`/station/v1/shipments/export?${query}`);
    return { status, headers, text: Buffer.from(body).toString('utf8') };
  };
  const rows = async (query = ''): Promise<Record<string, string>[]> =>
    parse((await get(query)).text, { columns: true, bom: true, record_delimiter: '\r\n' });

  test('is CSV as RFC 4180 has it, in UTF-8 that spreadsheets recognise', async () => {
    const { status, headers, text } = await get();
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('content-disposition')).toBe('attachment; filename="shipments.csv"');
    expect(text.startsWith('\uFEFFid,transactionId,state,')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
  });

  test('has a row for each shipment of the filter, newest first', async () => {
    const all = await rows();
    expect(all).toHaveLength(10);
    expect(all.at(-1)?.['transactionId']).toBe('one');
    expect((await rows('carrierId=test-f')).map((row) => row['transactionId'])).toEqual(['berlin']);
    expect(await rows('text=nowhere')).toEqual([]);
  });

  test('says what a shipment is', async () => {
    const [row] = await rows('transactionId=one');
    const [shipment] = (await station.api.get('/station/v1/shipments?transactionId=one')).body.shipments;
    expect(row).toMatchObject({
      id: shipment.id,
      state: 'LABELLED',
      purchase: 'made',
      test: 'true',
      acceptedAt: shipment.acceptedAt,
      carrierId: 'test-a',
      serviceType: 'A_GROUND',
      recipientName: 'Jane Roe',
      recipientZipCode: '90001',
      packages: '2',
      weightKg: '',
      weightLb: '0.3',
      trackingNumbers: shipment.trackingNumbers.join(' '),
    });
  });

  test('holds no cell that a spreadsheet would run', async () => {
    const names = (await rows('carrierId=test-c')).map((row) => row['recipientName']).reverse();
    expect(names).toEqual(["'=1+1", "'+49 30", '-5', "'@SUM(A1)", 'Say "hi", Bob']);
  });

  test('goes on over as many pages as there are', async () => {
    const { list } = station.ledger.shipments;
    const record = await station.ledger.shipments.findByTransaction(null, 'two');
    if (!record) throw new Error('There is no such shipment');
    const pages: Record<string, string | null> = { none: 'second', second: 'third', third: null };
    station.ledger.shipments.list = async ({ cursor = 'none' }) => ({
      shipments: [record],
      next: pages[cursor] ?? null,
    });
    const exported = await rows();
    station.ledger.shipments.list = list;
    expect(exported).toHaveLength(3);
  });

  test('refuses a filter that the list refuses, before anything is sent', async () => {
    const { status, body } = await station.api.get('/station/v1/shipments/export?state=LOST');
    expect([status, body.code]).toEqual([400, 'FIELD_INVALID']);
  });
});
