import { EngineError } from '#electron/engine/engine-error.ts';
import type { Desk } from '../world/desk.ts';
import type { World } from '../world/world.ts';
import type { Action } from './action.ts';

const WAITS_SECONDS = 10;
/** Between two things that a packer does; milliseconds. */
const MOVES_MS = 300;

/**
 * Somebody puts a package on the scale, on which the one before may still lie, has one or two programs ask what it weighs, and buys with
 * what the station says.
 */
export function weigh(world: World, desk: Desk, action: Extract<Action, { kind: 'weigh' }>): void {
  const { events } = world;
  const { isLifted, programs, asksFirst, apartMs } = action;
  if (isLifted) desk.scale.lift();
  events.plan(MOVES_MS + (asksFirst ? apartMs : 0), () => desk.scale.put());
  for (let program = 0; program < programs; program += 1)
    events.plan(MOVES_MS + (asksFirst ? 0 : apartMs) + program * apartMs, () => ask(world, desk, action));
}

function ask(world: World, desk: Desk, action: Extract<Action, { kind: 'weigh' }>): void {
  const { callers, events, books } = world;
  const { scale } = desk;
  const { account, prints, hangsUpAfterMs } = action;
  const since = events.now;
  const gone = new AbortController();
  const waiter = { owner: desk.process, gone: gone.signal };
  callers.call(
    desk,
    'weigh',
    async (_, engine) => {
      scale.waiters.add(waiter);
      if (hangsUpAfterMs !== null) events.plan(hangsUpAfterMs, () => gone.abort());
      try {
        return await engine.scale.weigh({ waitSeconds: WAITS_SECONDS, gone: gone.signal });
      } finally {
        scale.waiters.delete(waiter);
      }
    },
    0,
    ({ value, error }) => {
      if (gone.signal.aborted) return;
      const load = value ? scale.gave(value, since) : scale.load;
      if (value) {
        events.plan(MOVES_MS, () => void (scale.load === load && scale.lift()), events.outside);
        const buying = { account, prints, wish: '', packages: 1, client: 0, weight: value.weight };
        return callers.buy(desk, callers.newTransaction(buying));
      }
      const isRefused = error instanceof EngineError && error.code === 'SCALE_NOT_READY';
      if (isRefused && load?.isDue && load.given === 0 && !load.isScanned)
        books.violated('a weight is given once', `${load.grams} g lay still, and whoever waited was told: not ready`);
    },
  );
}
