import type { PowerSaveBlocker } from 'electron';
import type { EventBus } from '#electron/engine/events/event-bus.ts';

/** Keeps the machine from going to sleep while batches run. @param running those that run already @returns how to stop. */
export function keepAwake(
  blocker: Pick<PowerSaveBlocker, 'start' | 'stop'>,
  events: Pick<EventBus, 'subscribe'>,
  running: readonly string[],
): () => void {
  const batches = new Set(running);
  let blocking: number | null = null;

  function update(): void {
    if (batches.size > 0) blocking ??= blocker.start('prevent-app-suspension');
    else if (blocking !== null) {
      blocker.stop(blocking);
      blocking = null;
    }
  }

  const unsubscribe = events.subscribe(({ type, id, state }) => {
    if (type !== 'batch') return;
    if (state === 'RUNNING') batches.add(id);
    else batches.delete(id);
    update();
  });
  update();
  return () => {
    unsubscribe();
    batches.clear();
    update();
  };
}
