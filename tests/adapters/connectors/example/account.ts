import { expect } from 'vitest';
import type { Api } from '../../../helpers/api.ts';

/** Makes the account `corner`, which buys for money and ships from where the first account does. */
export async function connectCorner(api: Api): Promise<void> {
  const [template] = (await api.get('/station/v1/accounts')).body.accounts;
  const adapter = { type: 'corner', apiKey: 'live' };
  const { status, body } = await api.post('/station/v1/accounts', { ...template, carrierId: 'corner', adapter });
  expect(status, JSON.stringify(body)).toBe(201);
}
