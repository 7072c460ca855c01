import type { Batch } from '#shared/schema/batches/batch.ts';
import type { BatchRow } from '#shared/schema/batches/batch-row.ts';
import type { Api } from '../../../helpers/api.ts';
import { BATCHES } from '../../../helpers/batches.ts';
import { until } from '../../../helpers/until.ts';
import { orderBody } from '../../harness/buyer.ts';
import type { Fault } from '../../harness/fault.ts';
import { lookUpDoubts } from '../../harness/last-questions.ts';
import { inWorld, type World } from '../../harness/world.ts';

const ROWS_PER_KILL = 10;

/** 500 rows, in the short form so many fewer, are killed fifty times while they are bought; each start goes on where it was. */
export const batchKilled: Fault = {
  name: 'batch',
  title: `a batch of ${ROWS_PER_KILL} rows per kill, killed again and again`,
  runs: { short: 1, long: 50 },
  run: (times, random) =>
    inWorld({ carrier: { delayMs: 20 } }, async (world) => {
      const rows = Array.from({ length: times * ROWS_PER_KILL }, () => orderBody());
      let id = '';
      for (let kill = 0; kill < times; kill += 1) {
        const station = await world.start();
        if (kill === 0)
          id = (await station.api.post(BATCHES, { name: 'killed', rows, start: true })).body.batch.id as string;
        await untilSold(world, kill * ROWS_PER_KILL + random() * ROWS_PER_KILL);
        station.signal('SIGKILL');
        await station.ended;
      }
      const last = await world.startHere();
      await finish(last.api, id);
      const violations = await unlike(last.api, id, world);
      await last.stop();
      return violations;
    }),
};

const untilSold = ({ carrier }: World, count: number) => until(() => carrier.sales().length >= count);

const rowsOf = async (api: Api, id: string, query = ''): Promise<BatchRow[]> =>
  (await api.get(`${BATCHES}/${id}/rows?limit=500${query}`)).body.rows;

/** A person looks up the rows in doubt, asks the carrier about those that are left, and lets those be bought that were not. */
async function finish(api: Api, id: string): Promise<void> {
  await untilFinished(api, id);
  await lookUpDoubts(api);
  for (const { shipmentId } of await rowsOf(api, id, '&state=UNKNOWN')) {
    const notBought = { decision: 'not_bought', reason: 'The carrier has no such order' };
    await api.post(`/station/v1/shipments/${shipmentId}/resolution`, notBought);
  }
  await api.call('POST', `${BATCHES}/${id}/start`);
  await untilFinished(api, id);
}

async function untilFinished(api: Api, id: string): Promise<void> {
  await until(
    async () => {
      const { batch } = (await api.get(`${BATCHES}/${id}`)).body as { batch: Batch };
      return batch.state === 'FINISHED' && batch.counts.RUNNING === 0;
    },
    { everyMs: 50 },
  );
}

/** Every row is bought and was sold once. */
async function unlike(api: Api, id: string, world: World): Promise<string[]> {
  const rows = await rowsOf(api, id);
  const sold = Map.groupBy(
    world.carrier.sales().flatMap(({ itemIds }) => itemIds),
    (item) => item,
  );
  return rows.flatMap(({ transactionId, state }) => {
    const times = sold.get(`${transactionId}-1`)?.length ?? 0;
    return state === 'BOUGHT' && times === 1 ? [] : [`row ${transactionId} is ${state}, and was sold ${times} times`];
  });
}
