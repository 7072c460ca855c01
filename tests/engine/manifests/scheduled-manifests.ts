import type { Scheduler } from 'fast-check';
import { testDefinition } from '#electron/adapters/test/definition.ts';
import type { Caller } from '#electron/engine/identity/index.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import { createManifests } from '#electron/engine/manifests/index.ts';
import type { Adapter } from '#electron/engine/shipping/adapter.ts';
import type { ManifestFollowOrder, ManifestOrder, ManifestOutcome } from '#electron/engine/shipping/manifest-order.ts';
import { accept, bringTo, change } from '../../ledger/samples.ts';

/** What a carrier does with a question for a manifest: whether it makes one, and whether that is heard. */
export type Answer = 'created' | 'submitted' | 'refused' | 'made, not heard' | 'neither made nor heard';

/** The books of a carrier that makes whatever it is asked for, twice where it is asked twice. */
export interface Books {
  /** What it was asked for, in order; `shipments` are those named to it. */
  asked: { answer: Answer; shipments: string[]; isMade: boolean }[];
  /** Questions that began while another one was under way. */
  overlaps: number;
}

const FORM = Buffer.from('%PDF-1.7 form');
let count = 0;

/**
 * The manifests of an engine, on a real ledger, with every port a promise of the scheduler, as `scheduledDesk` has the shipping. All its shipments are
 * of a client of their own.
 * @param answers what the carrier does with each question; the last one with all that follow
 * @param others desks of the same ledger, which ask the same carrier
 */
export async function scheduledManifests(schedule: Scheduler, ledgers: readonly Ledger[], answers: readonly Answer[]) {
  const caller: Caller = { clientId: `client-${(count += 1)}`, scopes: ['ship'] };
  const books: Books = { asked: [], overlaps: 0 };
  const told: string[] = [];
  let underWay = 0;
  const [first] = ledgers;
  if (!first) throw new Error('A ledger is needed');

  async function buy(): Promise<string> {
    const { id } = await accept(first as Ledger, { clientId: caller.clientId });
    await bringTo(first as Ledger, id, 'LABELLED');
    return id;
  }
  const shipments = [await buy(), await buy()];

  /** Until the scheduler says so, or the station gives it up. */
  const atCarrier = (name: string, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signal.throwIfAborted();
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      void schedule.schedule(Promise.resolve(), name).then(() => resolve());
    });

  const adapter = {
    definition: testDefinition,
    async manifest({ shipments: named, signal }: ManifestOrder): Promise<ManifestOutcome> {
      if (underWay > 0) books.overlaps += 1;
      underWay += 1;
      try {
        await atCarrier('asked', signal);
        const answer = answers[Math.min(books.asked.length, answers.length - 1)] ?? 'created';
        const isMade = answer === 'created' || answer === 'made, not heard';
        books.asked.push({ answer, isMade, shipments: named.map(({ shipmentId }) => shipmentId) });
        await atCarrier('answers', signal);
        const id = String(books.asked.length);
        if (answer === 'created') return { kind: 'created', ids: [id], forms: [FORM] };
        if (answer === 'submitted') return { kind: 'submitted', notes: { requestId: id } };
        if (answer === 'refused') return { kind: 'refused', reason: 'No.' };
        throw new Error('The line is cut');
      } finally {
        underWay -= 1;
      }
    },
    async followManifest({ notes, shipments: named, signal }: ManifestFollowOrder): Promise<ManifestOutcome> {
      await atCarrier('asked what became of it', signal);
      const index = books.asked.findIndex(({ isMade, answer }) => isMade || answer === 'submitted');
      const found = books.asked[index];
      await atCarrier('says what became of it', signal);
      if (found?.isMade) {
        const off = named.filter(({ shipmentId }) => !found.shipments.includes(shipmentId));
        const leftOut = off.map(({ shipmentId }) => ({ shipmentId, reason: 'It is on none.' }));
        return { kind: 'created', ids: [String(index + 1)], forms: [FORM], leftOut };
      }
      if (found) return { kind: 'submitted', notes };
      throw new Error('It has none, which proves nothing');
    },
  } satisfies Partial<Adapter>;

  /** One desk of them. */
  function openDesk(ledger: Ledger) {
    const [begun, over] = [new AbortController(), new AbortController()];
    const desk = { isClosed: false, after: [] as string[], failWrites: 0 };
    const turn = <A extends unknown[], R>(name: string, work: (...args: A) => Promise<R>) => {
      return async (...args: A): Promise<R> => {
        await schedule.schedule(Promise.resolve(), `${name} begins`);
        if (desk.isClosed) desk.after.push(name);
        const done = await work(...args);
        await schedule.schedule(Promise.resolve(), `${name} answers`);
        return done;
      };
    };
    const { manifests, carrierManifests } = ledger;
    const stopping = { begun: begun.signal, over: over.signal };
    const engine = createManifests(
      {
        ledger: {
          ...ledger,
          manifests: {
            ...manifests,
            close: turn('close', manifests.close),
            find: turn('find', manifests.find),
            shipments: turn('shipments', manifests.shipments),
          },
          carrierManifests: {
            ...carrierManifests,
            requestAgain: turn('request again', carrierManifests.requestAgain),
            recordOutcome: turn(
              'recordOutcome',
              async (...given: Parameters<typeof carrierManifests.recordOutcome>) => {
                if (desk.failWrites > 0 && desk.failWrites-- > 0) throw new Error('The disk is full');
                return carrierManifests.recordOutcome(...given);
              },
            ),
            // Those of other tests are for other carriers.
            listUndecided: turn('list', async () =>
              (await carrierManifests.listUndecided()).filter(({ clientId }) => clientId === caller.clientId),
            ),
          },
        },
        adapters: { test: adapter as unknown as Adapter },
        manifests: { manifest: async () => FORM },
        events: { publish: (event) => void told.push(event.state) },
        log: () => undefined,
      },
      stopping,
    );
    return {
      engine,
      desk,
      close: () => engine.close({ carrierId: 'test-a', caller, requestId: 'r' }),
      ask: (id: string, isNotThere = false) => engine.askCarrier({ caller, id, isNotThere }),
      beginStop: () => begun.abort(),
      endPatience: () => over.abort(),
    };
  }

  return {
    ...{ books, told, shipments },
    desks: ledgers.map(openDesk),
    void: (shipmentId: string) => first.shipments.advance(change(shipmentId, 'VOIDED')),
    /** The manifest as the ledger has it; null before the day is closed. */
    async found() {
      const { manifests } = await first.manifests.list({ clientIds: [caller.clientId], limit: 9 });
      return manifests[0] ?? null;
    },
    /** The shipments on it. */
    onIt: async (manifestId: string) => (await first.manifests.shipments(manifestId)).map(({ id }) => id),
  };
}
