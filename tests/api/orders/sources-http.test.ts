import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useSources } from './use-sources.ts';

const { put, attempt, lookUp, read, readByItself, book, remove } = useSources();
const asked: Pick<IncomingMessage, 'url' | 'method' | 'headers'>[] = [];
const recipient = { name: 'Jane Roe', street: '1 Main St', city: 'Reno', zip: '89501', country: 'US' };
const order = (number: string, updated: string) => ({
  number,
  updated,
  recipient,
  lines: [
    { sku: 'MUG', qty: 2 },
    { sku: 'PLATE', qty: 1 },
  ],
});
const ORDERS = [order('H/1', '2026-03-01T10:00:00Z'), order('H-2', '2026-03-02T10:00:00Z')];

/** What one address waits for before it answers. */
const held = Promise.withResolvers<undefined>();
/** Of further pages. */
let later: typeof ORDERS = [];

const shop = createServer(({ url, method, headers }, response) => {
  asked.push({ url, method, headers });
  const { pathname, searchParams } = new URL(url ?? '/', 'http://shop');
  const answer = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (headers['x-token'] !== 'secret') return answer(401, {});
  const asPage = (text: string) => response.writeHead(200, { 'content-type': 'text/html; charset=UTF-8' }).end(text);
  if (pathname === '/script') return asPage(`\n${JSON.stringify(ORDERS)}`);
  if (pathname === '/none') return asPage('null\n');
  if (pathname === '/login') return asPage('<!doctype html><title>Please sign in</title>');
  if (pathname === '/moved') return response.writeHead(302, { location: '/orders' }).end();
  if (pathname === '/orders')
    return answer(200, {
      orders: ORDERS.filter(({ updated }) => updated > (searchParams.get('since') ?? '')),
      next: null,
    });
  if (pathname === '/held') return void held.promise.then(() => answer(200, { orders: ORDERS, next: null }));
  if (pathname === '/newest' || pathname === '/oldest') {
    const since = Date.parse(searchParams.get('since') ?? '') || 0;
    const fresh = [...ORDERS, ...(pathname === '/oldest' ? later : [])].filter(
      ({ updated }) => Date.parse(updated) > since,
    );
    if (pathname === '/newest') return answer(200, { orders: fresh.toReversed(), meta: { next_page: 2 } });
    return answer(200, { orders: fresh.slice(0, 3), meta: { next_page: fresh.length > 3 ? 2 : null } });
  }
  const nothing = NOTHING[pathname];
  if (nothing === null) return response.writeHead(204).end();
  if (nothing !== undefined) return response.writeHead(200, { 'content-type': 'application/json' }).end(nothing);
  const found = ORDERS.find(({ number }) => `/orders/${encodeURIComponent(number)}` === pathname);
  return found ? answer(200, found) : answer(404, { error: 'not found' });
});
/** What addresses answer that have no such order. */
const NOTHING: Readonly<Record<string, string | null>> = {
  '/orders/no-content': null,
  '/orders/null': 'null',
  '/orders/empty-object': '{}',
  '/orders/empty-list': '[]',
  '/orders/order-null': '{"order":null}',
  '/orders/orders-empty': '{"orders":[],"total":0}',
};
let base = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => void shop.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
afterAll(() => void shop.close());

const mapping = {
  ...{ orderNumber: 'number', mark: 'updated', 'line.sku': 'lines.sku', 'line.quantity': 'lines.qty' },
  ...{ 'recipient.contact.personName': 'recipient.name', 'recipient.address.streetLine1': 'recipient.street' },
  ...{ 'recipient.address.city': 'recipient.city', 'recipient.address.zipCode': 'recipient.zip' },
  'recipient.address.countryCode': 'recipient.country',
};
const at = (path: string) => ({ type: 'http' as const, url: base + path, header: 'X-Token', password: 'secret' });

test.each([
  ['a line break behind it', 'secret\n'],
  ['a letter that no header can have', 'sécret€'],
])('a key with %s is refused where it is typed, and not by the next read', async (_, password) => {
  const connection = { ...at('/orders/{key}'), password };
  const writeBack = { connection: { type: 'http', url: `${base}/{orderNumber}`, method: 'PUT', password } };
  const refused = await put('typed', { connection, mapping });
  expect([refused.status, refused.body.errors]).toMatchObject([422, [{ pointer: '/connection/password' }]]);
  const untold = await put('typed', { connection: at('/orders/{key}'), mapping, ...{ writeBack } } as object);
  expect(untold.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toContain(
    '/writeBack/connection/password',
  );
});

test('an address is asked with GET for the key in it, and the order in its JSON is put', async () => {
  await put('http', { connection: at('/orders/{key}'), mapping });
  expect((await lookUp('H/1')).orders).toMatchObject([
    {
      ...{ orderNumber: 'H/1', recipient: { contact: { personName: 'Jane Roe' }, address: { city: 'Reno' } } },
      lines: [
        { sku: 'MUG', quantity: 2 },
        { sku: 'PLATE', quantity: 1 },
      ],
    },
  ]);
  expect(asked.at(-1)).toMatchObject({ url: '/orders/H%2F1', method: 'GET' });
  const before = asked.length;
  expect(await lookUp('nobody')).toEqual({ orders: [], troubles: [] });
  expect(await lookUp('..')).toEqual({ orders: [], troubles: [] });
  expect(asked.length).toBe(before + 1);
});

test.each(Object.keys(NOTHING))('a look-up that is answered as %s finds nothing, and is no trouble', async (path) => {
  await put('http', { connection: at('/orders/{key}'), mapping });
  expect(await lookUp(path.replace('/orders/', ''))).toEqual({ orders: [], troubles: [] });
});

test('an address is read from a mark on', async () => {
  await put('http', {
    connection: at('/orders?since={since}'),
    reading: 'READ',
    since: '2026-01-01',
    mapping,
    everyMinutes: 1440,
  });
  expect(await readByItself('http')).toMatchObject({ state: 'OK', orders: 2, mark: '2026-03-02T10:00:00Z' });
  expect(await read('http')).toMatchObject({ state: 'OK', orders: 0 });
  expect(asked.at(-1)?.url).toBe('/orders?since=2026-03-02T10%3A00%3A00Z');
  expect(await book('http')).toEqual(['H-2 v1', 'H/1 v1']);
});

const byMark = (path: string) => ({
  ...{ connection: at(`${path}?since={since}`), reading: 'READ' as const, since: '2026-01-01' },
  ...{ mapping, everyMinutes: 1440 },
});

test('a source that is removed while it is read, and made anew elsewhere, begins at its own beginning', async () => {
  await put('anew', byMark('/held'));
  await expect.poll(() => asked.at(-1)?.url).toMatch(/^\/held/);
  await remove('anew');
  await put('anew', byMark('/orders/empty-list'));
  held.resolve(undefined);
  expect(await readByItself('anew')).toMatchObject({ state: 'OK', orders: 0, mark: null });
});

test('an address that answers in pages is read on from page to page, the oldest first', async () => {
  later = ['H-3', 'H-4'].map((number) => order(number, '2026-03-03T10:00:00Z'));
  await put('pages', byMark('/oldest'));
  expect(await readByItself('pages')).toMatchObject({ state: 'OK', orders: 2, mark: '2026-03-02T10:00:00Z' });
  // What has the mark at which the page ended is read with the next one, and neither of the two is passed over.
  expect(await read('pages')).toMatchObject({ state: 'OK', orders: 2, mark: '2026-03-03T10:00:00Z' });
  expect(await read('pages')).toMatchObject({ state: 'OK', orders: 0 });
  expect((await book('pages')).toSorted()).toEqual(['H-2 v1', 'H-3 v1', 'H-4 v1', 'H/1 v1']);
});

test('an order that cannot be read does not keep those of later pages away, and is read again until it can be', async () => {
  const wrong = { ...order('H-3', '2026-03-03T10:00:00Z'), recipient: { ...recipient, street: null } };
  later = [wrong as never, ...['4', '5', '6', '7', '8'].map((day) => order(`H-${day}`, `2026-03-0${day}T10:00:00Z`))];
  await put('stuck', byMark('/oldest'));
  const trouble = { code: 'SOURCE_ORDERS_LEFT_AT', values: { count: 1, number: 'H-3' } };
  await readByItself('stuck');
  const left = { state: 'WARNING', mark: '2026-03-02T10:00:00Z', trouble };
  expect(await read('stuck')).toMatchObject({ ...left, orders: 6 });
  expect((await book('stuck')).toSorted()).toEqual([
    'H-2 v1',
    'H-4 v1',
    'H-5 v1',
    'H-6 v1',
    'H-7 v1',
    'H-8 v1',
    'H/1 v1',
  ]);
  expect(await read('stuck')).toMatchObject(left);
  later[0] = order('H-3', '2026-03-03T10:00:00Z');
  for (let page = 0; page < 4; page++) await read('stuck');
  expect(await read('stuck')).toMatchObject({ state: 'OK', mark: '2026-03-08T10:00:00Z' });
  expect(await book('stuck')).toContain('H-3 v1');
});

test('an order that is marked as changed in another age is read, and does not keep all later ones away', async () => {
  later = [order('H-3', '9999-12-31T00:00:00Z')];
  await put('never', byMark('/oldest'));
  expect(await readByItself('never')).toMatchObject({ state: 'OK', orders: 3, mark: '2026-03-02T10:00:00Z' });
  later = [order('H-4', '2026-03-04T10:00:00Z'), ...later];
  expect(await read('never')).toMatchObject({ state: 'OK', orders: 2, mark: '2026-03-04T10:00:00Z' });
});

test('marks are instants: a page is the oldest first also in the hour that comes twice, and where parts of a second are left out', async () => {
  const times = ['02:30:00+02:00', '02:59:59+02:00', '02:05:00+01:00', '02:05:00.5+01:00', '02:30:00+01:00'];
  later = times.map((time, index) => order(`H-${index + 3}`, `2026-10-25T${time}`));
  await put('twice', byMark('/oldest'));
  expect(await readByItself('twice')).toMatchObject({ state: 'OK', orders: 2 });
  expect(await read('twice')).toMatchObject({ state: 'OK', orders: 2, mark: '2026-10-25T02:59:59+02:00' });
  expect(await read('twice')).toMatchObject({ state: 'OK', orders: 3, mark: '2026-10-25T02:30:00+01:00' });
  expect(await read('twice')).toMatchObject({ state: 'OK', orders: 0 });
});

test('a page that holds one mark only, with others after it, is refused: its orders may go on in the next', async () => {
  later = ['H-3', 'H-4', 'H-5', 'H-6'].map((number) => order(number, '2026-03-03T10:00:00Z'));
  await put('short', byMark('/oldest'));
  expect(await readByItself('short')).toMatchObject({ state: 'OK', orders: 2 });
  expect(await read('short')).toMatchObject({ state: 'FAILED', trouble: { code: 'SOURCE_PAGE_TOO_SHORT' } });
  expect((await book('short')).toSorted()).toEqual(['H-2 v1', 'H/1 v1']);
});

test('columns that an earlier version named by their list are found by their names of today', async () => {
  const earlier = Object.fromEntries(Object.entries(mapping).map(([field, column]) => [field, `orders.${column}`]));
  await put('earlier', { ...byMark('/orders'), mapping: earlier });
  expect(await readByItself('earlier')).toMatchObject({ state: 'OK', orders: 2, mark: '2026-03-02T10:00:00Z' });
});

test('an address that answers in pages, the newest first, is refused: the mark would pass over the older ones', async () => {
  await put('newest', byMark('/newest'));
  expect(await readByItself('newest')).toMatchObject({ state: 'FAILED', trouble: { code: 'SOURCE_NEWEST_FIRST' } });
  expect(await book('newest')).toEqual([]);
});

test('an address that answers in pages without a mark is refused, for orders of the next page would never come', async () => {
  const { mark: _, ...unmarked } = mapping;
  const draft = { connection: at('/newest'), reading: 'READ' as const, mapping: unmarked };
  await put('unmarked', { ...draft, everyMinutes: 1440 });
  const trouble = { code: 'SOURCE_NEWEST_FIRST' };
  expect(await readByItself('unmarked')).toMatchObject({ state: 'FAILED', trouble });
  expect(await book('unmarked')).toEqual([]);
  expect((await attempt(draft)).trouble).toMatchObject(trouble);
});

test('JSON that a script calls a page is read as JSON, and a page is told as what holds no orders', async () => {
  const script = await attempt({ connection: at('/script?number={key}'), key: 'H-2', mapping });
  expect(script.orders.map(({ orderNumber }: { orderNumber: string }) => orderNumber)).toEqual(['H/1', 'H-2']);
  const none = await attempt({ connection: at('/none?number={key}'), key: 'H-2', mapping });
  expect(none).toMatchObject({ trouble: null, orders: [] });
  const { trouble } = await attempt({ connection: at('/login?number={key}'), key: 'H-2', mapping });
  expect(trouble).toMatchObject({ code: 'SOURCE_ANSWERED', values: { status: 200 } });
});

test('an address goes nowhere else: its key changes the path only, and it is not redirected', async () => {
  const refused = async (url: string) =>
    (await put('http', { connection: { type: 'http', url }, mapping })).body.errors?.[0].pointer;
  expect(await refused('http://{key}.shop.example/')).toBe('/connection/url');
  expect(await refused('https://user:word@shop.example/{key}')).toBe('/connection/url');
  expect(await refused('file:///orders/{key}')).toBe('/connection/url');
  expect(await refused('https://shop.example/orders')).toBe('/connection/url');
  const tried = await attempt({ connection: { type: 'http', url: 'https://shop.example/orders' } });
  expect(tried.errors[0]).toMatchObject({ pointer: '/connection/url', trouble: { code: 'SOURCE_ADDRESS_KEY' } });
  const trouble = async (connection: object) => (await attempt({ connection, key: 'H-2', mapping })).trouble?.code;
  expect(await trouble(at('/moved?to={key}'))).toBe('SOURCE_ANSWERED');
  expect(await trouble({ ...at('/orders/{key}'), password: 'other' })).toBe('SOURCE_LOGIN_REFUSED');
  expect(await trouble({ type: 'http', url: 'http://shop.example/{key}' })).toBe('ADDRESS_UNENCRYPTED');
  expect(await trouble({ type: 'http', url: 'https://169.254.169.254/{key}' })).toBe('ADDRESS_NOT_CALLED');
});
