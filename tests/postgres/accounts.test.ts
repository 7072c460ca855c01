import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#shared/schema/station/settings.ts';
import { accept, account, apiClient, HOUR, NOON, recipient } from '../ledger/samples.ts';
import { useTwoDesks } from './two-desks.ts';

const RANGE = { carrier: 'CARRIER_A', prefix: 'AB', first: 1n, last: 999n, digits: 3 } as const;

const desks = useTwoDesks();
const both = () => [desks.one, desks.other];

test('two desks that take numbers at once give each number once, and leave none out', async () => {
  const shipments = await Promise.all(both().map((desk) => accept(desk)));
  const taken = await Promise.all(
    Array.from({ length: 50 }, (_, index) => 1 + (index % 3)).flatMap((count) =>
      both().map((desk, index) => desk.ranges.take(RANGE, shipments[index]?.id ?? '', count)),
    ),
  );
  const numbers = taken.flatMap((each) => each?.numbers ?? expect.fail('The range had enough'));
  expect(numbers.toSorted((a, b) => Number(a - b))).toEqual(Array.from(numbers, (_, index) => BigInt(index + 1)));
  for (const desk of both()) expect(await desk.ranges.left(RANGE)).toBe(RANGE.last - BigInt(numbers.length));
});

test('a key that one desk revokes is refused at the other within a second, though it was used there all the time', async () => {
  await desks.one.clients.create(apiClient('shop'));
  await desks.one.clients.saveToken({
    digest: 'token',
    clientId: 'shop',
    scopes: ['ship'],
    expiresAt: NOON + HOUR,
    sessionId: null,
  });
  await desks.other.clients.findToken('token');
  // Noting the first use makes the desk ask anew.
  await desks.other.clients.list();
  expect(await desks.other.clients.findToken('token')).not.toBeNull();
  await desks.one.clients.revoke('shop');
  const revokedAt = performance.now();
  expect(await desks.other.clients.findByAccessKey('AK-shop')).toBeNull();
  while ((await desks.other.clients.findToken('token')) !== null) await new Promise(setImmediate);
  expect(performance.now() - revokedAt).toBeLessThan(1000);
});

test('a token that one desk gives is good at the other at once, and its use is seen at both', async () => {
  await desks.one.clients.create(apiClient('shop'));
  expect(await desks.other.clients.findToken('token')).toBeNull();
  await desks.one.clients.saveToken({
    digest: 'token',
    clientId: 'shop',
    scopes: ['ship'],
    expiresAt: NOON + HOUR,
    sessionId: null,
  });
  expect(await desks.other.clients.findToken('token')).toMatchObject({ client: { id: 'shop' }, scopes: ['ship'] });
  await desks.other.clients.list();
  expect((await desks.one.clients.list())[0]?.lastUsedAt).toBe(new Date(NOON).toISOString());
});

test('each desk has its own printer for a client', async () => {
  await desks.one.clients.create(apiClient('shop'));
  await desks.one.clients.setPrinter('shop', 'dock');
  expect([await desks.one.clients.printerOf('shop'), await desks.other.clients.printerOf('shop')]).toEqual([
    'dock',
    null,
  ]);
  await desks.other.clients.setPrinter('shop', 'attic');
  await desks.one.clients.setPrinter('shop', null);
  const told = await Promise.all(both().map(async ({ clients }) => (await clients.list())[0]?.printerId));
  expect(told).toEqual([null, 'attic']);
});

test('an account that one desk makes is in the list of the other; one that any desk has bought with is hidden', async () => {
  expect(await Promise.all(both().map((desk) => desk.accounts.create(account('test-a'))))).toContain(false);
  for (const desk of both()) expect(await desk.accounts.list()).toEqual([account('test-a')]);
  await accept(desks.other);
  expect(await desks.one.accounts.remove('test-a')).toBe('hidden');
  expect(await desks.other.accounts.list()).toEqual([]);
  expect(await desks.other.accounts.list({ includeHidden: true })).toEqual([account('test-a')]);
});

test('the warehouse has its settings at every desk, and each desk its own', async () => {
  const hotFolder = { path: '/srv/orders' };
  await desks.one.settings.write({
    ...DEFAULT_SETTINGS,
    retentionDays: 7,
    hotFolder,
    openAtLogin: true,
    buyByScan: true,
  });
  expect(await desks.other.settings.read()).toEqual({ ...DEFAULT_SETTINGS, retentionDays: 7 });
  await desks.other.settings.write({ ...(await desks.other.settings.read()), documents: 'url' });
  const shared = { ...DEFAULT_SETTINGS, retentionDays: 7, documents: 'url' };
  expect(await desks.one.settings.read()).toEqual({ ...shared, hotFolder, openAtLogin: true, buyByScan: true });
});

test('what two desks remember, learn, save and name at once is all there, and once', async () => {
  const ada = { party: recipient(), key: 'ada' };
  const lesson = (grams: number) => ({ contents: 'mug', grams });
  const instant = new Date(NOON).toISOString();
  const preset = { name: 'Box', kind: 'PACKAGE' as const, shipment: {}, createdAt: instant, updatedAt: instant };
  const round = (index: number) =>
    both().flatMap((desk, at) => [
      desk.addresses.remember(ada, NOON),
      desk.weights.learn('shop', [lesson(index), lesson(index)], { keep: 40, at: NOON }),
      desk.presets.create({ ...preset, id: `${at} ${index}` }),
    ]);
  await Promise.all(Array.from({ length: 10 }, (_, index) => round(index)).flat());
  expect((await desks.one.addresses.search({ text: 'ada', limit: 5 })).addresses).toMatchObject([{ useCount: 20 }]);
  const learned = Array.from({ length: 40 }, (_, index) => Math.floor(index / 4));
  expect((await desks.one.weights.recall('shop', 'mug')).toSorted()).toEqual(learned);
  expect(await desks.other.presets.list()).toHaveLength(1);
  const saved = await Promise.all(both().map((desk) => desk.addresses.save(ada, NOON)));
  expect(saved.filter((each) => each !== null)).toHaveLength(1);
});

test('two desks that change a webhook at once keep what both have changed', async () => {
  const place = { cursor: 0, failures: 0, failingSince: null, nextAttemptAt: null, lastDeliveredAt: null };
  const told = { clientId: null, states: null, disabledReason: null, createdAt: NOON };
  await desks.one.webhooks.create({ id: 'hook', name: 'Hook', url: 'https://shop.example', ...told, ...place });
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => [
      desks.one.webhooks.change('hook', { cursor: index + 1 }),
      desks.other.webhooks.change('hook', { name: `Hook ${index + 1}` }),
    ]).flat(),
  );
  for (const desk of both()) expect(await desk.webhooks.find('hook')).toMatchObject({ cursor: 20, name: 'Hook 20' });
});
