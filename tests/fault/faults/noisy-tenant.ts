import { join } from 'node:path';
import { fillLedger } from '../../bench/fill-ledger.ts';
import { createApi, type Api } from '../../helpers/api.ts';
import { readEvents, type EventReader } from '../../helpers/event-stream.ts';
import type { Fault } from '../harness/fault.ts';
import { inWorld } from '../harness/world.ts';

const CALLS = 30;
const STREAMS = 60;
const EXPORTS = 20;
/** What each export holds. */
const SHIPMENTS = { short: 200, long: 20_000 };
const LONG_RUNS = 2;
/** The slowest purchase beside the long exports. */
const MOST_MS = 1000;

/** One client takes all that it can get: every stream of events, twenty exports at once. Another one buys, and follows its own events. */
export const noisyTenant: Fault = {
  name: 'noisy-tenant',
  title: 'one client takes all streams and exports',
  runs: { short: 1, long: LONG_RUNS },
  run: (times) =>
    inWorld({}, async (world) => {
      const isLong = times >= LONG_RUNS;
      await (await world.startHere()).stop();
      await fillLedger(join(world.dataDir, 'ledger.db'), isLong ? SHIPMENTS.long : SHIPMENTS.short);
      const station = await world.start();
      const baseUrl = await station.ready;
      const noisy = await clientOf(station.api, baseUrl, ['read', 'read:all']);
      const violations: string[] = [];
      const buy = async (name: string) => {
        const took: number[] = [];
        for (let count = 0; count < CALLS; count += 1) {
          const began = performance.now();
          await world.buyer.advance(station.api, `${name}-${count}`);
          took.push(performance.now() - began);
        }
        return took.sort((a, b) => a - b).map(Math.round);
      };
      for (let run = 0; run < times; run += 1) {
        const alone = await buy(`before-${run}`);
        const streams = await Promise.all(Array.from({ length: STREAMS }, () => readEvents(baseUrl, noisy.token)));
        const refused = streams.filter(({ status }) => status === 429).length;
        if (refused === 0) violations.push(`${STREAMS} streams were opened for one client`);
        let left = EXPORTS;
        const exports = Array.from({ length: EXPORTS }, () =>
          noisy.get('/station/v1/shipments/export').finally(() => (left -= 1)),
        );
        const own = await readEvents(baseUrl, station.api.token);
        if (own.status !== 200) violations.push(`another client got ${own.status} for its one stream`);
        const beside = await buy(`meanwhile-${run}`);
        if (isLong) {
          console.log(`  purchases alone ${said(alone)}, beside ${left} exports of ${SHIPMENTS.long} ${said(beside)}`);
          if (left < EXPORTS) violations.push('the exports were over too early to say anything');
          if ((beside.at(-1) ?? 0) >= MOST_MS)
            violations.push(`a purchase beside the exports took ${beside.at(-1)} ms`);
        }
        const seen = await first(own);
        if (seen !== 'ready') violations.push(`its stream began with ${seen}`);
        const answers = await Promise.all(exports);
        if (answers.some(({ status }) => status !== 200)) violations.push('an export was not answered');
        [own, ...streams].forEach((stream) => stream.hangUp());
      }
      await world.stop(station);
      return violations;
    }),
};

const said = (took: readonly number[]) => `${took[took.length >> 1]} ms at the median, ${took.at(-1)} ms at most`;
const first = async (stream: EventReader) => (await stream.next())?.event;

async function clientOf(admin: Api, baseUrl: string, scopes: string[]): Promise<Api> {
  const { body } = await admin.post('/station/v1/clients', { name: 'Noisy', scopes });
  return createApi(baseUrl, { accessKey: body.client.accessKey, secretKey: body.secretKey });
}
