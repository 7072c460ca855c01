import type { ShipmentRecord } from '#electron/engine/shipping/shipment-record.ts';
import type { ShipmentLedger } from '#electron/engine/shipping/store.ts';
import type { Database } from './database.ts';
import type { LastLabels } from './last-labels.ts';

/** How soon a label is kept after it was bought, with those that were bought beside it. */
const SOON_MS = 250;
/** How often the desk looks what became of the labels that it keeps, at whatever desk. */
const LOOK_EVERY_MS = 2000;
/** Labels that are read at once, the newest first: a desk that buys more in a second keeps some of them, and has its database for purchases. */
const MOST_AT_ONCE = 5;
const MOST_WAITING = 500;

/** Of those that a start finds. */
const NEWEST = `
  SELECT id FROM shipment WHERE station_id = $1 AND state = 'LABELLED' AND accepted_at > $2 ORDER BY sequence DESC LIMIT 200`;

/** What changes of a label that is kept; that its void is asked for, or that its day is closed, is no change of its state. */
type Changing = Pick<ShipmentRecord, 'id' | 'updatedAt' | 'manifestId'> & { isVoidAsked: boolean };
const CHANGING = `
  SELECT id, updated_at AS "updatedAt", void_request IS NOT NULL AS "isVoidAsked",
    (SELECT manifest.id FROM manifest_shipment JOIN manifest ON manifest.sequence = manifest_shipment.manifest
     WHERE manifest_shipment.shipment = shipment.sequence) AS "manifestId"
  FROM shipment WHERE id = ANY($1) AND redacted_at IS NULL`;

const isAsSeen = ({ updatedAt, manifestId, voidSubmission }: ShipmentRecord, stored: Changing) =>
  stored.updatedAt === updatedAt &&
  stored.manifestId === manifestId &&
  stored.isVoidAsked === (voidSubmission !== null);

interface Parts {
  labels: LastLabels;
  shipments: ShipmentLedger;
  stationId: string;
  now(): number;
}

/** Keeps the last labels of a desk as they are in the database, while it is there. */
export function watchLabels(database: Database, { labels, shipments, stationId, now }: Parts) {
  const waiting = new Set<string>();
  let working = Promise.resolve();

  async function see(id: string): Promise<void> {
    const seenAt = now();
    const record = await shipments.find(id);
    if (!record) return labels.drop(id);
    const documents = await shipments.documents(id);
    const bytes = await Promise.all(documents.map((document) => shipments.documentBytes(document.id)));
    const [attempts, journal] = [await shipments.attempts(id), await shipments.journal(id)];
    labels.keep({ record, attempts, journal, documents: bytes.flatMap((each) => each ?? []), seenAt });
  }

  async function seeWaiting(): Promise<void> {
    for (const id of [...waiting].slice(0, -MOST_WAITING)) waiting.delete(id);
    for (const id of [...waiting].slice(-MOST_AT_ONCE)) {
      await see(id);
      waiting.delete(id);
    }
    labels.trim();
  }

  /** Which of them have changed, or are gone, or were erased at whatever desk. */
  async function checkKept(): Promise<void> {
    const kept = labels.all();
    if (kept.length === 0) return;
    const seenAt = now();
    const found = await database.all<Changing>(CHANGING, [kept.map(({ record }) => record.id)]);
    const stored = new Map(found.map((each) => [each.id, each]));
    for (const label of kept) {
      const { record } = label;
      const changing = stored.get(record.id);
      if (!changing) labels.drop(record.id);
      else if (isAsSeen(record, changing)) label.seenAt = seenAt;
      else waiting.add(record.id);
    }
  }

  /** One after the other; what fails, because the database is away, is tried again. */
  const next = (work: () => Promise<void>) => void (working = working.then(work).catch(() => undefined));
  const waitingWorks = new Set<() => Promise<void>>();
  /** The same, of a work that does not wait already: it would pile up where the database does not answer. */
  function nextOnce(work: () => Promise<void>): void {
    if (waitingWorks.has(work)) return;
    waitingWorks.add(work);
    next(() => {
      waitingWorks.delete(work);
      return work();
    });
  }
  const soon = setInterval(() => waiting.size > 0 && nextOnce(seeWaiting), SOON_MS).unref();
  const often = setInterval(() => nextOnce(checkKept), LOOK_EVERY_MS).unref();
  next(async () => {
    const day = now() - 24 * 60 * 60 * 1000;
    const found = await database.all<{ id: string }>(NEWEST, [stationId, day]);
    for (const { id } of found.toReversed()) waiting.add(id);
  });

  return {
    /** The same ledger, whose labels are kept. */
    shipments: {
      ...shipments,
      async advance(change) {
        const after = await shipments.advance(change);
        if (after.state === 'LABELLED' || labels.find(after.id)) waiting.add(after.id);
        return after;
      },
    } satisfies ShipmentLedger,
    async end(): Promise<void> {
      clearInterval(soon);
      clearInterval(often);
      await working;
    },
  };
}
