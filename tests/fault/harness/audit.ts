import type { Ledger } from '#electron/engine/ledger.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { LedgerUnusableError } from '#electron/engine/ledger-errors.ts';
import { ID_HELD_MS, TRANSITIONS, type ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { Sale } from '../carrier/sales-journal.ts';
import { readLedger, type Books, type Entry } from './books.ts';
import type { Buyer } from './buyer.ts';
import type { Outcome } from './fault.ts';

const BOUGHT: readonly ShipmentState[] = ['PURCHASED', 'LABELLED', 'VOIDED'];
/** What a shipment may be that the carrier sold; in SENDING only up to its deadline. */
const MAY_BE_SOLD: readonly ShipmentState[] = [...BOUGHT, 'UNKNOWN', 'WRITTEN_OFF', 'SENDING'];
/** A deadline, and the last word after it. */
const LATEST_MS = 5000;

/** Compares what the carrier sold, what the ledger says and what the client was told, after the station has ended. */
export async function audit(ledgerPath: string, sales: Sale[], buyer: Pick<Buyer, 'orders'>): Promise<Outcome> {
  try {
    const ledger = await openSqliteLedger({ path: ledgerPath, clock: { now: Date.now } });
    return await auditOf(ledger, sales, buyer);
  } catch (error) {
    if (!(error instanceof LedgerUnusableError)) throw error;
    return { sales: sales.length, unknowns: 0, violations: [`damaged: ${error.message}`] };
  }
}

/** The same with a ledger that is open; it is closed afterwards. */
export async function auditOf(open: Ledger, sales: Sale[], { orders }: Pick<Buyer, 'orders'>): Promise<Outcome> {
  const ledger = await readLedger(open);
  const violations = violationsIn({ ...ledger, sales, orders, closedAt: Date.now() });
  const wasInDoubt = ({ changes }: Entry) => changes.some(({ to }) => to === 'UNKNOWN');
  return { sales: sales.length, unknowns: ledger.entries.filter(wasInDoubt).length, violations };
}

/** The broken promises, each in words that RELIABILITY.md uses. */
export function violationsIn(books: Books): string[] {
  const sold = Map.groupBy(books.sales, shipmentOf);
  return [
    ...soldTwice(books, sold),
    ...salesWithoutRow(books),
    ...numbersNotEqual(books, sold),
    ...answersLost(books),
    ...hanging(books),
    ...wrongWays(books),
    ...books.faults.map((fault) => `damaged: ${fault}`),
  ];
}

/** The id at the carrier is `PB<station>-<shipment>`. */
const shipmentOf = ({ transactionId }: Sale) => transactionId.slice(transactionId.indexOf('-') + 1);
/** Other ways of buying keep no journal of their own. */
const isFromCarrier = ({ shipment }: Entry) => shipment.prepared.account.adapter.type === 'gateway';

type SalesOf = ReadonlyMap<string, Sale[]>;

/** A shipment that was sold more than once, or two under an id that was still held. */
function soldTwice({ entries }: Books, sold: SalesOf): string[] {
  const paid = entries.filter(({ shipment }) => sold.has(shipment.id));
  const often = paid.filter(({ shipment }) => (sold.get(shipment.id)?.length ?? 0) > 1);
  const byId = Map.groupBy(paid, ({ shipment }) => `${shipment.clientId} ${shipment.transactionId}`);
  const early = [...byId.values()].flatMap((same) => {
    const times = same.map(({ shipment }) => shipment.acceptedAt).sort((one, other) => one - other);
    return times.some((at, index) => index > 0 && at - (times[index - 1] ?? 0) < ID_HELD_MS) ? same.slice(0, 1) : [];
  });
  return [...often, ...early].map(({ shipment }) => `sold twice: ${shipment.transactionId}`);
}

function salesWithoutRow({ entries, sales }: Books): string[] {
  const rows = new Map(entries.map(({ shipment }) => [shipment.id, shipment]));
  return sales.flatMap((sale) => {
    const row = rows.get(shipmentOf(sale));
    if (!row) return [`sale without a row: ${sale.transactionId}`];
    return MAY_BE_SOLD.includes(row.state) ? [] : [`sale denied: ${row.transactionId} was sold and is ${row.state}`];
  });
}

/** The money: each number that was paid for, and no other. */
function numbersNotEqual({ entries }: Books, sold: SalesOf): string[] {
  return entries.filter(isFromCarrier).flatMap(({ shipment }) => {
    if (!BOUGHT.includes(shipment.state)) return [];
    const [sale] = sold.get(shipment.id) ?? [];
    const paid = sale?.trackingNumbers.join() ?? 'nothing';
    const kept = shipment.trackingNumbers.join();
    return paid === kept ? [] : [`money not equal: ${shipment.transactionId} has ${kept}, paid was ${paid}`];
  });
}

/** Every answer 200 that a client saw, byte for byte. */
function answersLost({ entries, orders }: Books): string[] {
  const byId = Map.groupBy(entries, ({ shipment }) => shipment.transactionId);
  return [...orders].flatMap(([id, known]) => {
    if (known.kind !== 'bought') return [];
    const isKept = byId
      .get(id)
      ?.some(
        ({ shipment, labels }) =>
          ['LABELLED', 'VOIDED'].includes(shipment.state) &&
          shipment.trackingNumbers.join() === known.trackingNumbers.join() &&
          labels.join() === known.labels.join(),
      );
    return isKept ? [] : [`answer lost: ${id} was answered 200 and is not there as it was answered`];
  });
}

function hanging({ entries, closedAt }: Books): string[] {
  return entries
    .filter(({ shipment, deadlineAt }) => shipment.state === 'SENDING' && deadlineAt + LATEST_MS < closedAt)
    .map(({ shipment }) => `left hanging: ${shipment.transactionId} is SENDING past its deadline`);
}

function wrongWays({ entries }: Books): string[] {
  return entries.flatMap(({ shipment, changes }) => {
    const { transactionId, state } = shipment;
    const last = changes.at(-1)?.to ?? 'nothing';
    return [
      ...changes
        .filter(({ from, to }) => from !== null && !TRANSITIONS[from].includes(to))
        .map(({ from, to }) => `wrong way: ${transactionId} went from ${from} to ${to}`),
      ...(last === state ? [] : [`journal contradicts: ${transactionId} is ${state}, its journal says ${last}`]),
    ];
  });
}
