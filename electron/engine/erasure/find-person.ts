import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OrderState } from '#shared/schema/orders/order.ts';
import type { BatchRowState } from '#shared/schema/batches/batch-row.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import type { Partially } from '#shared/schema/partially.ts';
import type { Preset } from '#shared/schema/station/preset.ts';
import type { BatchRowRecord } from '../batches/index.ts';
import type { ErasureDeps } from './deps.ts';
import { samePerson } from './same-person.ts';

const PAGE = 200;

/** What is still to go out, is on its way to a carrier, or may have been bought: nobody takes its address from it. */
const OPEN_SHIPMENTS: readonly ShipmentState[] = ['RESERVED', 'SENDING', 'UNKNOWN', 'PURCHASED'];
const OPEN_ORDERS: readonly OrderState[] = ['OPEN', 'HELD', 'PACKING'];
const OPEN_ROWS: readonly BatchRowState[] = ['READY', 'RUNNING', 'UNKNOWN'];

/** All that the ledger has of a person. */
export interface FoundPerson {
  addresses: string[];
  shipments: string[];
  orders: string[];
  /** Rows of batches, by the batch. */
  rows: Map<string, BatchRowRecord[]>;
  presets: Preset[];
  /** How much of it stays, because it is still open. */
  open: { shipments: number; orders: number; rows: number };
}

export async function findPerson({ ledger }: ErasureDeps, person: Party): Promise<FoundPerson> {
  const isPerson = samePerson(person);
  const name = person.contact.personName?.trim() || person.contact.companyName?.trim() || '';
  const found: FoundPerson = {
    ...{ addresses: [], shipments: [], orders: [], rows: new Map(), presets: [] },
    open: { shipments: 0, orders: 0, rows: 0 },
  };
  for await (const { id, party } of pagesOf(async (cursor) => {
    const { addresses, next } = await ledger.addresses.search({ text: name, limit: PAGE, ...cursor });
    return { items: addresses, next };
  })) {
    if (isPerson(party)) found.addresses.push(id);
  }
  const waiting = new Set(await ledger.printing.jobs.shipmentsWaiting());
  for await (const { id, state, prepared } of pagesOf(async (cursor) => {
    const { shipments, next } = await ledger.shipments.list({ recipient: name, limit: PAGE, ...cursor });
    return { items: shipments, next };
  })) {
    if (!isPerson(prepared.request.recipient)) continue;
    if (OPEN_SHIPMENTS.includes(state) || waiting.has(id)) found.open.shipments += 1;
    else found.shipments.push(id);
  }
  for await (const { id, state, content } of pagesOf(async (cursor) => {
    const { orders, next } = await ledger.orders.list({ text: name, limit: PAGE, ...cursor });
    return { items: orders, next };
  })) {
    if (!isPerson(content.recipient)) continue;
    if (OPEN_ORDERS.includes(state)) found.open.orders += 1;
    else found.orders.push(id);
  }
  await findRows({ ledger }, isPerson, found);
  found.presets = (await ledger.presets.list()).filter(({ shipment }) => isPerson(shipment.recipient));
  return found;
}

/** Nothing finds rows by words: all are read, a page at a time. */
async function findRows(
  { ledger: { batches } }: Pick<ErasureDeps, 'ledger'>,
  isPerson: ReturnType<typeof samePerson>,
  { rows: found, open }: FoundPerson,
): Promise<void> {
  for await (const { id } of pagesOf(async ({ cursor }) => {
    const before = cursor === undefined ? {} : { before: Number(cursor) };
    const { batches: items, next } = await batches.list({ all: true, limit: PAGE, ...before });
    return { items, next: next === null ? null : String(next) };
  })) {
    for (let after = 0, isLast = false; !isLast; await nextTurn()) {
      const rows = await batches.rows({ batchId: id, after, limit: PAGE });
      const own = rows.filter(({ request }) => isPerson(request['recipient'] as Partially<Party> | undefined));
      const closed = own.filter(({ state }) => !OPEN_ROWS.includes(state));
      open.rows += own.length - closed.length;
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
    at = next === null ? null : { cursor: next };
  }
}
