import { EngineError } from '#electron/engine/engine-error.ts';
import { LedgerAwayError } from '#electron/engine/ledger-errors.ts';
import { createShipment } from '#electron/engine/shipping/purchase/create-shipment.ts';
import { isOwned } from '#electron/engine/shipping/ownership.ts';
import { replayBufferedOutcomes } from '#electron/engine/shipping/recovery/replay-buffered-outcomes.ts';
import { settleAbandoned } from '#electron/engine/shipping/recovery/recover.ts';
import { request } from '../../helpers/requests.ts';
import { Call } from './gates.ts';
import type { Place } from './place.ts';
import { newStation, startRun, type AtCarrier, type ProgramRun, type Station } from './program.ts';
import type { World } from '../model/state.ts';
import { answerOf, keptOf, outcomeOf, purchaseSaid } from './visible.ts';
import { ASKS_FIRST, WORKS } from './works.ts';
import type { WorldStep } from '../model/walk.ts';

/** One shipment, with the calls that are about it. */
interface Known extends AtCarrier {
  id: string;
  owner: number;
  call: Call;
  isUnheard: boolean;
  isKilled: boolean;
  works: (Call | null)[];
}

/** How far a call has come that is stopped at a port. */
const STAGE_AT: Partial<Record<string, string>> = { purchase: 'sent', lease: 'stored', documents: 'fetching' };

/** Takes the steps of a way through the model in the program. @param name of the transactionIds, which nobody had before */
export async function openReplay(place: Place, first: World, name: string) {
  const stations: Station[] = first.stations.map(newStation);
  const runs: ProgramRun[] = [];
  const rows: Known[][] = first.ids.map(() => []);
  const book = new Map<string, AtCarrier>();
  const carrier = (shipmentId: string) => {
    const known = book.get(shipmentId) ?? { isSold: false, purchases: 0 };
    book.set(shipmentId, known);
    return known;
  };
  for (const station of stations.keys()) await start(station, false);

  async function start(station: number, isNext: boolean): Promise<void> {
    const state = at(stations, station);
    state.isCut = false;
    runs[station] = startRun(state, await place.open(station, isNext), carrier);
  }

  const createCall = (station: number, id: number) => {
    const { deps, ownership } = at(runs, station);
    const buying = { ...ownership, begin: <T>(work: () => Promise<T>) => work() };
    const asked = { clientId: 'c', transactionId: `${name}-${id}`, requestId: 'r', body: request() };
    return new Call('buy', (stopped) =>
      createShipment(deps, { ...buying, stopped }, { ...asked, documents: 'url' as const }),
    );
  };

  async function accept(station: number, id: number, isUnheard: boolean): Promise<void> {
    const call = createCall(station, id);
    if ((await call.reach()) !== 'accept') throw new Error('Nothing was accepted', { cause: call.end?.error });
    await call.go({ isUnheard });
    const shipmentId = at(runs, station).accepted ?? '';
    const known = { owner: station, call, isUnheard, isKilled: false, works: stations.map(() => null) };
    at(rows, id).push(Object.assign(carrier(shipmentId), { id: shipmentId, ...known }));
  }

  /** A call about a shipment that somebody else makes; it ends with the step, or is stopped before it stores what it found out. */
  async function work(kind: string, station: number, row: Known, does: (run: ProgramRun) => Promise<unknown>) {
    const { ownership } = at(runs, station);
    const call = new Call(kind, () => ownership.ownIfFree(row.id, () => does(at(runs, station))));
    await call.reach();
    if (ASKS_FIRST.test(kind)) row.works[station] = call;
    else await finish(call);
  }

  /** Whoever may not work on it is told so at once. */
  async function refused(station: number, row: Known): Promise<void> {
    const isOwn = Promise.resolve('Nobody else owned it');
    const call = new Call('is refused', () => at(runs, station).ownership.ownIfFree(row.id, () => isOwn));
    await call.reach();
    if (!isOwned(call.end?.error)) throw new Error('It was not refused', { cause: call.end });
  }

  /** Lets a call go on to its end. */
  async function finish(call: Call, isUnheard = false): Promise<void> {
    if ((await call.goThrough('advance', { isUnheard })) !== null) throw new Error(`${call.kind} is at ${call.at}`);
    const error = call.end?.error;
    if (error && !(error instanceof EngineError || error instanceof LedgerAwayError)) throw error;
  }

  async function fold(station: number, before: 'ends' | 'is killed' | 'is cut', id = 0): Promise<void> {
    const { spill } = at(stations, station);
    const run = at(runs, station);
    const ids = before === 'is cut' ? at(rows, id).map((row) => row.id) : null;
    spill.order(ids ?? []);
    spill.keepsAll = before === 'is killed';
    run.lastFolded = ids;
    const call = new Call('fold', () => replayBufferedOutcomes(run.deps, run.ownership));
    await call.goThrough('advance');
    spill.keepsAll = false;
    if (before === 'ends' && call.end?.error) throw call.end.error;
    if (before === 'is killed') kill(station);
  }

  function kill(station: number): void {
    for (const row of rows.flat()) {
      if (row.owner === station && !row.call.end) row.isKilled = true;
      if (row.owner === station) row.isUnheard = false;
      row.works[station] = null;
    }
  }

  async function heal(station: number): Promise<void> {
    at(stations, station).isCut = false;
    const { owed, giveBack } = at(runs, station);
    for (const lease of owed) await giveBack(lease);
    for (const row of rows.flat().filter(({ isUnheard, owner }) => isUnheard && owner === station)) {
      row.isUnheard = false;
      await place.closeUnsent(station, row.id);
    }
  }

  async function take({ kind, station, id = 0, row: number = -1 }: WorldStep): Promise<void> {
    const known = at(rows, id)[number];
    const isUnheard = kind.endsWith(' unheard');
    const plain = kind.replace(/ unheard$/, '');
    switch (plain) {
      case 'accept':
        return accept(station, id, isUnheard);
      case 'kill':
        return kill(station);
      case 'start':
        return start(station, true);
      case 'cut':
        at(stations, station).isCut = true;
        return;
      case 'heal':
        return heal(station);
      case 'fall silent':
        return;
      case 'fold':
        return fold(station, 'ends');
      case 'fold, killed before it forgets':
        return fold(station, 'is killed');
      case 'fold one, then cut':
        return fold(station, 'is cut', id);
    }
    if (!known) throw new Error(`There is no shipment for ${kind}`);
    if (plain.startsWith('answer ')) {
      known.call.isDrawing = plain === 'answer drawn';
      await known.call.go({ gives: outcomeOf(plain.slice('answer '.length), known.id) });
      await known.call.goThrough('advance', { isUnheard });
      return;
    }
    if (plain.endsWith(' written')) {
      await finish(at(known.works, station) ?? known.call, isUnheard);
      known.works[station] = null;
      return;
    }
    switch (plain) {
      case 'carrier sells':
        known.isSold = true;
        return;
      case 'send':
      case 'carrier refuses':
      case 'deadline':
        return;
      case 'wait no longer':
        known.call.stopping.abort();
        return void (await known.call.go());
      case 'take lease':
        await known.call.go();
        return void (await known.call.goThrough('advance'));
      case 'is refused':
        return refused(station, known);
      case 'label':
      case 'no label':
        await known.call.go({ gives: plain === 'label' });
        await known.call.goThrough('advance', { isUnheard });
        return;
      case 'settle': {
        const run = at(runs, station);
        run.settles = known.id;
        return finish(new Call('settle', () => settleAbandoned(run.deps, run.ownership)));
      }
      default: {
        const does = WORKS[plain];
        if (!does) throw new Error(`Nobody knows the step ${kind}`);
        return work(plain, station, known, (run) => does(run, known.id));
      }
    }
  }

  return {
    prepare: (world: World) =>
      place.prepare(
        world,
        rows.map((id) => id.map((row) => row.id)),
      ),
    take,
    /** What of the model's world can be seen in the program. */
    async seen() {
      return Promise.all(
        rows.map((id) =>
          Promise.all(
            id.map(async ({ id: shipmentId, owner, call, isUnheard, isKilled, works, purchases }) => {
              const kept = at(stations, owner)
                .spill.entries()
                .filter((entry) => entry.shipmentId === shipmentId);
              return {
                state: (await place.ledger.shipments.find(shipmentId))?.state,
                stage: isUnheard ? 'unheard' : isKilled || call.end ? 'over' : STAGE_AT[call.at ?? ''],
                kept: keptOf(kept),
                works: works.map((work) => work !== null),
                answer: isKilled ? null : answerOf(call, shipmentId),
                isSentTwice: purchases > 1,
              };
            }),
          ),
        ),
      );
    },
    /** What a caller is answered who sends an id that is held. */
    async repeat(station: number, id: number): Promise<unknown> {
      const call = createCall(station, id);
      await call.goThrough('accept');
      return call.end?.error ? purchaseSaid(call.end.error) : call.at;
    },
  };
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`There is no ${index}`);
  return found;
}
