import type { Warning } from '#shared/diagnostics/problem.ts';
import { NOTHING_GOES_OUT } from '#shared/schema/shipping/shipment.ts';
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
  for (const id of await ledger.lately.find(alike, ledger.now() - DAYS * DAY_MS)) {
    const earlier = await ledger.shipments.find(id);
    if (!earlier || NOTHING_GOES_OUT.includes(earlier.state)) continue;
    if (earlier.clientId === clientId || (await seesEverything(ledger, clientId))) return [shippedBefore(earlier)];
  }
  return [];
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
    message: `The same went to this recipient on ${at.slice(0, 10)}: ${trackingNumber ?? transactionId}.`,
    earlier: { shipmentId: id, transactionId, trackingNumber, at },
  };
}

/** Drops what is too long ago to be a duplicate. Never throws. */
export async function forgetShipped({ ledger, log }: DuplicatesDeps): Promise<void> {
  await ledger.lately.forget(ledger.now() - DAYS * DAY_MS).catch((error: unknown) => {
    log('old shipments not forgotten', { error });
  });
}
