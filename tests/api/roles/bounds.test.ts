import { beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '#shared/api/define-route.ts';
import { routes } from '#shared/api/index.ts';
import { ACTIONS, LEAST_ROLE, mayDo, ROLES, type Role } from '#shared/schema/identity/roles.ts';
import { createApi } from '../../helpers/api.ts';
import { useStation } from '../../helpers/use-station.ts';
import { addOneOfEach, openWindow, type Window } from './windows.ts';

const station = useStation();
const all = Object.entries<Route>(routes);
const BADGES: Record<Role, string> = { packer: 'PAM', lead: 'LEA', administrator: 'ADA' };

test('every route that does more than read, of those that a window may call, names its action; reading needs none', () => {
  const without = all.filter(
    ([, { access, method, action }]) => access !== 'public' && (method === 'GET') !== (action === undefined),
  );
  expect(without.map(([operationId]) => operationId)).toEqual([]);
});

test('every action of the table is some route’s', () => {
  const used = new Set(all.flatMap(([, { action, overrides = [] }]) => [action, ...overrides]));
  expect(ACTIONS.filter((action) => !used.has(action))).toEqual([]);
});

describe('once somebody is an administrator', () => {
  const windows = {} as Record<Role | 'nobody', Window>;
  beforeAll(async () => {
    windows.nobody = await openWindow(station);
    const before = await windows.nobody.call('PUT', '/station/v1/settings', { body: {} });
    expect(before.body.code, 'while nobody is, nothing is bounded').toBe('VALIDATION_FAILED');
    await addOneOfEach(station);
    for (const role of ROLES) {
      windows[role] = await openWindow(station);
      await windows[role].signOn(BADGES[role]);
    }
  });

  const bounded = all.flatMap(([operationId, { method, path, action }]) =>
    action && !['renewSession', 'signOn', 'signOff'].includes(operationId)
      ? [{ operationId, method, path: path.replaceAll(/:[a-zA-Z]+/g, 'some-id'), action }]
      : [],
  );

  test.each(bounded)('$operationId is for whoever may, and nobody below', async ({ method, path, action }) => {
    for (const who of ['nobody', ...ROLES] as const) {
      const role = who === 'nobody' ? 'packer' : who;
      const options = /P(?:OS|U)T/.test(method) ? { body: {} } : {};
      const { status, body } = await windows[who].call(method, path, options);
      const isKept = body?.code === 'ROLE_MISSING';
      expect(isKept, `${who} ${method} ${path}: ${status} ${JSON.stringify(body)}`).toBe(!mayDo(role, action));
      if (!isKept) continue;
      const values = { action, least: LEAST_ROLE[action], role };
      expect([status, body.trouble]).toEqual([403, { code: 'ROLE_MISSING', values }]);
      expect(body.detail).toContain(`takes the role ${LEAST_ROLE[action]}. This window has the role ${role}.`);
    }
  });

  test('a client with keys has its scopes, whoever is signed on anywhere', async () => {
    const { body } = await station.api.post('/station/v1/clients', { name: 'Tool', scopes: ['admin'] });
    const tool = await createApi(station.baseUrl, { accessKey: body.client.accessKey, secretKey: body.secretKey });
    expect((await tool.post('/station/v1/packers', { name: 'Tom', role: 'administrator' })).status).toBe(201);
  });
});
