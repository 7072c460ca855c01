import { createHash } from 'node:crypto';
import type { Ledger } from '#electron/engine/ledger.ts';
import type { ShipmentRecord } from '#electron/engine/shipping/shipment-record.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { Sale } from '../carrier/sales-journal.ts';
import type { Knowledge } from './buyer.ts';

/** A shipment with all that the ledger says of it. */
export interface Entry {
  shipment: Pick<
    ShipmentRecord,
    'id' | 'clientId' | 'transactionId' | 'state' | 'acceptedAt' | 'trackingNumbers' | 'prepared'
  >;
  changes: { from: ShipmentState | null; to: ShipmentState }[];
  /** SHA-256 of the bytes of its labels, or why they cannot be read. */
  labels: string[];
  /** Milliseconds; of its last attempt. */
  deadlineAt: number;
}

/** What everybody says happened. */
export interface Books {
  /** The ledger's. */
  entries: Entry[];
  /** What the ledger finds wrong with itself. */
  faults: string[];
  /** The carrier's. */
  sales: readonly Sale[];
  /** The client's: what it knows of its orders, by transactionId. */
  orders: ReadonlyMap<string, Knowledge>;
  /** When the station ended. */
  closedAt: number;
}

/** Reads the ledger of stations that have ended, and closes it. */
export async function readLedger(ledger: Ledger): Promise<Pick<Books, 'entries' | 'faults'>> {
  try {
    const entries: Entry[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await ledger.shipments.list({ limit: 500, ...(cursor !== undefined && { cursor }) });
      for (const shipment of page.shipments) entries.push(await entryOf(ledger, shipment));
      cursor = page.next;
    }
    const checks = await ledger.maintenance.check();
    return { entries, faults: checks.filter(({ status }) => status === 'failed').map(({ detail }) => detail) };
  } finally {
    await ledger.close();
  }
}

async function entryOf({ shipments }: Ledger, shipment: ShipmentRecord): Promise<Entry> {
  const { id } = shipment;
  const attempts = await shipments.attempts(id);
  const documents = await shipments.documents(id);
  const labels = documents.map(async (document) => {
    try {
      const stored = await shipments.documentBytes(document.id);
      return stored ? sha256(stored.bytes) : 'gone';
    } catch (error) {
      return String(error);
    }
  });
  return {
    shipment,
    changes: await shipments.journal(id),
    labels: await Promise.all(labels),
    deadlineAt: Math.max(...attempts.map(({ deadlineAt }) => Date.parse(deadlineAt))),
  };
}

export const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
