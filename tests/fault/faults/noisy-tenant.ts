import { createApi, type Api } from '../../helpers/api.ts';
import { readEvents, type EventReader } from '../../helpers/event-stream.ts';
import type { Fault } from '../harness/fault.ts';
import { inThisProcess } from '../harness/here.ts';

const CALLS = 20;
const STREAMS = 60;
const EXPORTS = 20;

/** One client takes all that it can get: every stream of events, twenty exports at once. Another one buys, and follows its own events. */
export const noisyTenant: Fault = {
  name: 'noisy-tenant',
  title: 'one client takes all streams and exports',
  runs: { short: 1, long: 5 },
  run: (times) =>
    inThisProcess({}, async ({ station, buyer }) => {
      const noisy = await clientOf(station.api, station.baseUrl, ['read', 'read:all']);
      const violations: string[] = [];
      for (let run = 0; run < times; run += 1) {
        for (let count = 0; count < CALLS; count += 1) await buyer.advance(station.api, `before-${run}-${count}`);
        const streams = await Promise.all(
          Array.from({ length: STREAMS }, () => readEvents(station.baseUrl, noisy.token)),
        );
        const refused = streams.filter(({ status }) => status === 429).length;
        if (refused === 0) violations.push(`${STREAMS} streams were opened for one client`);
        const exports = Array.from({ length: EXPORTS }, () => noisy.get('/station/v1/shipments/export'));
        const own = await readEvents(station.baseUrl, station.api.token);
        if (own.status !== 200) violations.push(`another client got ${own.status} for its one stream`);
        for (let count = 0; count < CALLS; count += 1) await buyer.advance(station.api, `meanwhile-${run}-${count}`);
        const seen = await first(own);
        if (seen !== 'ready') violations.push(`its stream began with ${seen}`);
        const answers = await Promise.all(exports);
        if (answers.some(({ status }) => status !== 200)) violations.push('an export was not answered');
        [own, ...streams].forEach((stream) => stream.hangUp());
      }
      return violations;
    }),
};

const first = async (stream: EventReader) => (await stream.next())?.event;

async function clientOf(admin: Api, baseUrl: string, scopes: string[]): Promise<Api> {
  const { body } = await admin.post('/station/v1/clients', { name: 'Noisy', scopes });
  return createApi(baseUrl, { accessKey: body.client.accessKey, secretKey: body.secretKey });
}
