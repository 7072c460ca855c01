import { describe, expect, test } from 'vitest';
import { BATCHES, batchesOf, csv, DEFAULTS, fileOf, HEADER, line, orders } from '../../helpers/batches.ts';
import { request } from '../../helpers/requests.ts';
import { startTestStation } from '../../helpers/station.ts';
import { useStation } from '../../helpers/use-station.ts';
import { workbook } from '../../helpers/workbook.ts';

const station = useStation();
const batches = batchesOf(() => station.api);
const pointersOf = (errors: { pointer: string; column: string | null }[]) =>
  errors.map(({ pointer, column }) => `${pointer} ${column}`);

describe('a new batch', () => {
  test('of a CSV file is checked row by row and buys nothing', async () => {
    const batch = await batches.made(csv(line('new-1'), line('new-2', { weight: '40' }), line('new-3')));
    const rows = await batches.rows(batch.id);

    expect(batch).toMatchObject({
      state: 'DRAFT',
      name: 'orders.csv',
      format: 'CSV',
      decimalSeparator: 'COMMA',
      rowCount: 3,
      counts: { READY: 2, INVALID: 1, BOUGHT: 0 },
    });
    expect(rows.map(({ number, line: at, state }) => [number, at, state])).toEqual([
      [1, 2, 'READY'],
      [2, 3, 'INVALID'],
      [3, 4, 'READY'],
    ]);
    expect(rows[1]?.errors).toMatchObject([
      {
        code: 'WEIGHT_OVER_LIMIT',
        pointer: '/itemLines/0/weight/value',
        column: 'Weight (kg)',
        actual: 40,
        limit: 31.5,
      },
    ]);
    expect(rows[0]?.request).toMatchObject({
      ...DEFAULTS,
      recipient: { contact: { personName: 'Jane Roe' }, address: { countryCode: 'DE', zipCode: '10115' } },
      itemLines: [{ weight: { units: 'KG', value: 2.5 }, customerReference: { ref1: 'new-1' } }],
    });
    expect((await station.api.get('/station/v1/shipments')).body.shipments).toEqual([]);
  });

  test('of an Excel workbook takes its numbers as they are', async () => {
    const book = workbook([
      HEADER.split(';'),
      ['Jane', 'Hauptstr. 1', '10115', 'Berlin', 'Germany', 1.125, '', 'xlsx'],
    ]);
    const batch = await batches.made(book, { fileName: 'orders.xlsx' });
    const [row] = await batches.rows(batch.id);
    expect([batch.format, row?.state, row?.cells?.['Weight (kg)']]).toEqual(['XLSX', 'READY', 1.125]);
    expect(row?.request).toMatchObject({ itemLines: [{ weight: { value: 1.125 } }] });
  });

  test('of JSON rows lays each on the defaults', async () => {
    const { itemLines, ...defaults } = request();
    const rows = [
      { itemLines },
      { itemLines: [{ weight: { units: 'LB', value: 151 } }] },
      { transactionId: 'MINE', itemLines },
    ];
    const { body } = await station.api.post(BATCHES, { name: 'Nightly', rows, defaults });
    const [first, second, third] = await batches.rows(body.batch.id);

    expect(body.batch).toMatchObject({
      name: 'Nightly',
      format: 'JSON',
      columns: [],
      counts: { READY: 1, INVALID: 2 },
    });
    expect([first?.cells, first?.state]).toEqual([null, 'READY']);
    expect(pointersOf(second?.errors ?? [])).toEqual(['/itemLines/0/weight/value null']);
    expect(pointersOf(third?.errors ?? [])).toEqual(['/transactionId null']);
  });

  test('says of equal packages once what is wrong with them', async () => {
    const content = 'Name,Street,Zip,City,Country,Weight (kg),Packages\nJane,Hauptstr. 1,10115,Berlin,DE,40,3\n';
    const batch = await batches.made(content);
    const [row] = await batches.rows(batch.id);
    expect(row?.request).toMatchObject({ itemLines: [{}, {}, {}] });
    expect(pointersOf(row?.errors ?? [])).toEqual(['/itemLines/0/weight/value Weight (kg)']);
  });

  test('refuses a row that has more cells than columns, because they may stand in the wrong ones', async () => {
    const batch = await batches.made(csv(`${line('surplus')};more`));
    const [row] = await batches.rows(batch.id);
    expect([row?.state, row?.errors[0]?.code]).toEqual(['INVALID', 'FIELD_INVALID']);
    const mended = await batches.change(batch.id, 1, { cells: { Order: 'mended' } });
    expect(mended.body.row.state).toBe('READY');
  });

  test('refuses a weight that could be a thousand times as much, unless the file or the caller says how it writes decimals', async () => {
    const weights = async (content: string, more = {}) => {
      const batch = await batches.made(content, more);
      return (await batches.rows(batch.id)).map(({ request: body, state }) =>
        state === 'READY' ? (body as ReturnType<typeof Object>)['itemLines'][0].weight.value : state,
      );
    };
    const doubtful = line('doubt-1', { weight: '1,250' });
    expect(await weights(csv(doubtful))).toEqual(['INVALID']);
    expect(await weights(csv(doubtful), { edition: 2, decimalSeparator: 'COMMA' })).toEqual([1.25]);
    expect(await weights(csv(doubtful, line('doubt-2', { weight: '2,5' })))).toEqual([1.25, 2.5]);
    expect(await weights(csv(doubtful, line('doubt-3', { weight: '2.5' })))).toEqual(['INVALID', 2.5]);
  });

  test('remembers the mapping and defaults for the next file with the same columns', async () => {
    const columns = 'Who;Where;Code;Town;Nation;Mass\n';
    const mapping = {
      Who: 'recipient.contact.personName',
      Where: 'recipient.address.streetLine1',
      Code: 'recipient.address.zipCode',
      Town: 'recipient.address.city',
      Nation: 'recipient.address.countryCode',
      Mass: 'weight',
    };
    const defaults = { ...DEFAULTS, itemLines: [{ weight: { units: 'KG' } }] };
    await batches.made(`${columns}Jane;Weg 1;10115;Berlin;DE;1\n`, { mapping, defaults });
    const next = `${columns}Jim;Weg 2;10115;Berlin;DE;2\n`;
    const preview = await station.api.post(`${BATCHES}/preview`, fileOf(next));
    const { body } = await station.api.post(BATCHES, fileOf(next));

    expect(preview.body).toMatchObject({
      mappingFrom: 'REMEMBERED',
      suggestedMapping: mapping,
      suggestedDefaults: defaults,
    });
    expect(body.batch).toMatchObject({ mapping, defaults, counts: { READY: 1 } });
  });

  test.each([
    ['neither rows nor a file', {}, ['FIELD_REQUIRED /rows']],
    ['rows and a file', { rows: [{}], ...fileOf('a\n1\n') }, ['FIELD_CONFLICT /rows']],
    ['a file without a name', { contentBase64: 'YQox' }, ['FIELD_REQUIRED /fileName']],
    ['a file that is not base64', { fileName: 'a.csv', contentBase64: '%%%%' }, ['FIELD_INVALID /contentBase64']],
    ['a file that is no table', fileOf('A,B\n"1,2\n'), ['FIELD_INVALID /contentBase64']],
    ['an unknown column', { ...fileOf('A\n1\n'), mapping: { B: 'weight' } }, ['FIELD_INVALID /mapping/B']],
    [
      'a target twice',
      { ...fileOf('A,B\n1,2\n'), mapping: { A: 'weight', B: 'weight' } },
      ['FIELD_CONFLICT /mapping/B'],
    ],
    ['an unknown target', { ...fileOf('A\n1\n'), mapping: { A: 'colour' } }, ['VALUE_NOT_ALLOWED /mapping/A']],
    ['no row', { rows: [] }, ['FIELD_REQUIRED /rows']],
    ['a default of a wrong type', { rows: [{}], defaults: { itemLines: 7 } }, ['FIELD_INVALID /defaults/itemLines']],
  ])('of %s is refused', async (_name, draft, expected) => {
    const { status, body } = await station.api.post(BATCHES, draft);
    expect(status).toBe(422);
    expect(body.errors.map(({ code, pointer }: Record<string, string>) => `${code} ${pointer}`)).toEqual(expected);
  });

  test('may be far larger than other bodies, but not boundless', async () => {
    const large = 'x'.repeat(300 * 1024);
    const other = await station.api.ship('large', request({ note: large }));
    const batch = await station.api.post(
      BATCHES,
      fileOf(`A\n${'x'.repeat(9000)}\n${large.replace(/(.{9000})/g, '$1\n')}`),
    );
    const boundless = await station.api.post(BATCHES, { rows: [{}], name: 'x'.repeat(16 * 2 ** 20) });
    expect([other.status, batch.status, boundless.status]).toEqual([413, 201, 413]);
    expect(boundless.body.detail).toContain('16384 KiB');
  });

  test('survives columns that are called like parts of an object', async () => {
    const batch = await batches.made('__proto__;constructor;Name\na;b;c\n', { defaults: {} });
    expect(batch.columns).toEqual(['__proto__', 'constructor', 'Name']);
    expect((await batches.rows(batch.id))[0]?.state).toBe('INVALID');
  });
});

describe('the same content', () => {
  test('is the same batch, whatever its file is called, also at the same time', async () => {
    const content = csv(...orders(3, 100));
    const answers = await Promise.all([batches.create(content), batches.create(content), batches.create(content)]);
    const again = await batches.create(content, { fileName: 'other-name.csv', defaults: {} });

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(again.status).toBe(200);
    expect(new Set([...answers, again].map(({ body }) => body.batch.id)).size).toBe(1);
  });

  test('is known among JSON rows whatever the order of their keys', async () => {
    const first = await station.api.post(BATCHES, { rows: [{ carrierId: 'a', serviceType: 'b' }] });
    const second = await station.api.post(BATCHES, { rows: [{ serviceType: 'b', carrierId: 'a' }] });
    expect([first.status, second.status]).toEqual([201, 200]);
  });

  test('is known among JSON rows whether a member is null or absent', async () => {
    const row = { carrierId: 'nulls', itemLines: [{ weight: { units: 'KG', value: 1 } }] };
    const first = await station.api.post(BATCHES, { rows: [row] });
    const nulls = { ...row, customs: null, itemLines: [{ ...row.itemLines[0], dimensions: null }] };
    const second = await station.api.post(BATCHES, { rows: [nulls] });
    const other = await station.api.post(BATCHES, { rows: [{ ...nulls, customs: {} }] });
    expect([first.status, second.status, other.status]).toEqual([201, 200, 201]);
    expect(second.body.batch.id).toBe(first.body.batch.id);
  });

  test('is another batch with transactions of its own where it is ordered again on purpose', async () => {
    const content = csv(...orders(1, 200));
    const first = await batches.made(content);
    const second = await batches.made(content, { edition: 2 });
    const [[a], [b]] = [await batches.rows(first.id), await batches.rows(second.id)];
    expect(a?.transactionId).toMatch(/^B-[0-9a-f]{16}-1$/);
    expect(b?.transactionId).toMatch(/^B-[0-9a-f]{16}e2-1$/);
  });
});

describe('lists', () => {
  test('give rows by pages, from any row on, and by state', async () => {
    const batch = await batches.made(csv(...orders(5, 500), line('too-heavy', { weight: '99' })));
    const path = `${BATCHES}/${batch.id}/rows`;
    const first = await station.api.get(`${path}?limit=4`);
    const second = await station.api.get(`${path}?limit=4&after=${first.body.next}`);
    const numbers = (answer: { body: { rows: { number: number }[] } }) => answer.body.rows.map(({ number }) => number);

    expect([numbers(first), numbers(second), second.body.next]).toEqual([[1, 2, 3, 4], [5, 6], null]);
    expect(numbers(await station.api.get(`${path}?state=invalid`))).toEqual([6]);
    expect(numbers(await station.api.get(`${path}?state=READY,INVALID&after=4`))).toEqual([5, 6]);
    expect((await station.api.get(`${path}?state=HAPPY`)).body.code).toBe('FIELD_INVALID');
  });

  test('give batches newest first, by pages and by state', async () => {
    const own = await startTestStation();
    const mine = batchesOf(() => own.api);
    const ids = [];
    for (const from of [1, 2, 3]) ids.unshift((await mine.made(csv(...orders(1, from)))).id);
    const idsOf = (answer: { body: { batches: { id: string }[] } }) => answer.body.batches.map(({ id }) => id);
    const first = await own.api.get(`${BATCHES}?limit=2`);
    const second = await own.api.get(`${BATCHES}?limit=2&cursor=${first.body.next}`);
    const running = await own.api.get(`${BATCHES}?state=RUNNING`);
    await own.dispose();

    expect([...idsOf(first), ...idsOf(second)]).toEqual(ids);
    expect([second.body.next, idsOf(running)]).toEqual([null, []]);
  });
});
