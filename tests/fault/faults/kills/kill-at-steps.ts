import type { Checkpoint } from '#electron/engine/shipping/purchase/checkpoint.ts';
import { MOMENTS, type Moment } from '../../carrier/behaviour.ts';
import { integer, type Fault } from '../../harness/fault.ts';
import { inWorld, type World } from '../../harness/world.ts';

/** Steps of a purchase that the station reaches by itself. */
const CHECKPOINTS = ['accepted', 'answered', 'recorded', 'labelled'] as const satisfies Checkpoint[];

type Point = { step: Checkpoint } | { moment: Moment };
const POINTS: Point[] = [...CHECKPOINTS.map((step) => ({ step })), ...MOMENTS.map((moment) => ({ moment }))];

/** The station is killed exactly where it matters what is on the disk; every point is hit in turn. */
export const killAtSteps: Fault = {
  name: 'kill-steps',
  title: `kill -9 at ${POINTS.length} named points of a purchase`,
  runs: { short: 6, long: POINTS.length * 20 },
  run: (times, random) =>
    inWorld({ carrier: { labels: 'url' } }, async (world) => {
      const missed: string[] = [];
      const first = integer(random, POINTS.length);
      for (let count = 0; count < times; count += 1) {
        const point = POINTS[(first + 2 * count) % POINTS.length];
        if (point && !(await killAt(world, point, `order-${count}`)))
          missed.push(`point missed: ${Object.values(point).join()}`);
      }
      return missed;
    }),
};

/** True where the station died of it. */
async function killAt(world: World, point: Point, id: string): Promise<boolean> {
  const station = await world.start('step' in point ? { dieAt: { step: point.step } } : {});
  if ('moment' in point) {
    await world.carrier.order({ blow: { kind: 'kill', pid: station.pid() }, awaited: point.moment });
  }
  const itemCode = 'moment' in point ? `${point.moment}!` : 'sell';
  await world.buyer.advance(station.api, id, itemCode);
  // Alive all the same: the point was missed.
  const alive = setTimeout(() => station.signal('SIGTERM'), 10_000);
  const { signal } = await station.ended;
  clearTimeout(alive);
  await world.carrier.order({ blow: null, awaited: null });
  return signal === 'SIGKILL';
}
