import { describe, expect, test } from 'vitest';
import { BATCHES, batchesOf, csv, line, orders } from '../../helpers/batches.ts';
import { USUAL_OPTIONS } from '#shared/schema/batches/batch-options.ts';
import { request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';
import { workbook } from '../../helpers/workbook.ts';

const station = useStation();
const batches = batchesOf(() => station.api);

describe('a row', () => {
  test('says with codes and values what is wrong with its number of packages, and with its units', async () => {
    const table = [
      'Name;Street;Zip;City;Country;Weight (kg);Length;Width;Height;Packages',
      ...['2,5', 'many', '300', '0'].map((copies) => `Jane Roe;Hauptstr. 1;10115;Berlin;DE;2,5;;;;${copies}`),
      'Jane Roe;Hauptstr. 1;10115;Berlin;DE;2,5;10 cm;5 in;5;1',
    ];
    const batch = await batches.made(`${table.join('\n')}\n`);
    const errors = (await batches.rows(batch.id)).map(({ errors: [first] }) => first);
    expect(errors).toMatchObject([
      { column: 'Packages', trouble: { code: 'CELL_NOT_WHOLE', values: { words: '2,5' } } },
      { column: 'Packages', trouble: { code: 'CELL_NOT_WHOLE', values: { words: 'many' } } },
      { column: 'Packages', actual: 300, limit: 200 },
      { column: 'Packages', actual: 0, limit: 1 },
      { column: 'Width', trouble: { code: 'UNITS_DIFFER', values: { one: 'CM', other: 'IN' } } },
    ]);
  });

  test('whose weight cannot be read is told that, and not that it has none', async () => {
    const batch = await batches.made(csv(line('unread-1', { weight: 'heavy' }), line('unread-2', { weight: '' })));
    const errors = (await batches.rows(batch.id)).map((row) => row.errors.map(({ code, actual }) => [code, actual]));
    expect(errors).toEqual([[['FIELD_INVALID', 'heavy']], [['FIELD_REQUIRED', undefined]]]);
  });

  test('whose name, or weight without a unit, cannot be read is told that; whatever else it lacks it is told as well', async () => {
    const table = [
      'Name;Phone;Street;Zip;City;Country;Weight',
      ...['#N/A;;Hauptstr. 1;10115;Berlin;DE;2', ';#N/A;Hauptstr. 1;10115;Berlin;DE;2', 'Jane Roe;;;;#N/A;;2'],
      'Jane Roe;;Hauptstr. 1;10115;Berlin;DE;heavy',
    ];
    const batch = await batches.made(`${table.join('\n')}\n`, { options: { ...USUAL_OPTIONS, weightUnits: 'KG' } });
    const rows = await batches.rows(batch.id);
    expect(rows.map(({ errors }) => errors.map(({ pointer }) => pointer))).toEqual([
      ['/recipient/contact/personName'],
      ['/recipient/contact/phoneNumber', '/recipient/contact'],
      ['/recipient/address/city', '/recipient/address'],
      ['/itemLines/0/weight/value'],
    ]);
  });

  test('is mended in place by its cells, and checked again', async () => {
    const batch = await batches.made(csv(line('mend-1', { weight: '40' })));
    const before = (await batches.rows(batch.id))[0];
    const mended = await batches.change(batch.id, 1, { cells: { 'Weight (kg)': '4,5' } });

    expect(mended.body.row).toMatchObject({
      state: 'READY',
      edited: true,
      errors: [],
      transactionId: before?.transactionId,
      cells: { 'Weight (kg)': '4,5', Order: 'mend-1' },
      request: { itemLines: [{ weight: { value: 4.5 } }] },
    });
    expect((await batches.read(batch.id)).counts).toMatchObject({ READY: 1, INVALID: 0 });
  });

  test('that several correct at once has the corrections of each', async () => {
    const batch = await batches.made(csv(line('at-once-1', { weight: '40' })));
    for (const number of [1, 2, 3]) {
      const corrections = { Name: `Jane ${number}`, Street: `Domplatz ${number}`, 'Weight (kg)': `${number}` };
      const answers = await Promise.all(
        Object.entries(corrections).map(([column, cell]) => batches.change(batch.id, 1, { cells: { [column]: cell } })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await batches.rows(batch.id))[0]).toMatchObject({ state: 'READY', cells: corrections });
    }
  });

  test('takes values for fields that no column has, and gives them back', async () => {
    const batch = await batches.made(csv(line('field-1')));
    const given = await batches.change(batch.id, 1, { fields: { service: '179', ref1: 'OTHER' } });
    const back = await batches.change(batch.id, 1, { fields: { ref1: null } });

    expect(given.body.row).toMatchObject({
      fields: { service: '179', ref1: 'OTHER' },
      request: { serviceType: '179', itemLines: [{ customerReference: { ref1: 'OTHER' } }] },
    });
    expect(back.body.row).toMatchObject({
      fields: { service: '179' },
      request: { itemLines: [{ customerReference: { ref1: 'field-1' } }] },
    });
  });

  test('that came as JSON is mended by its request', async () => {
    const { body } = await station.api.post(BATCHES, {
      rows: [{ carrierId: 'nobody' }],
      defaults: request({ carrierId: undefined }),
    });
    const mended = await batches.change(body.batch.id, 1, { request: { carrierId: 'test-a' } });
    const wrong = await batches.change(body.batch.id, 1, { cells: { A: '1' } });
    expect(mended.body.row).toMatchObject({
      state: 'READY',
      request: { carrierId: 'test-a', serviceType: 'A_GROUND' },
    });
    expect(wrong.status).toBe(422);
  });

  test('that came as JSON keeps its recipient where many rows are corrected at once, for a request is one whole row', async () => {
    const { body } = await station.api.post(BATCHES, { rows: [request(), request()] });
    const { id } = body.batch;
    const before = await batches.rows(id);
    const change = { request: { carrierId: 'test-b', serviceType: '03' } };
    const { status, body: refused } = await station.api.post(`${BATCHES}/${id}/rows/change`, { rows: [1, 2], change });

    expect([status, refused.errors[0].pointer]).toEqual([422, '/change/request']);
    expect(await batches.rows(id)).toEqual(before);
    const one = await station.api.post(`${BATCHES}/${id}/rows/change`, {
      rows: [2, 2],
      change: { request: request() },
    });
    expect(one.body).toEqual({ changed: 1, unchanged: [] });
  });

  test('that came as JSON with packages that are not alike says of each what is wrong with it', async () => {
    const itemLines = [1, 151, 152].map((value) => ({ weight: { units: 'LB', value } }));
    const { body } = await station.api.post(BATCHES, {
      rows: [{ itemLines }],
      defaults: request({ itemLines: undefined }),
    });
    const [row] = await batches.rows(body.batch.id);
    expect(row?.errors).toMatchObject([
      { pointer: '/itemLines/1/weight/value', actual: 151 },
      { pointer: '/itemLines/2/weight/value', actual: 152 },
    ]);
  });

  test('says what is in the parcel, and not all that customs ask for: nothing is declared, unless a border asks for it', async () => {
    const rows = [
      'Jane Roe;Hauptstr. 1;10115;Berlin;DE;2;Mug;3',
      'Jane Roe;Bahnhofstrasse 3;8001;Zürich;CH;2;Mug;three',
    ];
    const table = ['Name;Street;Zip;City;Country;Weight (kg);Description;Qty', ...rows].join('\n');
    const [home, abroad] = await batches.rows((await batches.made(table)).id);

    expect([home?.state, (home?.request as { customs?: unknown }).customs, home?.warnings]).toEqual([
      'READY',
      undefined,
      [],
    ]);
    expect([abroad?.state, abroad?.errors.map(({ column }) => column)]).toEqual([
      'INVALID',
      expect.arrayContaining(['Qty', null]),
    ]);
  });

  test('that says how many of an article there are is one parcel', async () => {
    const table =
      'Name;Straße;PLZ;Ort;Land;Gewicht (kg);Artikel;Anzahl\nJane Roe;Hauptstr. 1;10115;Berlin;DE;2;Tasse;3';
    const [row] = await batches.rows((await batches.made(table)).id);
    expect(row).toMatchObject({
      state: 'READY',
      request: { itemLines: [{ itemCode: 'Tasse', weight: { value: 2 } }] },
    });
  });

  test('goes to whom the table says, and no number of a row or of an order is part of the street', async () => {
    const header = 'Nr.;Kunde;Straße;PLZ;Ort;Liefer-Nr.;Liefer-Name;Liefer-Straße;Liefer-PLZ;Liefer-Ort;Liefer-Land';
    const cells = '17;Payer GmbH;Zahlweg 9;20095;Hamburg;4711;Jane Roe;Hauptstr. 5;10115;Berlin;DE';
    const table = `${header};Gewicht (kg)\n${cells};2`;
    const [row] = await batches.rows((await batches.made(table)).id);
    expect(row?.request).toMatchObject({
      recipient: { contact: { personName: 'Jane Roe' }, address: { streetLine1: 'Hauptstr. 5', city: 'Berlin' } },
    });
  });

  test('that names the product of a carrier, and how many parcels, is so many', async () => {
    const table = 'Name;Straße;PLZ;Ort;Land;Gewicht (kg);Produkt;Anzahl\nJane Roe;Hauptstr. 1;10115;Berlin;DE;2;101;3';
    const [row] = await batches.rows((await batches.made(table)).id);
    expect(row).toMatchObject({ state: 'READY', request: { serviceType: '101', itemLines: [{}, {}, {}] } });
  });

  test('of which a formula has no value is not bought with what the batch says in its place', async () => {
    const header = ['Name', 'Street', 'Zip', 'City', 'Country', 'Weight (kg)', 'Service', 'Order'];
    const address = ['Jane Roe', 'Hauptstr. 1', '10115', 'Berlin', 'DE', 2];
    const rows = [
      header,
      [...address, new Error('#N/A'), 'A'],
      [...address, '101', new Error('#REF!')],
      [...address, null, '#7'],
    ];
    const found = await batches.rows((await batches.made(workbook(rows))).id);

    expect(
      found.map(({ state, errors }) => [state, ...errors.map(({ column, trouble }) => [column, trouble?.code])]),
    ).toEqual([['INVALID', ['Service', 'CELL_ERROR']], ['INVALID', ['Order', 'CELL_ERROR']], ['READY']]);
  });

  test('is left out, and taken in again', async () => {
    const batch = await batches.made(csv(...orders(2, 300)));
    expect((await batches.change(batch.id, 2, { skip: true })).body.row.state).toBe('SKIPPED');
    expect((await batches.read(batch.id)).counts).toMatchObject({ READY: 1, SKIPPED: 1 });
    expect((await batches.change(batch.id, 2, { skip: false })).body.row.state).toBe('READY');
  });

  test('that a person has left out stays so when it is corrected, alone or with others, until it is taken in', async () => {
    const batch = await batches.made(csv(...orders(2, 310)));
    await batches.change(batch.id, 2, { skip: true });
    const corrected = await batches.change(batch.id, 2, { cells: { City: 'Potsdam' } });
    expect(corrected.body.row).toMatchObject({
      state: 'SKIPPED',
      request: { recipient: { address: { city: 'Potsdam' } } },
    });
    const body = { rows: [1, 2], change: { fields: { service: '179' } } };
    expect((await station.api.post(`${BATCHES}/${batch.id}/rows/change`, body)).body).toMatchObject({ changed: 2 });
    expect((await batches.rows(batch.id)).map(({ state }) => state)).toEqual(['READY', 'SKIPPED']);
    expect((await batches.change(batch.id, 2, { skip: false })).body.row.state).toBe('READY');
  });

  test('is found by its number only where there is one, and has the columns of its table only', async () => {
    const batch = await batches.made(csv(...orders(1, 400)));
    const path = `${BATCHES}/${batch.id}/rows`;
    expect((await station.api.get(`${path}/1`)).body.row.number).toBe(1);
    expect((await station.api.get(`${path}/2`)).status).toBe(404);
    expect((await station.api.get(`${path}/x`)).body.code).toBe('FIELD_INVALID');
    expect((await batches.change(batch.id, 1, { cells: { Colour: 'red' } })).body.errors[0].pointer).toBe(
      '/cells/Colour',
    );
    expect((await station.api.get(`${BATCHES}/none`)).status).toBe(404);
  });
});
