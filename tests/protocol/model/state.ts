import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';

/**
 * A station: `cut` off from the database, `silent` once its heartbeat is older than 15 s then; `down` after it was killed, `gone` once its
 * heartbeat is that old.
 */
export const STATIONS = ['up', 'cut', 'silent', 'down', 'gone'] as const;
export type Station = (typeof STATIONS)[number];
export const isSilent = (station: Station | undefined) => station === 'silent' || station === 'gone';
export const isRunning = (station: Station | undefined) => station !== 'down' && station !== 'gone';

/** What a purchase is answered with: `sold` with its labels, `drawn` with labels that the station draws, `bare` with labels that come later. */
export type Outcome = 'sold' | 'drawn' | 'bare' | 'rejected' | 'not_sent' | 'unknown';

/** A shipment, with what goes on about it. */
export interface Row {
  state: ShipmentState;
  /** The station that accepted it, and whether that was in an earlier run of it. */
  owner: number;
  isEarlier: boolean;
  /**
   * How far the call has come that buys: with the adapter; `stored` without labels; `fetching` them, under the lease; or `over`. `unheard`: its
   * COMMIT had no answer; its caller was told that nothing was sent, and the station closes it once the database is back.
   */
  stage: 'sent' | 'stored' | 'fetching' | 'unheard' | 'over';
  /** The deadline and its margin are over: nothing leaves any more, and nothing that left is carried out. */
  isLate: boolean;
  /** The request: still here, on its way, or what the carrier made of it. */
  request: 'here' | 'away' | 'sold' | 'refused';
  /** The outcome that waits in the spill file of the owner. */
  kept: Outcome | null;
  /** The station whose lease the database has, until it is given back, another one's replaces it, or the next run of that station begins. */
  lease: number | null;
  /** What each station has in hand of it, under a lease: an answer of the carrier that is not stored yet. */
  works: readonly (null | 'found' | 'absent' | 'voided')[];
  /** What the call that buys was answered: 200; bought but not finished; nothing was bought; it may have been. */
  answer: null | 'done' | 'made' | 'not_made' | 'unknown';
}

/** All shipments of one transactionId, oldest first. */
export type Id = readonly Row[];

/** All there is. */
export interface World {
  stations: readonly Station[];
  ids: readonly Id[];
}

export const accepted = (owner: number, stations: number): Row => ({
  ...{ state: 'SENDING', owner, isEarlier: false, stage: 'sent', isLate: false, request: 'here', kept: null },
  ...{ lease: null, works: Array.from({ length: stations }, () => null), answer: null },
});

const CLOSED: readonly ShipmentState[] = ['NOT_SENT', 'REJECTED', 'LABELLED', 'VOIDED', 'WRITTEN_OFF'];
const isQuiet = ({ stage, kept, works }: Row) => stage === 'over' && kept === null && works.every((work) => !work);

/**
 * How far the folding in of the spill file of a station would come: `none`, where it keeps nothing of the id; `waits`, while the station has the
 * same shipment in hand.
 */
export function toFold(id: Id, station: number): 'none' | 'waits' | 'some' {
  const kept = id.filter((row) => row.kept !== null && row.owner === station);
  if (kept.length === 0) return 'none';
  return kept.some(({ works }) => works[station]) ? 'waits' : 'some';
}

/** Whether nothing is open any more. */
export const isSettled = (id: Id) => id.every((row) => isQuiet(row) && CLOSED.includes(row.state));

/**
 * The same id without what nothing that can still happen depends on: two that differ only in that are one. In a state that nothing leaves, what
 * is kept is left out, and what was found out, or answered to a request that cannot leave any more, changes nothing.
 */
export const withoutTheDead = (id: Id): Id =>
  id.map((row) => {
    const mayLeave = row.stage === 'sent' && !row.isLate;
    const isOver = row.request !== 'away' && !mayLeave;
    if (isOver && CLOSED.includes(row.state)) {
      const works = row.works.map((work) => (row.state === 'LABELLED' && work === 'voided' ? work : null));
      const lease = row.lease !== null && works[row.lease] ? row.lease : null;
      const request = row.request === 'sold' ? 'sold' : 'here';
      return {
        ...row,
        owner: 0,
        isEarlier: true,
        stage: 'over',
        isLate: true,
        request,
        kept: null,
        lease,
        works,
        answer: null,
      };
    }
    const isOwned = row.stage !== 'over' || row.kept !== null || row.state === 'SENDING';
    const owned = isOwned ? {} : { owner: 0, isEarlier: true };
    const request = isOver && row.request === 'refused' && row.stage === 'over' ? 'here' : row.request;
    return { ...row, ...owned, request, isLate: row.isLate || (isOver && row.state !== 'SENDING') };
  });
