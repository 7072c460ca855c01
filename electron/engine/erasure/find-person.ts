import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OrderState } from '#shared/schema/orders/order.ts';
import type { BatchRowState } from '#shared/schema/batches/batch-row.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import type { PartialShipment } from '#shared/schema/shipping/partial-shipment.ts';
import type { Preset } from '#shared/schema/station/preset.ts';
import type { BatchRowRecord } from '../batches/index.ts';
import type { ShipmentFilter, ShipmentRecord } from '../shipping/index.ts';
import type { ErasureDeps } from './deps.ts';
import { samePerson } from './same-person.ts';

const PAGE = 200;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What is still to go out, is on its way to a carrier, or may have been bought: nobody takes its address from it. */
const OPEN_SHIPMENTS: readonly ShipmentState[] = ['RESERVED', 'SENDING', 'UNKNOWN', 'PURCHASED'];
const OPEN_ORDERS: readonly OrderState[] = ['OPEN', 'HELD', 'PACKING'];
const OPEN_ROWS: readonly BatchRowState[] = ['READY', 'RUNNING', 'UNKNOWN'];

/** Those of a request beside the recipient. */
const SENDERS = ['shipper', 'returnAddress'] as const;

/** All that the ledger has of a person. */
export interface FoundPerson {
  addresses: string[];
  shipments: string[];
  /** How many of these the person sends, or gets back where they are not delivered. */
  sent: number;
  orders: string[];
  /** Rows of batches, by the batch. */
  rows: Map<string, BatchRowRecord[]>;
  /** As they are without the person. */
  presets: Preset[];
  /** What is left of a part of a shipment without the person; null where that is not in it. */
  without(shipment: PartialShipment): PartialShipment | null;
  /** Batches that have rows of the person which are still open. */
  openBatches: Set<string>;
  /** How much of it stays, because it is still open. */
  open: { shipments: number; orders: number; rows: number };
}

export async function findPerson({ ledger }: ErasureDeps, person: Party): Promise<FoundPerson> {
  const isPerson = samePerson(person);
  const accounts = await ledger.accounts.list({ includeHidden: true });
  // What goes out from there is addressed to others.
  const isOwnPlace = accounts.some(({ shipFrom }) => isPerson(shipFrom));
  const roles = isOwnPlace ? (['recipient'] as const) : (['recipient', ...SENDERS] as const);
  const isIn = (request: PartialShipment) => roles.some((role) => isPerson(request[role]));
  const isOther = ([member, party]: [string, unknown]) =>
    !roles.some((role) => role === member && isPerson(party as PartialShipment[typeof role]));
  const name = person.contact.personName?.trim() || person.contact.companyName?.trim() || '';
  const found: FoundPerson = {
    ...{ addresses: [], shipments: [], sent: 0, orders: [], rows: new Map(), presets: [], openBatches: new Set() },
    without: (shipment) => (isIn(shipment) ? Object.fromEntries(Object.entries(shipment).filter(isOther)) : null),
    open: { shipments: 0, orders: 0, rows: 0 },
  };
  for await (const { id, party } of pagesOf(async (cursor) => {
    const { addresses, next } = await ledger.addresses.search({ text: name, limit: PAGE, ...cursor });
    return { items: addresses, next };
  })) {
    if (isPerson(party)) found.addresses.push(id);
  }
  const waiting = new Set(await ledger.printing.jobs.shipmentsWaiting());
  const isOpen = ({ id, state }: ShipmentRecord) => OPEN_SHIPMENTS.includes(state) || waiting.has(id);
  for await (const shipment of shipmentsOf({ ledger }, { recipient: name })) {
    if (!isPerson(shipment.prepared.request.recipient)) continue;
    if (isOpen(shipment)) found.open.shipments += 1;
    else found.shipments.push(shipment.id);
  }
  for await (const shipment of isOwnPlace ? [] : sentShipments({ ledger })) {
    const { recipient, ...request } = shipment.prepared.request;
    if (isPerson(recipient) || !isIn(request)) continue;
    if (isOpen(shipment)) found.open.shipments += 1;
    else {
      found.shipments.push(shipment.id);
      found.sent += 1;
    }
  }
  for await (const { id, state, content } of pagesOf(async (cursor) => {
    const { orders, next } = await ledger.orders.list({ text: name, limit: PAGE, ...cursor });
    return { items: orders, next };
  })) {
    if (!isPerson(content.recipient)) continue;
    if (OPEN_ORDERS.includes(state)) found.open.orders += 1;
    else found.orders.push(id);
  }
  await findRows({ ledger }, isIn, found);
  for (const preset of await ledger.presets.list()) {
    const shipment = found.without(preset.shipment);
    if (shipment) found.presets.push({ ...preset, shipment });
  }
  return found;
}

/** Nothing finds senders by words: all are read that are not redacted for their age. */
async function* sentShipments({ ledger }: Pick<ErasureDeps, 'ledger'>): AsyncGenerator<ShipmentRecord> {
  const { retentionDays } = await ledger.settings.read();
  yield* shipmentsOf({ ledger }, { acceptedFrom: ledger.now() - (retentionDays + 1) * DAY_MS });
}

const shipmentsOf = ({ ledger }: Pick<ErasureDeps, 'ledger'>, filter: ShipmentFilter) =>
  pagesOf(async (cursor) => {
    const { shipments, next } = await ledger.shipments.list({ ...filter, limit: PAGE, ...cursor });
    return { items: shipments, next };
  });

/** Nothing finds rows by words: all are read, a page at a time. */
async function findRows(
  { ledger: { batches } }: Pick<ErasureDeps, 'ledger'>,
  isIn: (request: PartialShipment) => boolean,
  { rows: found, openBatches, open }: FoundPerson,
): Promise<void> {
  for await (const { id } of pagesOf(async ({ cursor }) => {
    const before = cursor === undefined ? {} : { before: Number(cursor) };
    const { batches: items, next } = await batches.list({ all: true, limit: PAGE, ...before });
    return { items, next: next === null ? null : String(next) };
  })) {
    for (let after = 0, isLast = false; !isLast; await nextTurn()) {
      const rows = await batches.rows({ batchId: id, after, limit: PAGE });
      const own = rows.filter(({ request }) => isIn(request));
      const closed = own.filter(({ state }) => !OPEN_ROWS.includes(state));
      open.rows += own.length - closed.length;
      if (own.length > closed.length) openBatches.add(id);
      if (closed.length > 0) found.set(id, [...(found.get(id) ?? []), ...closed]);
      [after, isLast] = [rows.at(-1)?.number ?? after, rows.length < PAGE];
    }
  }
}

async function* pagesOf<T>(
  read: (at: { cursor?: string }) => Promise<{ items: readonly T[]; next: string | null }>,
): AsyncGenerator<T> {
  let at: { cursor?: string } | null = {};
  while (at !== null) {
    const { items, next }: { items: readonly T[]; next: string | null } = await read(at);
    yield* items;
    await nextTurn();
    at = next === null ? null : { cursor: next };
  }
}
