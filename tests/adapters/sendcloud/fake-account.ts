import type { FakeRoute } from '../connectors/fake-service.ts';

export const CONTRACT = { id: 517, client_id: '', carrier_code: 'postnl', name: 'PostNL of ours' };

/** What the keys open: their owner, and a contract. */
export const accountRoutes = (): FakeRoute[] => [
  {
    ...{ method: 'GET', path: '/user/auth/metadata' },
    answer: () => ({ json: { data: { user_id: 1, integration_id: 2 } } }),
  },
  {
    ...{ method: 'GET', path: '/contracts/{id}' },
    answer: (_, id) =>
      id === String(CONTRACT.id)
        ? { json: { data: { id: CONTRACT.id, client_id: '', carrier_code: 'postnl', name: CONTRACT.name } } }
        : { status: 404, json: { errors: [{ status: '404', code: 'not_found', detail: 'Not found.' }] } },
  },
];
