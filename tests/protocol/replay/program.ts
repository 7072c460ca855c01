import { testDefinition } from '#electron/adapters/test/definition.ts';
import { CARRIER_DEFINITIONS } from '#electron/carriers/index.ts';
import { LedgerAwayError } from '#electron/engine/ledger-errors.ts';
import type { Leases } from '#electron/engine/leases.ts';
import type { Adapter, PurchaseOutcome } from '#electron/engine/shipping/adapter.ts';
import type { ShippingDeps } from '#electron/engine/shipping/deps.ts';
import type { NewDocument } from '#electron/engine/shipping/documents/document.ts';
import { createOwnership } from '#electron/engine/shipping/ownership.ts';
import type { SpillFile } from '#electron/engine/shipping/recovery/spill-file.ts';
import type { ShipmentLedger } from '#electron/engine/shipping/store.ts';
import type { StateChange } from '#electron/engine/shipping/shipment-record.ts';
import { label } from '../../ledger/samples.ts';
import { currentCall, stopAt } from './gates.ts';
import type { StationLedger } from './place.ts';

/** What a carrier knows of a shipment. */
export interface AtCarrier {
  isSold: boolean;
  /** How often it was asked to sell. */
  purchases: number;
}

/** One run of a station: the engine's own modules, with a stop at each port that matters. */
export interface ProgramRun {
  deps: ShippingDeps;
  ownership: ReturnType<typeof createOwnership>;
  /** The shipment that was accepted last. */
  accepted: string | null;
  /** The shipment that is settled next; the others wait. */
  settles: string | null;
  /** The shipments whose entries are folded before the database is away. */
  lastFolded: readonly string[] | null;
  /** Leases that could not be given back while the database was away. */
  owed: Set<string>;
  giveBack(lease: string): Promise<void>;
}

/** What outlives a run. */
export interface Station {
  isCut: boolean;
  spill: SpillFile & { order(first: readonly string[]): void; keepsAll: boolean };
}

export const newStation = (): Station => ({ isCut: false, spill: memorySpill() });

/** @param carrier what it knows of a shipment, by the shipment's id */
export function startRun(station: Station, on: StationLedger, carrier: (shipmentId: string) => AtCarrier): ProgramRun {
  const { ledger } = on;
  const requireThere = () => {
    if (station.isCut) throw new LedgerAwayError('The database is away');
  };
  const reading =
    <A extends unknown[], R>(read: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      requireThere();
      return read(...args);
    };
  const writing =
    <A extends unknown[], R>(port: string, write: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      const { isUnheard } = await stopAt(port);
      requireThere();
      const written = await write(...args);
      if (isUnheard) station.isCut = true;
      requireThere();
      return written;
    };
  const all = ledger.shipments;
  const shipments: ShipmentLedger = {
    ...all,
    accept: writing('accept', async (acceptance) => {
      const outcome = await all.accept(acceptance);
      run.accepted = outcome.kind === 'accepted' ? outcome.shipment.id : null;
      return outcome;
    }),
    advance: writing('advance', all.advance),
    ...{ holderOf: reading(all.holderOf), find: reading(all.find), list: reading(all.list) },
    ...{ attemptNotes: reading(all.attemptNotes), setLabelProblem: reading(all.setLabelProblem) },
    ...{ documents: reading(all.documents), documentSources: reading(all.documentSources) },
    listAbandoned: reading(async () => (await on.listAbandoned()).filter(({ id }) => id === run.settles)),
  };
  const labelsOfCarrier: Adapter['documents'] = async () => {
    const kind = currentCall()?.kind;
    const isAsked = kind === 'fetch labels' || kind === 'person finds';
    const isThere = isAsked || (kind === 'buy' && (await stopAt('documents')).gives);
    if (!isThere) throw new Error('The labels are not there yet.');
    return [label()];
  };
  const adapter: Adapter = {
    definition: testDefinition,
    async purchase({ shipmentId }) {
      carrier(shipmentId).purchases += 1;
      return (await stopAt('purchase')).gives as PurchaseOutcome;
    },
    async lookup({ shipmentId }) {
      const none = { kind: 'rejected', reason: 'There is none of that id.' } as const;
      return carrier(shipmentId).isSold ? sale(shipmentId, []) : none;
    },
    get documents() {
      return currentCall()?.isDrawing ? undefined : labelsOfCarrier;
    },
    void: async () => ({ kind: 'voided', consequence: 'NOTHING_CHARGED' }),
  };
  const leases: Leases = {
    take: reading(on.leases.take),
    async release(name) {
      run.owed.add(name);
      requireThere();
      await on.leases.release(name);
      run.owed.delete(name);
    },
  };
  const ownership = createOwnership({
    ...leases,
    async take(name, forMs) {
      if (currentCall()?.kind === 'buy') await stopAt('lease');
      return leases.take(name, forMs);
    },
  });
  const deps = {
    ledger: {
      ...{ ...ledger, shipments, leases },
      reads: {
        ...ledger.reads,
        find: async (id: string) => {
          if (run.lastFolded && !run.lastFolded.includes(id)) station.isCut = true;
          requireThere();
          return ledger.reads.find(id);
        },
      },
    },
    spill: station.spill,
    carriers: CARRIER_DEFINITIONS,
    adapters: { test: adapter },
    renderer: {
      async render() {
        // Once before the sale is recorded; again where it was recorded alone, and by whoever comes later.
        const call = currentCall();
        if (call?.hasDrawn && !(await stopAt('documents')).gives) throw new Error('The labels cannot be drawn.');
        if (call?.isDrawing) call.hasDrawn = true;
        return [label()];
      },
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
  const run: ProgramRun = {
    deps,
    ownership,
    accepted: null,
    settles: null,
    lastFolded: null,
    owed: new Set(),
    giveBack: leases.release,
  };
  return run;
}

export const numberOf = (shipmentId: string) => `1Z${shipmentId}`;
/** @param documents those that came along; without them they come later */
export const sale = (shipmentId: string, documents: NewDocument[]): PurchaseOutcome => ({
  ...{ kind: 'purchased', trackingNumbers: [numberOf(shipmentId)], documents },
  ...(documents.length === 0 && { documentSources: [] }),
});

/** A spill file in memory, whose entries come back in the order that a step wants. */
function memorySpill(): Station['spill'] {
  let entries: StateChange[] = [];
  let first: readonly string[] = [];
  return {
    keepsAll: false,
    order: (ids) => void (first = ids),
    ready: () => true,
    put: (change) => (entries = [...entries, change]).length > 0,
    entries: () =>
      entries.toSorted((a, b) => Number(first.includes(b.shipmentId)) - Number(first.includes(a.shipmentId))),
    forget(gone) {
      if (!this.keepsAll) entries = entries.filter((entry) => !gone.includes(entry));
    },
  };
}
