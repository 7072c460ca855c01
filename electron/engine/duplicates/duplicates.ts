import type { Warning } from '#shared/diagnostics/problem.ts';
import { localDay } from '#shared/format/local-day.ts';
import { seesAll } from '../identity/index.ts';
import type { DuplicatesDeps, EarlierShipment } from './deps.ts';

/** What was shipped so long ago is no duplicate (contract, section 13). */
const DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A warning where the same was shipped to the same recipient lately, among the shipments that the client sees. */
export async function warnOfEarlier(
  { ledger }: Pick<DuplicatesDeps, 'ledger'>,
  clientId: string,
  alike: readonly string[],
): Promise<Warning[]> {
  if (alike.length === 0) return [];
  const since = ledger.now() - DAYS * DAY_MS;
  const newest = async (of: string | null): Promise<EarlierShipment | null> => {
    const id = await ledger.lately.newest(alike, { since, clientId: of });
    return id === null ? null : ledger.shipments.find(id);
  };
  const ofAll = await newest(null);
  const isSeen = ofAll === null || ofAll.clientId === clientId || (await seesEverything(ledger, clientId));
  const earlier = isSeen ? ofAll : await newest(clientId);
  return earlier ? [shippedBefore(earlier)] : [];
}

async function seesEverything({ clients }: DuplicatesDeps['ledger'], clientId: string): Promise<boolean> {
  const client = (await clients.list()).find(({ id }) => id === clientId);
  return client !== undefined && seesAll(client);
}

function shippedBefore({ id, transactionId, trackingNumbers, acceptedAt }: EarlierShipment): Warning {
  const [trackingNumber = null] = trackingNumbers;
  const at = new Date(acceptedAt).toISOString();
  return {
    code: 'SHIPPED_BEFORE',
    pointer: '/recipient',
    message: `The same went to this recipient on ${localDay(acceptedAt)}: ${trackingNumber ?? transactionId}.`,
    earlier: { shipmentId: id, transactionId, trackingNumber, at },
  };
}

/** Drops what is too long ago to be a duplicate. Never throws. */
export async function forgetShipped({ ledger, log }: DuplicatesDeps): Promise<void> {
  await ledger.lately.forget(ledger.now() - DAYS * DAY_MS).catch((error: unknown) => {
    log('old shipments not forgotten', { error });
  });
}
