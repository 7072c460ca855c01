import { join } from 'node:path';
import type { Api } from '../../../helpers/api.ts';
import { orderBody } from '../../harness/buyer.ts';
import { integer, type Fault } from '../../harness/fault.ts';
import { noStrace } from '../../harness/strace.ts';
import { inWorld, type Live, type World } from '../../harness/world.ts';

const ORDERS = 12;

/** The disk refuses to sync, once, somewhere in a row of purchases: nothing is sent on that ledger any more until it was opened again. */
export const fsyncErrors: Fault = {
  name: 'fsync',
  title: 'fsync fails with EIO',
  runs: { short: 1, long: 20 },
  impossible: noStrace,
  run: (times, random) =>
    inWorld({}, async (world) => {
      const violations: string[] = [];
      await (await world.startHere()).stop();
      for (let count = 0; count < times; count += 1) {
        // The first syncs of the log belong to the start.
        const when = 10 + integer(random, ORDERS);
        const station = await world.start({ under: failingSync(join(world.dataDir, 'ledger.db-wal'), when) });
        violations.push(...(await buyUntilBroken(world, station, `order-${count}`)));
        station.signal('SIGKILL');
        await station.ended;
      }
      return violations;
    }),
};

/** Runs a command whose sync number `when` of the file fails. */
const failingSync = (file: string, when: number) => [
  ...['strace', '-f', '-qq', '-o', '/dev/null', '-P', file],
  ...['-e', 'trace=fsync,fdatasync', '-e', `inject=fsync,fdatasync:error=EIO:when=${when}`],
];

async function buyUntilBroken({ buyer, carrier }: World, { api }: Live, prefix: string): Promise<string[]> {
  const violations: string[] = [];
  let wasBroken = false;
  for (let order = 0; order < ORDERS; order += 1) {
    const id = `${prefix}-${order}`;
    const sold = carrier.sales().length;
    const { kind } = await buyer.advance(api, id);
    if (wasBroken && carrier.sales().length > sold) violations.push(`${id} was sold on a broken ledger`);
    if (wasBroken && kind === 'bought') violations.push(`${id} was answered 200 on a broken ledger`);
    wasBroken ||= await isBroken(api);
  }
  if (!wasBroken) return [...violations, 'a failed sync was taken for granted'];
  const { body } = await api.ship(`${prefix}-more`, orderBody());
  return body.code === 'LEDGER_UNUSABLE' ? violations : [...violations, `a broken ledger answers ${body.code}`];
}

async function isBroken(api: Api): Promise<boolean> {
  const { body } = await api.get('/health/ready');
  return body.checks.some(
    ({ name, status }: { name: string; status: string }) => name === 'ledger' && status === 'failed',
  );
}
