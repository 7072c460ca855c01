import { describe, expect, test } from 'vitest';
import type { ApiClient } from '#shared/schema/identity/api-client.ts';
import { createApi } from '../../helpers/api.ts';
import { handClock } from '../../helpers/station.ts';
import { useStation } from '../../helpers/use-station.ts';

const clock = handClock();
const station = useStation({ clock });
const PATH = '/station/v1/clients';
const list = async (): Promise<ApiClient[]> => (await station.api.get(PATH)).body.clients;
const create = (draft: object) => station.api.post(PATH, draft);
const revoke = (id: string) => station.api.call('DELETE', `${PATH}/${id}`);

test('a first start has one client, whose keys are those of credentials.json, with every scope', async () => {
  const clients = await list();

  expect(clients).toHaveLength(1);
  expect(clients[0]).toMatchObject({
    accessKey: station.credentials.accessKey,
    revokedAt: null,
    printerId: null,
    scopes: ['ship', 'read', 'read:all', 'print', 'admin'],
  });
});

test('a client is created with keys of its own, and its secret is in this one answer only', async () => {
  const { status, body, headers } = await create({ name: 'Packing desk 2', scopes: ['ship'] });

  expect(status).toBe(201);
  expect(body.client).toMatchObject({ name: 'Packing desk 2', scopes: ['ship'], lastUsedAt: null, revokedAt: null });
  expect(body.secretKey.length).toBeGreaterThan(40);
  expect(headers.get('cache-control')).toBe('no-store');
  const listed = (await list()).find(({ id }) => id === body.client.id);
  expect(listed).toEqual(body.client);
  expect(JSON.stringify(await list())).not.toContain(body.secretKey);
});

test('keys of two clients differ', async () => {
  const [one, two] = [await create({ name: 'A', scopes: ['read'] }), await create({ name: 'A', scopes: ['read'] })];

  expect(one.body.client.accessKey).not.toBe(two.body.client.accessKey);
  expect(one.body.secretKey).not.toBe(two.body.secretKey);
});

test('when a client was last used is in the list', async () => {
  const { body } = await create({ name: 'Used', scopes: ['read'] });
  const own = await createApi(station.baseUrl, { accessKey: body.client.accessKey, secretKey: body.secretKey });
  await own.get('/station/v1/settings');

  const used = (await list()).find(({ id }) => id === body.client.id);
  expect(Date.parse(used?.lastUsedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(body.client.createdAt));
});

describe('a draft', () => {
  test.each([
    ['no name', { scopes: ['read'] }, ['FIELD_REQUIRED /name']],
    ['a blank name', { name: '  ', scopes: ['read'] }, ['FIELD_REQUIRED /name']],
    ['no scopes', { name: 'x', scopes: [] }, ['FIELD_REQUIRED /scopes']],
    ['a scope that is not known', { name: 'x', scopes: ['fly'] }, ['VALUE_NOT_ALLOWED /scopes/0']],
    ['a scope twice', { name: 'x', scopes: ['read', 'read'] }, ['FIELD_INVALID /scopes']],
    ['keys of its own', { name: 'x', scopes: ['read'], accessKey: 'AKMINE' }, ['FIELD_INVALID /accessKey']],
  ])('with %s is 422', async (_name, draft, expected) => {
    const { status, body } = await create(draft);

    expect(status).toBe(422);
    expect(body.errors.map(({ code, pointer }: Record<string, string>) => `${code} ${pointer}`)).toEqual(expected);
  });
});

describe('revoking', () => {
  test('stays on the list with its instant, and cannot be undone by revoking again', async () => {
    const { body } = await create({ name: 'Gone', scopes: ['read'] });

    expect((await revoke(body.client.id)).status).toBe(204);
    const revokedAt = (await list()).find(({ id }) => id === body.client.id)?.revokedAt;
    clock.turn(1000);
    expect((await revoke(body.client.id)).status).toBe(204);
    expect(revokedAt).toMatch(/^20/);
    expect((await list()).find(({ id }) => id === body.client.id)?.revokedAt).toBe(revokedAt);
  });

  test('a client that is not there is 404', async () => {
    expect((await revoke('nobody')).body.code).toBe('NOT_FOUND');
  });

  test('one client leaves the others alone', async () => {
    const { body } = await create({ name: 'Other', scopes: ['read'] });
    await revoke(body.client.id);

    expect((await station.api.get('/station/v1/settings')).status).toBe(200);
  });
});
