import { describe, expect, test } from 'vitest';
import type { Route } from '#shared/api/define-route.ts';
import { routes } from '#shared/api/index.ts';
import type { Scope } from '#shared/schema/identity/api-client.ts';
import { createApi } from '../../helpers/api.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();

const everyPath = Object.entries<Route>(routes).flatMap(([operationId, route]) =>
  [route.path, ...(route.aliases ?? [])].map((path) => ({
    operationId,
    route,
    path: path.replaceAll(/:[a-zA-Z]+/g, 'some-id'),
  })),
);
/** The window's sessions have rules and tests of their own. */
const isOfWindow = ({ route }: { route: Route }) => (route.tag as string) === 'Window';
const isPublic = ({ route }: { route: Route }) => route.access === 'public';

describe('scopes', () => {
  /** For each scope, what a client that has no other must be kept from, whatever else the contract allows. */
  const KEPT_FROM: Record<Scope, string[]> = {
    ship: [
      'listShipments',
      'readShipment',
      'listAccounts',
      'createAccount',
      'listClients',
      'createClient',
      'changeSettings',
    ],
    read: ['createShipment', 'createAccount', 'changeAccount', 'removeAccount', 'createClient', 'changeSettings'],
    'read:all': [
      'createShipment',
      'checkShipment',
      'readByTransaction',
      'listShipments',
      'readShipment',
      'createClient',
    ],
    print: ['createShipment', 'checkShipment', 'readByTransaction', 'listShipments', 'listAccounts', 'createClient'],
    admin: ['createShipment', 'checkShipment', 'readByTransaction', 'listShipments', 'readShipment'],
  };
  const permits = ({ access }: Route, scope: Scope) => access === 'token' || access.includes(scope);

  test.each(Object.entries(KEPT_FROM) as [Scope, string[]][])(
    'a client with only `%s` may do what the contract says, and no more',
    async (scope, keptFrom) => {
      const { body } = await station.api.post('/station/v1/clients', { name: scope, scopes: [scope] });
      const own = await createApi(station.baseUrl, { accessKey: body.client.accessKey, secretKey: body.secretKey });
      const kept = new Set<string>();
      for (const { operationId, route, path } of everyPath.filter((one) => !isPublic(one) && !isOfWindow(one))) {
        const answer = await own.call(route.method, path, /P(?:OS|U)T/.test(route.method) ? { body: {} } : {});
        const isKept = answer.body?.code === 'SCOPE_MISSING';
        expect(isKept, `${route.method} ${path}`).toBe(!permits(route, scope));
        if (isKept) kept.add(operationId);
        if (isKept) expect([answer.status, answer.body.detail]).toEqual([403, expect.stringContaining(scope)]);
      }

      expect([...kept]).toEqual(expect.arrayContaining(keptFrom));
    },
  );
});
