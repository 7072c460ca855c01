import fc from 'fast-check';
import { ORDER_STATES } from '#shared/schema/orders/order.ts';
import { SHIPMENT_STATES } from '#shared/schema/shipping/shipment.ts';
import type { OrderRecord } from '#electron/engine/orders/order-record.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { order, parcel } from '../../../ledger/order-sample.ts';
import { source, toldSource } from '../../../ledger/source-sample.ts';
import { recipient } from '../../../ledger/samples.ts';
import {
  client,
  defined,
  limit,
  operation,
  others,
  packer,
  place,
  some,
  subset,
  text,
  word,
  type Area,
} from '../operation.ts';
import { pick, type Side } from '../side.ts';
import { transactionId } from './shipments.ts';

const orderNumber = others('1', '2', 'A-1', 'a-1', 'Ä/3');
const sourceName = others('shop', 'Shop', 'market');
const parcelState = fc.option(others(...SHIPMENT_STATES));
const parcels = fc.uniqueArray(fc.record({ transactionId, clientId: client, state: parcelState, shipment: place }), {
  ...{ selector: (each) => `${each.clientId} ${each.transactionId}`, maxLength: 3 },
});
const content = fc.record({ personName: text, sku: word, description: word, tags: fc.array(word, { maxLength: 2 }) });

type Content = typeof content extends fc.Arbitrary<infer T> ? T : never;
type Parcels = typeof parcels extends fc.Arbitrary<infer T> ? T : never;

const contentOf = ({ personName, tags, ...line }: Content): Partial<OrderRecord> => ({
  content: { recipient: recipient({ contact: { personName } }), lines: [{ ...line, quantity: 2 }], tags } as never,
});
const parcelsOf = (side: Side, given: Parcels) =>
  given.map(({ state, shipment, ...each }) =>
    parcel(each.transactionId, {
      ...each,
      stationId: side.ledger.stationId,
      shipment: state && {
        id: pick(side.kept.shipment, shipment),
        state,
        trackingNumbers: ['1Z'],
        rule: null,
        manifestId: null,
      },
    }),
  );

export const orders: Area = {
  createOrder: operation(
    'createOrder',
    fc.record({ source: sourceName, orderNumber, clientId: client, state: others(...ORDER_STATES), content, parcels }),
    (side, given) =>
      side.ledger.orders.create(
        order(given.orderNumber, {
          ...{
            source: given.source,
            clientId: given.clientId,
            state: given.state,
            id: `${given.source} ${given.orderNumber}`,
            createdAt: side.ledger.now(),
            updatedAt: side.ledger.now(),
          },
          ...contentOf(given.content),
          parcels: parcelsOf(side, given.parcels),
        }),
      ),
  ),
  replaceOrder: operation(
    'replaceOrder',
    fc.record({
      source: sourceName,
      orderNumber,
      state: others(...ORDER_STATES),
      content: some(content),
      parcels: some(parcels),
      claim: some(packer),
      stale: others(0, 0, 0, 1),
    }),
    async (side, given) => {
      const known = await side.ledger.orders.find(given.source, given.orderNumber);
      if (!known) return null;
      const { stationId } = side.ledger;
      const claim = given.claim && {
        ...{ stationId, clientId: 'client-1', packer: given.claim.name, takeOverReason: null, at: 1 },
        ...{ verified: [], stop: null, changes: [], lastScan: null },
      };
      return side.ledger.orders.replace({
        ...known,
        ...{ state: given.state, version: known.version - given.stale, updatedAt: side.ledger.now() },
        ...(given.content && contentOf(given.content)),
        ...(given.parcels && { parcels: parcelsOf(side, given.parcels) }),
        ...(given.claim !== undefined && { claim }),
      });
    },
  ),
  findOrder: operation('findOrder', fc.tuple(sourceName, orderNumber), ({ ledger }, [of, number]) =>
    ledger.orders.find(of, number),
  ),
  listOrders: operation(
    'listOrders',
    fc.record({
      states: some(subset(...ORDER_STATES)),
      source: some(sourceName),
      orderNumber: some(orderNumber),
      text: some(text),
      clientIds: some(subset('client-1', 'client-2')),
      limit,
    }),
    async ({ ledger }, query) => {
      const pages: unknown[] = [];
      let cursor: string | undefined;
      do {
        const page = await ledger.orders.list({ ...defined(query), ...(cursor && { cursor }) });
        pages.push(page.orders);
        cursor = page.next ?? undefined;
      } while (cursor);
      return pages;
    },
  ),
  ordersOf: operation(
    'ordersOf',
    fc.array(fc.record({ clientId: client, transactionId }), { maxLength: 3 }),
    async ({ ledger, ...side }, keys) => {
      const byId = (one: OrderRecord, other: OrderRecord) => (one.id < other.id ? -1 : 1);
      return [
        (await ledger.orders.findByShipments(keys)).toSorted(byId),
        (await ledger.orders.listUnsent(ledger.stationId)).toSorted(byId),
        side.kept.shipment.length,
      ];
    },
  ),
  followed: operation('followed', some(others(3, 7)), async ({ ledger }, sequence) => {
    const { restored } = await ledger.orders.followed();
    if (sequence) await ledger.orders.setFollowed({ sequence, restored });
    return (await ledger.orders.followed()).sequence;
  }),
  putSource: operation(
    'putSource',
    fc.record({ name: sourceName, told: fc.boolean(), version: others(1, 2) }),
    ({ ledger }, { name, told, version }) =>
      ledger.sources.put({ ...(told ? toldSource(name) : source(name)), version, createdAt: ledger.now() }),
  ),
  noteSource: operation(
    'noteSource',
    fc.tuple(sourceName, others(1, 2), fc.option(word)),
    ({ ledger }, [name, version, mark]) =>
      ledger.sources.note(name, version, { ...source(name).progress, mark, triedAt: ledger.now() }),
  ),
  sources: operation(
    'sources',
    fc.tuple(sourceName, others(false, false, true)),
    async ({ ledger }, [name, removes]) => [
      removes ? await ledger.sources.remove(name) : null,
      ...[await ledger.sources.list(), await ledger.sources.find(name)],
    ],
  ),
  tell: operation(
    'tell',
    fc.record({ limit, except: subset('shop', 'market'), ends: fc.boolean(), told: fc.boolean(), again: fc.boolean() }),
    async ({ ledger }, given) => {
      const now = ledger.now();
      const { writeBack } = ledger;
      const due = await writeBack.due(now, given);
      const [first] = due;
      if (!first) return [due, await writeBack.waiting()];
      const untold = await writeBack.begin(first, { now, until: now + 1000 });
      const begun = { ...first, attempts: first.attempts + 1 };
      if (untold && given.ends)
        await writeBack.end(begun, given.told ? untold : [], {
          at: now + 5,
          trouble: given.again ? diagnostic('WRITE_BACK_NO_ROW', { number: '1' }) : null,
        });
      return [
        due,
        untold?.toSorted((a, b) => (a.clientId + a.transactionId < b.clientId + b.transactionId ? -1 : 1)),
        await writeBack.waiting(),
      ];
    },
  ),
  hasten: operation('hasten', fc.tuple(sourceName, others(false, false, true)), async ({ ledger }, [name, forgets]) => {
    await (forgets ? ledger.writeBack.forget(name) : ledger.writeBack.hasten(name, ledger.now()));
    return ledger.writeBack.waiting();
  }),
};
