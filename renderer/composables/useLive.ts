import { onScopeDispose, watch } from 'vue';
import type { StationEvent } from '#shared/schema/station/event.ts';
import { useEvents } from '#renderer/stores/events.ts';

const POLL_MS = 10_000;
/** Several events at once, such as those of one purchase, are one reason to look again. */
const GATHER_MS = 120;
/** Where events keep coming, as from a batch that buys, it looks again so long after the last time: often enough for people. */
const CALM_MS = 1_000;

/**
 * Keeps what is shown up to date: looks again when an event that matters comes or was missed, and now and then while no events come at
 * all. `refresh` is not called at once: load first.
 * @param calmMs the least between two looks, of what a hand waits for
 */
export function useLive(matters: (event: StationEvent) => boolean, refresh: () => void, calmMs = CALM_MS): void {
  const events = useEvents();
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;

  const refreshNow = () => {
    gathering = undefined;
    lookedAt = performance.now();
    refresh();
  };
  const refreshSoon = () => {
    gathering ??= setTimeout(refreshNow, Math.max(GATHER_MS, lookedAt + calmMs - performance.now()));
  };
  events.onEvent((event) => {
    // The stream stands anew: what happened since the last look may not have been told.
    const isAnew = event.type === 'ready' || event.type === 'reset';
    if (isAnew || matters(event)) refreshSoon();
  });
  watch(
    () => events.isLive,
    (isLive) => {
      clearInterval(polling);
      if (!isLive) polling = setInterval(refresh, POLL_MS);
    },
    { immediate: true },
  );
  onScopeDispose(() => {
    clearTimeout(gathering);
    clearInterval(polling);
  });
}
