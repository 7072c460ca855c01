import { expect, test } from 'vitest';
import { request } from '../helpers/requests.ts';
import { startTestStation } from '../helpers/station.ts';
import { call, outside } from './hub-call.ts';

test.runIf(outside)(
  'whoever calls a hub by its name is led back to that name, in links and in the address of a pairing',
  async () => {
    const own = await startTestStation({ hub: { host: outside ?? '', port: 0, name: 'Packing.example' } });
    const at = `packing.example:${new URL(own.hub?.url ?? '').port}`;
    const headers = { host: at, authorization: `Bearer ${own.api.token}`, 'content-type': 'application/json' };
    const post = (path: string, more: { body?: string; headers?: Record<string, string> } = {}) =>
      call(own, path, { method: 'POST', ...more, headers: { ...headers, ...more.headers } });
    const bought = await post('/v1/shipment?documents=url', {
      body: JSON.stringify(request()),
      headers: { transactionId: 'by-name' },
    });
    const pairing = await post('/station/v1/pairings');
    const nearby = (await own.api.post('/station/v1/pairings', undefined)).body;
    await own.dispose();

    expect(bought.json.data.transactionShipments[0].packageDocuments[0].fileUrl).toContain(`https://${at}/files/`);
    expect(pairing.json.address).toBe(`https://${at}/#pair=${pairing.json.code}`);
    expect(nearby.address).toBe(`${own.baseUrl}/#pair=${nearby.code}`);
  },
);
