import { setTimeout as wait } from 'node:timers/promises';
import { readEvents } from '../helpers/event-stream.ts';
import { DOMESTIC, line, recipientIn, request } from '../helpers/requests.ts';
import type { SoakedStation } from './station.ts';

/** One kind of call among a desk's and its integrators' day. */
type Kind = 'buy' | 'repeat' | 'refused' | 'unknown' | 'check' | 'status' | 'list' | 'label' | 'void' | 'events';

/** In every twenty shipments; most are bought, and each other thing happens too. */
const BESIDE: Record<number, Kind> = {
  3: 'repeat',
  5: 'refused',
  7: 'check',
  9: 'status',
  11: 'label',
  13: 'list',
  15: 'void',
  17: 'unknown',
  19: 'events',
};

export interface Outcome {
  bought: number;
  /** Lost answers that a person settled. */
  settled: number;
  /** Milliseconds of every purchase that was answered, in order. */
  latencies: number[];
  /** Sentences about answers that were not those that were due. */
  faults: string[];
}

const order = (index: number, itemCode = 'soak') => {
  const [carrierId, serviceType, country] = DOMESTIC[index % DOMESTIC.length] ?? DOMESTIC[0];
  return request({
    carrierId,
    serviceType,
    recipient: recipientIn(country),
    itemLines: [line({ itemCode, itemTransactionId: undefined })],
  });
};

/** A day's mixture: purchases of all nine carriers, and beside them every other call in turn. */
export function createTraffic({ api, baseUrl }: Pick<SoakedStation, 'api' | 'baseUrl'>): {
  send(index: number): Promise<void>;
  outcome: Outcome;
} {
  const outcome: Outcome = { bought: 0, settled: 0, latencies: [], faults: [] };

  function expect(what: string, status: number, due: number): void {
    if (status !== due) outcome.faults.push(`${what} was answered ${status} and not ${due}`);
  }

  async function buy(index: number): Promise<void> {
    const begun = performance.now();
    const { status } = await api.ship(`soak-${index}`, order(index));
    outcome.latencies.push(performance.now() - begun);
    expect(`soak-${index}`, status, 200);
    if (status === 200) outcome.bought += 1;
  }

  async function idOf(transactionId: string): Promise<string> {
    const { body } = await api.get(`/station/v1/shipments?transactionId=${transactionId}`);
    return body.shipments[0].id;
  }

  const beside: Record<Exclude<Kind, 'buy'>, (index: number) => Promise<void>> = {
    async repeat(index) {
      expect('The same again', (await api.ship(`soak-${index}`, order(index))).status, 409);
    },
    async refused(index) {
      const { status } = await api.ship(`refused-${index}`, {
        ...order(index),
        itemLines: [line({ weight: { units: 'KG', value: 99999 } })],
      });
      expect('What is too heavy', status, 422);
    },
    async unknown(index) {
      expect('A lost answer', (await api.ship(`unknown-${index}`, order(index, 'TEST-UNKNOWN'))).status, 504);
      const settled = { decision: 'not_bought', reason: 'soak' };
      const path = `/station/v1/shipments/${await idOf(`unknown-${index}`)}/resolution`;
      expect('Its end', (await api.post(path, settled)).status, 200);
      outcome.settled += 1;
    },
    async check(index) {
      expect('A check', (await api.check(order(index))).status, 200);
    },
    async status(index) {
      expect('A look-up', (await api.get(`/station/v1/shipments/by-transaction/soak-${index}`)).status, 200);
    },
    async list() {
      expect('The list', (await api.get('/station/v1/shipments?limit=50')).status, 200);
    },
    async label(index) {
      const { status } = await api.get(`/station/v1/shipments/by-transaction/soak-${index}?documents=base64`);
      expect('A label', status, 200);
    },
    events: follow,
    async void(index) {
      const path = `/station/v1/shipments/${await idOf(`soak-${index}`)}/void`;
      expect('A void', (await api.post(path, { reason: 'soak' })).status, 200);
    },
  };

  async function follow(): Promise<void> {
    const reader = await readEvents(baseUrl, api.token);
    expect('The events', reader.status, 200);
    await reader.next();
    reader.hangUp();
  }

  return {
    outcome,
    async send(index) {
      const kind = BESIDE[index % 20] ?? 'buy';
      try {
        await buy(index);
        if (kind !== 'buy') await beside[kind](index);
      } catch (error) {
        outcome.faults.push(`soak-${index} (${kind}) had no answer: ${inWords(error)}`);
      }
    },
  };
}

const inWords = (error: unknown) =>
  error instanceof Error
    ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`
    : String(error);

/** The station takes 256 connections; a machine that stands still for seconds must not have callers ask for more. */
const MOST_UNDER_WAY = 64;

/**
 * Begins `count` calls from `first` on at this rate whether or not the earlier ones were answered, as long as they are not too many; with
 * null, eight at a time without a pause.
 */
export async function drive(
  send: (index: number) => Promise<void>,
  first: number,
  count: number,
  perSecond: number | null,
): Promise<void> {
  if (perSecond === null) return eightAtATime(send, first, count);
  const begun = performance.now();
  const under = new Set<Promise<void>>();
  for (let index = 0; index < count; index += 1) {
    const due = begun + (index * 1000) / perSecond;
    await wait(Math.max(0, due - performance.now()));
    while (under.size >= MOST_UNDER_WAY) await Promise.race(under);
    const sent = send(first + index).finally(() => under.delete(sent));
    under.add(sent);
  }
  await Promise.all(under);
}

async function eightAtATime(send: (index: number) => Promise<void>, first: number, count: number): Promise<void> {
  let next = first;
  const worker = async () => {
    while (next < first + count) await send(next++);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}
