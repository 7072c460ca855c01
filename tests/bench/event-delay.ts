import { setTimeout as pause } from 'node:timers/promises';
import { readEvents } from '../helpers/event-stream.ts';
import { median } from './load.ts';

export interface EventDelay {
  labels: number;
  medianMs: number;
  p99Ms: number;
  mostMs: number;
}

/** Labels that are bought one after another at a station, and followed at another one. */
const LABELS = 200;

/**
 * How long after its answer a label that was bought at one station is told to whoever follows the events of another: then that one's History
 * shows it.
 */
export async function measureEventDelay(
  { urls: [at = '', elsewhere = ''], token }: { urls: string[]; token: string },
  body: string,
): Promise<EventDelay> {
  const seen = new Map<string, number>();
  const events = await readEvents(elsewhere, token);
  const following = (async () => {
    for (let event = await events.next(); event; event = await events.next())
      if (event.data.type === 'shipment' && event.data.state === 'LABELLED')
        seen.set(event.data.transactionId, performance.now());
  })().catch(() => undefined);
  const delays: number[] = [];
  for (let number = 0; number < LABELS; number += 1) {
    const transactionId = `delay-${process.pid}-${number}`;
    const response = await fetch(`${at}/cloud-ship-service/v1/shipment?documents=url`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', transactionId },
      body,
    });
    await response.arrayBuffer();
    const answeredAt = performance.now();
    if (response.status !== 200) throw new Error(`A purchase was answered ${response.status}`);
    // Not in step with how often a station looks.
    while (!seen.has(transactionId)) await pause(1 + Math.random() * 5);
    delays.push(Math.max(0, (seen.get(transactionId) ?? 0) - answeredAt));
  }
  events.hangUp();
  await following;
  const sorted = delays.toSorted((one, other) => one - other);
  const round = (ms: number) => Math.round(ms * 10) / 10;
  return {
    labels: LABELS,
    medianMs: round(median(delays)),
    p99Ms: round(sorted[Math.floor(LABELS * 0.99)] ?? 0),
    mostMs: round(sorted.at(-1) ?? 0),
  };
}
