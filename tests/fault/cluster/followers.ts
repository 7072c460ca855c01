import { setTimeout as wait } from 'node:timers/promises';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { Desk } from './desk.ts';

const AGAIN_MS = 50;

/** Somebody who reads the events of the stations, and resumes where the stream broke off. */
export interface Follower {
  name: string;
  /** What it read, each as place, shipment and state, in the order in which it came. */
  seen: string[];
  /** The last place that it has reached. */
  reached(): number;
  /** How often it was told to begin anew. */
  resets(): number;
  stop(): Promise<void>;
}

interface Line {
  type: string;
  sequence: number;
  id: string;
  state: string;
}

export const eventOf = ({ sequence, id, state }: Omit<Line, 'type'>) => `${sequence} ${id} ${state}`;

/** Follows the desk that `at` names, from the beginning; with `moveAfterMs` it leaves that one again and again, for the one that `at` names then. */
export function follow(name: string, at: () => Desk, moveAfterMs?: () => number): Follower {
  const seen: string[] = [];
  let last = 0;
  let resets = 0;
  let controller = new AbortController();
  let isOver = false;

  async function read({ url, api }: Desk): Promise<void> {
    const response = await fetch(`${url}/station/v1/events`, {
      signal: controller.signal,
      headers: { authorization: `Bearer ${api.token}`, 'last-event-id': String(last) },
    });
    if (response.status !== 200 || !response.body) return;
    const messages = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    for await (const { data } of messages) {
      const line = JSON.parse(data) as Line;
      if (line.type === 'reset') resets += 1;
      if (line.type === 'shipment') seen.push(eventOf(line));
      if (['reset', 'ready', 'shipment'].includes(line.type)) last = line.sequence;
    }
  }

  async function goOn(): Promise<void> {
    while (!isOver) {
      controller = new AbortController();
      const timer = moveAfterMs && setTimeout(() => controller.abort(), moveAfterMs());
      await read(at()).catch(() => undefined);
      clearTimeout(timer);
      if (!isOver) await wait(AGAIN_MS);
    }
  }

  const going = goOn();
  return {
    ...{ name, seen },
    reached: () => last,
    resets: () => resets,
    async stop() {
      isOver = true;
      controller.abort();
      await going;
    },
  };
}
