import type { Scheduler } from 'fast-check';
import { afterAll, beforeAll } from 'vitest';
import { testDefinition } from '#electron/adapters/test/definition.ts';
import type { ShippingDeps } from '#electron/engine/shipping/deps.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import type { Caller } from '#electron/engine/identity/index.ts';
import type { Adapter, DocumentOrder, PurchaseOutcome } from '#electron/engine/shipping/adapter.ts';
import type { StateChange } from '#electron/engine/shipping/shipment-record.ts';
import type { SpillFile } from '#electron/engine/shipping/recovery/spill-file.ts';
import { createShipping } from '#electron/engine/shipping/shipping.ts';
import { CARRIER_DEFINITIONS } from '#electron/carriers/index.ts';
import { prepareLedger } from './prepare-ledger.ts';
import { request } from '../../helpers/requests.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { label, newFolder, TestClock } from '../../ledger/samples.ts';

/** What the carrier of the desk does; each is asked when the scheduler lets it. */
export interface Carrier {
  purchase?(): PurchaseOutcome | Promise<PurchaseOutcome>;
  lookup?(): PurchaseOutcome;
  documents?(order: DocumentOrder): ReturnType<NonNullable<Adapter['documents']>>;
}

export const SOLD: PurchaseOutcome = { kind: 'purchased', trackingNumbers: ['UP1'] };
export const SOLD_WITHOUT_LABEL: PurchaseOutcome = { ...SOLD, documents: [], documentSources: [] };
export const IN_DOUBT: PurchaseOutcome = { kind: 'unknown', reason: 'No answer.' };

/** A spill file in memory. */
export function memorySpill(): SpillFile {
  let entries: StateChange[] = [];
  return {
    ready: () => true,
    put: (change) => (entries = [...entries, change]).length > 0,
    entries: () => entries,
    forget: (gone) => void (entries = entries.filter((entry) => !gone.includes(entry))),
  };
}

/**
 * The shipping of an engine, on a real ledger, with every port a promise of the scheduler: each call of ledger and carrier begins, and each
 * answer arrives, when the scheduler says so. `calls` says which calls of the carrier are under way, and which were made.
 */
export function scheduledDesk(
  schedule: Scheduler,
  ledger: Ledger,
  carrier: Carrier,
  cancelVoided: (shipmentId: string, actor: string) => Promise<void> = async () => undefined,
) {
  const begun = new AbortController();
  const over = new AbortController();
  const spill = memorySpill();
  const calls: string[] = [];
  const underWay = new Map<string, number>();
  const overlaps: string[] = [];
  const desk = { closed: false, after: [] as string[], failWrites: 0 };
  let count = 0;

  const turn = <A extends unknown[], R>(name: string, work: (...args: A) => Promise<R>) => {
    return async (...args: A): Promise<R> => {
      await schedule.schedule(Promise.resolve(), `${name} begins`);
      if (desk.closed) desk.after.push(name);
      try {
        return await work(...args);
      } finally {
        await schedule.schedule(Promise.resolve(), `${name} answers`);
      }
    };
  };
  const asked = <O extends { shipmentId: string }, R>(name: string, work: (order: O) => R | Promise<R>) =>
    turn(name, async (order: O): Promise<R> => {
      const others = underWay.get(order.shipmentId) ?? 0;
      if (others > 0) overlaps.push(`${name} of ${order.shipmentId}`);
      underWay.set(order.shipmentId, others + 1);
      calls.push(name);
      try {
        await schedule.schedule(Promise.resolve(), `${name} at the carrier`);
        return await work(order);
      } finally {
        underWay.set(order.shipmentId, (underWay.get(order.shipmentId) ?? 1) - 1);
      }
    });

  const { shipments } = ledger;
  const slowLedger: Ledger = {
    ...ledger,
    shipments: {
      ...shipments,
      accept: turn('accept', shipments.accept),
      find: turn('find', shipments.find),
      documents: turn('documents', shipments.documents),
      advance: turn('advance', async (change) => {
        if (desk.failWrites > 0 && desk.failWrites-- > 0) throw new Error('The disk is full');
        return shipments.advance(change);
      }),
    },
  };
  const adapter: Adapter = {
    definition: testDefinition,
    purchase: asked('purchase', () => (carrier.purchase ?? (() => SOLD))()),
    lookup: asked('lookup', () => (carrier.lookup ?? (() => IN_DOUBT))()),
    void: asked('void', () => ({ kind: 'voided' as const, consequence: 'NOTHING_CHARGED' as const })),
    ...(carrier.documents && { documents: asked('documents of the carrier', carrier.documents) }),
  };
  const deps = {
    ledger: slowLedger,
    spill,
    carriers: CARRIER_DEFINITIONS,
    adapters: { test: adapter },
    renderer: {
      render: async () => [label()],
      missingCharacters: () => [],
      misfit: async () => null,
      addressLines: () => ({ lines: 1, room: 9, points: 12 }),
    },
    disk: { freeBytes: () => 2 ** 40 },
    events: { publish: () => undefined },
    links: { make: () => 'https://l.example/1' },
    metrics: { purchase: () => undefined },
    log: () => undefined,
  } as unknown as ShippingDeps;
  const shipping = createShipping(deps, { begun: begun.signal, over: over.signal }, { cancelVoided });

  return {
    ...{ shipping, spill, calls, overlaps, desk },
    beginStop: () => begun.abort(),
    endPatience: () => over.abort(),
    newId: () => `order-${Date.now()}-${++count}-${Math.random()}`,
    buy: (transactionId: string) =>
      shipping.ship({ clientId: 'c', transactionId, requestId: 'r', body: request(), documents: 'url' }),
    /** Has it in the state before the test begins. */
    async shipped(transactionId: string) {
      const found = await shipments.findByTransaction('c', transactionId);
      return found;
    },
  };
}

/** Whoever buys here, and may settle what is in doubt. */
export const CALLER: Caller = { clientId: 'c', scopes: ['admin', 'read:all'] };

/** One prepared ledger in a file for all tests of a test file, which its callback is given before them. */
export function usePreparedLedger(opened: (ledger: Ledger) => unknown): void {
  const place = newFolder();
  let ledger: Ledger;
  beforeAll(async () => {
    ledger = await openSqliteLedger({ path: place.path, clock: new TestClock() });
    await prepareLedger(ledger);
    await opened(ledger);
  });
  afterAll(async () => {
    await ledger.close();
    place.remove();
  });
}
