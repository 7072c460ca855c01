import { createParser } from 'eventsource-parser';
import { routes } from '#shared/api/index.ts';
import type { StationEvent } from '#shared/schema/station/event.ts';
import { access } from './client.ts';

export interface StreamHandlers {
  event(event: StationEvent): void;
  /** The stream stands, or broke. */
  state(isOpen: boolean): void;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** The station sends a comment every 15 seconds; a stream that is silent for longer is dead. */
const SILENCE_MS = 40_000;

/**
 * Follows the station's events (`GET /station/v1/events`) until it is stopped: with the token in a header, which EventSource cannot send,
 * from the last event seen on, and with growing pauses while the station is away.
 */
export function followEvents(handlers: StreamHandlers): () => void {
  const stopped = new AbortController();
  let lastId: string | null = null;
  let pause = FIRST_PAUSE_MS;

  async function read(): Promise<void> {
    const silence = new AbortController();
    const alive = () => setTimeout(() => silence.abort(), SILENCE_MS);
    let timer = alive();
    try {
      const response = await fetch(routes.streamEvents.path, {
        headers: {
          accept: 'text/event-stream',
          ...(access.token !== null && { authorization: `Bearer ${access.token}` }),
          ...(lastId !== null && { 'last-event-id': lastId }),
        },
        signal: AbortSignal.any([stopped.signal, silence.signal]),
      });
      if (!response.ok || response.body === null) return;
      handlers.state(true);
      pause = FIRST_PAUSE_MS;
      const parser = createParser({
        onEvent({ id, data }) {
          lastId = id ?? lastId;
          handlers.event(JSON.parse(data) as StationEvent);
        },
      });
      for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
        clearTimeout(timer);
        timer = alive();
        parser.feed(text);
      }
    } finally {
      clearTimeout(timer);
    }
  }

  async function follow(): Promise<void> {
    while (!stopped.signal.aborted) {
      await read().catch(() => undefined);
      handlers.state(false);
      await new Promise((resolve) => setTimeout(resolve, pause));
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  }

  void follow();
  return () => stopped.abort();
}
