import { PNG } from 'pngjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { recipientIn, request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const put = (path: string, body: unknown) => station.api.call('PUT', `/station/v1/accounts/${path}`, { body });
const get = (path: string) => station.api.get(`/station/v1/accounts/${path}`);
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** An account of its own, as test-a. */
async function account(carrierId: string): Promise<string> {
  const { accounts } = (await station.api.get('/station/v1/accounts')).body;
  await station.api.post('/station/v1/accounts', { ...accounts[0], carrierId });
  return carrierId;
}

describe('a logo', () => {
  const png = (() => {
    const made = new PNG({ width: 200, height: 100 });
    made.data.fill(0);
    for (let i = 3; i < made.data.length; i += 4) made.data[i] = 255;
    return PNG.sync.write(made).toString('base64');
  })();

  test('is a PNG too, and the same bytes give the same picture', async () => {
    const first = (await put('test-c/logo', { contentBase64: png })).body.logo;
    const again = (await put('test-c/logo', { contentBase64: png })).body.logo;
    expect(first).toMatchObject({ width: 200, height: 100 });
    expect(again).toEqual(first);
  });

  const svg = (inside: string, head = '') =>
    base64(
      `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${inside}</svg>`,
    );
  const bomb = Array.from({ length: 9 }, (_, i) => `<g id="g${i + 1}">${`<use href="#g${i}"/>`.repeat(10)}</g>`).join(
    '',
  );
  test.each([
    ['no picture', base64('country,from'), 'LOGO_OF_NO_KIND'],
    ['a broken PNG', base64(`\x89PNG${'x'.repeat(50)}`), 'LOGO_OF_NO_KIND'],
    ['nothing but white', svg('<rect width="9" height="9" fill="#fff"/>'), 'LOGO_EMPTY'],
    ['a script', svg('<script>alert(1)</script><rect width="9" height="9"/>'), 'LOGO_SVG_UNSAFE'],
    ['a handler', svg('<rect width="9" height="9" onload="x()"/>'), 'LOGO_SVG_UNSAFE'],
    ['a file of this machine', svg('<image href="file:///etc/passwd" width="9" height="9"/>'), 'LOGO_SVG_UNSAFE'],
    ['a page elsewhere', svg('<use xlink:href="http://evil.test/a.svg#b"/>'), 'LOGO_SVG_UNSAFE'],
    ['a hidden reference', svg('<use href="&#x68;ttp://evil.test/a.svg#b"/>'), 'LOGO_SVG_UNSAFE'],
    [
      'a style that fetches',
      svg('<style>@import "http://evil.test/a.css";</style><rect width="9" height="9"/>'),
      'LOGO_SVG_UNSAFE',
    ],
    ['entities', svg('<text>&a;</text>', '<!DOCTYPE svg [<!ENTITY a "aaaa">]>'), 'LOGO_SVG_UNSAFE'],
    [
      'copies of copies of copies',
      svg(`<defs><rect id="g0" width="9" height="9"/>${bomb}</defs><use href="#g9"/>`),
      'LOGO_BROKEN',
    ],
    ['broken SVG', base64('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9"'), 'LOGO_BROKEN'],
  ])('that is %s is refused', { timeout: 60_000 }, async (_what, contentBase64, code) => {
    const { status, body } = await put('test-d/logo', { contentBase64 });
    expect(status).toBe(422);
    expect(body.errors[0]).toMatchObject({ pointer: '/contentBase64', trouble: { code } });
    expect((await get('test-d/label-layout')).body.logo).toBeNull();
  });

  test('is taken away again', async () => {
    await put('test-c/logo', { contentBase64: png });
    await station.api.call('DELETE', '/station/v1/accounts/test-c/logo');
    expect((await get('test-c/label-layout')).body.logo).toBeNull();
  });
});

describe('a routing table', () => {
  const upload = (id: string, csv: string, onMiss?: string) =>
    put(`${id}/routing-table`, { contentBase64: base64(csv), ...(onMiss && { onMiss }) });

  test('names every line that is wrong, and takes none of it', async () => {
    const { status, body } = await upload('test-e', 'country,from,to,depot\nXX,1,,A\nGB,SW1,,B\nGB,SW1,,C\nDE,9,1,D\n');
    expect(status).toBe(422);
    expect(body.errors.map(({ message }: { message: string }) => message)).toEqual([
      'Line 2: “XX” is no country; two letters are needed, such as DE.',
      'Line 5: 1 is before 9.',
    ]);
    expect((await get('test-e/routing-table')).body.routingTable).toBeNull();
  });

  test('comes back as it was', async () => {
    await upload(
      'test-f',
      'Country;Prefix;Depot;Sort code\nDE;1;Berlin;B1\nDE;80331-80999;;\n'.replace('DE;80331-80999;;\n', ''),
      'REFUSE',
    );
    expect((await get('test-f/routing-table')).body.routingTable).toMatchObject({
      rows: 1,
      countries: ['DE'],
      onMiss: 'REFUSE',
    });
    const csv = await station.api.get('/station/v1/accounts/test-f/routing-table/csv');
    // The mark at its beginning tells a spreadsheet that it is UTF-8.
    const text = Buffer.from(csv.body).toString('utf8');
    expect(text).toBe('\uFEFFcountry,from,to,depot,sortCode,route\r\nDE,1,,Berlin,B1,\r\n');
  });

  test('warns where it lacks the postal code, and refuses where the account says so', async () => {
    const id = await account('sorted');
    await upload(id, 'country,from,depot\nUS,1,NYC\n');
    const warned = await station.api.check(request({ carrierId: id }));
    expect(warned.body).toMatchObject({ valid: true, warnings: [{ code: 'POSTAL_CODE_NOT_ROUTED' }] });
    await upload(id, 'country,from,depot\nUS,1,NYC\n', 'REFUSE');
    const refused = await station.api.ship('not-routed', request({ carrierId: id }));
    expect(refused.body).toMatchObject({ purchase: 'not_made', errors: [{ code: 'POSTAL_CODE_NOT_ROUTED' }] });
  });

  test('says so wherever a shipment is judged before it is bought', async () => {
    const id = await account('judged');
    await upload(id, 'country,from,depot\nUS,1,NYC\n', 'REFUSE');
    const { address } = recipientIn('US');
    const there = { ...recipientIn('US'), address: { ...address, zipCode: '10001' } };
    const codes = async (recipient: unknown) => {
      const shipment = request({ carrierId: id, recipient });
      const { options } = (await station.api.post('/station/v1/shipments/options', shipment)).body;
      const { accounts } = (await station.api.post('/station/v1/shipments/rates', shipment)).body;
      const { batch } = (await station.api.post('/station/v1/batches', { rows: [shipment] })).body;
      const { rows } = (await station.api.get(`/station/v1/batches/${batch.id}/rows`)).body;
      const isOf = ({ carrierId }: { carrierId: string }) => carrierId === id;
      const judged = [options.find(isOf), accounts.find(isOf).notQuoted[0], rows[0]];
      return judged.map((each) => each?.errors.map(({ code }: { code: string }) => code));
    };
    for (const found of await codes(recipientIn('US'))) expect(found).toContain('POSTAL_CODE_NOT_ROUTED');
    for (const found of await codes(there)) expect(found ?? []).not.toContain('POSTAL_CODE_NOT_ROUTED');
  });

  test('keeps its rows where only what becomes of other postal codes is changed, and cannot be changed where there is none', async () => {
    const id = await account('changed');
    expect((await put(`${id}/routing-table/on-miss`, { onMiss: 'REFUSE' })).status).toBe(404);
    await upload(id, 'country,from,depot\nUS,1,NYC\n');
    const { body } = await put(`${id}/routing-table/on-miss`, { onMiss: 'REFUSE' });
    expect(body.routingTable).toMatchObject({ rows: 1, onMiss: 'REFUSE' });
    const refused = await station.api.ship('changed-miss', request({ carrierId: id }));
    expect(refused.body).toMatchObject({ purchase: 'not_made', errors: [{ code: 'POSTAL_CODE_NOT_ROUTED' }] });
  });
});

describe('an account whose labels are not drawn by a layout', () => {
  beforeAll(async () => {
    const { accounts } = (await station.api.get('/station/v1/accounts')).body;
    const adapter = {
      type: 'gateway',
      baseUrl: 'https://example.com',
      accessKey: 'a',
      secretKey: 'b',
      upstreamCarrierId: 'x',
    };
    const made = await station.api.post('/station/v1/accounts', { ...accounts[0], carrierId: 'foreign', adapter });
    expect(made.status).toBe(201);
  });

  test.each(['label-layout', 'routing-table'])('has no %s', async (what) => {
    expect((await get(`foreign/${what}`)).body.code).toBe('OPERATION_NOT_SUPPORTED');
    expect((await get(`nobody/${what}`)).body.code).toBe('NOT_FOUND');
  });
});
