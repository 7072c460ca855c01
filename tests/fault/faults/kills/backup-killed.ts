import type { Checkpoint } from '#electron/engine/shipping/purchase/checkpoint.ts';
import type { Fault } from '../../harness/fault.ts';
import { inWorld, type World } from '../../harness/world.ts';

/** How many backups that were asked for are kept. */
const KEPT = 5;

/** The station dies while it backs up, or restores a backup: what is there is whole, and the restore can be done again. */
export const backupKilled: Fault = {
  name: 'backup',
  title: 'kill -9 in the middle of a backup and of a restore',
  runs: { short: 1, long: 20 },
  run: (times) =>
    inWorld({}, async (world) => {
      const violations: string[] = [];
      for (let count = 0; count < times; count += 1) violations.push(...(await backUpAndRestore(world, count)));
      return violations;
    }),
};

async function backUpAndRestore(world: World, count: number): Promise<string[]> {
  const violations: string[] = [];
  const first = await world.start({ dieAt: { step: 'backing-up', count: 2 } });
  await world.buyer.advance(first.api, `order-${count}`);
  const { body } = await first.api.post('/station/v1/backups', undefined);
  const cutOff = first.api.post('/station/v1/backups', undefined).catch(() => undefined);
  if ((await first.ended).signal !== 'SIGKILL') violations.push('no backup was hit');
  await cutOff;

  const { name } = body.backup;
  for (const hit of [1, 2, 3])
    if (!(await dieRestoring(world, 'restoring', hit, name)))
      violations.push(`restore was not hit for the ${hit}. time`);
  const last = await world.start({ args: ['--restore', name] });
  const { body: list } = await last.api.get('/station/v1/backups');
  const { body: report } = await last.api.get('/station/v1/doctor');
  const whole = Math.min(count + 1, KEPT);
  if (list.backups.length !== whole) violations.push(`${list.backups.length} backups are listed, ${whole} were made`);
  if (report.status === 'failed') violations.push(`damaged: ${JSON.stringify(report.checks)}`);
  await world.stop(last);
  return violations;
}

/** True where the station died when it came to the step for the n-th time. */
async function dieRestoring({ launch }: World, step: Checkpoint, count: number, name: string): Promise<boolean> {
  const station = launch({ dieAt: { step, count }, args: ['--restore', name] });
  await station.ready.catch(() => undefined);
  station.signal('SIGTERM');
  return (await station.ended).signal === 'SIGKILL';
}
