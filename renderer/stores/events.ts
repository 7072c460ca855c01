import { defineStore } from 'pinia';
import { onScopeDispose, ref } from 'vue';
import type { StationEvent } from '#shared/schema/station/event.ts';
import { followEvents } from '#renderer/api/event-stream.ts';

type Listener = (event: StationEvent) => void;

/** What happens in the station while people look, whoever did it: two windows agree. */
export const useEvents = defineStore('events', () => {
  const isLive = ref(false);
  const listeners = new Set<Listener>();
  let stop: (() => void) | undefined;

  function start(): void {
    stop?.();
    stop = followEvents({
      event: (event) => listeners.forEach((listen) => listen(event)),
      state: (isOpen) => (isLive.value = isOpen),
    });
  }

  /** Calls for every event, for as long as the component or store lives. `reset` and `ready` say that some may have been missed. */
  function onEvent(listen: Listener): void {
    listeners.add(listen);
    onScopeDispose(() => listeners.delete(listen));
  }

  return { isLive, start, onEvent, stop: () => stop?.() };
});
