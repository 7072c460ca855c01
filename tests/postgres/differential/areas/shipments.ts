import fc from 'fast-check';
import { SHIPMENT_STATES } from '#shared/schema/shipping/shipment.ts';
import type { Acceptance } from '#electron/engine/shipping/shipment-record.ts';
import { bringTo, change, label, preparedShipment, recipient } from '../../../ledger/samples.ts';
import {
  carrierId,
  client,
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
import { keep, pick, type Side } from '../side.ts';

export const transactionId = others('t1', 't2', 'T1', 't-3/ü', 't4', 't5', 't6', 't7');
export const itemId = others('i1', 'i2', 'I1', 'ä');
export const trackingNumber = others('1Z999', '1z999', 'ÄB-1', 'äb-1', 'SAME', 'T 1', 'straße', 'İ');
const state = others(...SHIPMENT_STATES);
const orderOf = (orderNumber: string) => ({
  source: 'shop',
  orderNumber,
  lines: [{ line: 1, quantity: 1, article: 'MUG' }],
});

const ACCEPTED = {
  transactionId,
  clientId: client,
  items: fc.uniqueArray(itemId, { minLength: 1, maxLength: 3 }),
  personName: some(text),
  companyName: some(word),
  city: word,
  reference: some(text),
  carrierId,
  packer,
  order: some(others('1', '2').map(orderOf)),
  rule: some(word),
  timeoutMs: others(1, 30_000),
  alike: fc.subarray(['d1', 'd2', 'd3']),
};
type Given = { [K in keyof typeof ACCEPTED]: (typeof ACCEPTED)[K] extends fc.Arbitrary<infer T> ? T : never };

function acceptanceOf(given: Given): Acceptance {
  const { transactionId: id, clientId, items, personName, companyName, city, reference, timeoutMs, alike } = given;
  const contact = { ...(personName && { personName }), ...(companyName && { companyName }) };
  const prepared = preparedShipment({
    ...{ items, carrierId: given.carrierId, carrierCode: given.carrierId.toUpperCase() },
    recipient: recipient({ contact, address: { city } }),
    references: reference ? [{ key: 'ref1', label: 'Reference', value: reference }] : [],
    ...(given.packer && { packer: given.packer }),
    ...(given.order && { order: given.order }),
    ...(given.rule && { rule: given.rule }),
  });
  const ownIdOf = (shipmentId: string) => (timeoutMs === 1 ? null : shipmentId);
  return { transactionId: id, clientId, prepared, warnings: [], requestId: `r-${id}`, timeoutMs, alike, ownIdOf };
}

export async function accept(side: Side, given: Given) {
  const outcome = await side.ledger.shipments.accept(acceptanceOf(given));
  if (outcome.kind === 'accepted') {
    keep(side.kept.shipment, outcome.shipment.id);
    keep(side.kept.number, ...outcome.shipment.platformTrackingNumbers);
  }
  return outcome;
}

const accepted = fc.record(ACCEPTED);
const sold = fc.record({
  ...ACCEPTED,
  numbers: fc.array(trackingNumber, { minLength: 1, maxLength: 3 }),
  cost: some(others('1.50', '0.005')),
});

const changed = fc.record({
  shipment: place,
  to: state,
  reason: fc.option(word),
  numbers: some(fc.array(trackingNumber, { maxLength: 3 })),
  outcome: some(others('REJECTED' as const, 'PURCHASED' as const, 'UNKNOWN' as const)),
  documents: some(fc.array(fc.record({ text: word, package: others(1, 2) }), { maxLength: 2 })),
  sources: some(fc.boolean()),
  warning: some(word),
  problem: some(word),
  notes: some(word),
  cost: some(others('1.50', '12.345')),
});

const at = { at: 1, actor: 'client:client-1', requestId: 'r', reason: 'Wrong' };
const WARNING = (message: string) => ({ code: 'VALUE_ROUNDED', pointer: '/ü', message }) as never;
const PROBLEM = (detail: string) => ({ code: 'CARRIER_UNAVAILABLE', detail, purchase: 'made' }) as never;

export const shipments: Area = {
  accept: operation('accept', accepted, accept),
  sell: operation('sell', sold, async (side, { numbers, cost, ...given }) => {
    const outcome = await accept(side, given);
    if (outcome.kind !== 'accepted') return outcome;
    return side.ledger.shipments.advance(
      change(outcome.shipment.id, 'LABELLED', {
        trackingNumbers: given.items.map((_, index) => numbers[index % numbers.length] ?? ''),
        documents: given.items.map((item, index) => label(`label of ${item}`, index + 1)),
        ...(cost && { cost: { amount: cost, currency: 'EUR' } }),
      }),
    );
  }),
  become: operation('become', fc.record({ shipment: place, state }), async (side, given) => {
    await bringTo(side.ledger, pick(side.kept.shipment, given.shipment), given.state);
  }),
  advance: operation('advance', changed, (side, given) =>
    side.ledger.shipments.advance({
      ...change(pick(side.kept.shipment, given.shipment), given.to, { reason: given.reason }),
      ...(given.numbers && { trackingNumbers: given.numbers }),
      ...(given.outcome && { attempt: { outcome: given.outcome, detail: given.reason } }),
      ...(given.documents && { documents: given.documents.map((each) => label(each.text, each.package)) }),
      ...(given.sources && {
        documentSources: [{ packageNumber: 1, contentType: 'LABEL', imageType: 'pdf', url: 'http://127.0.0.1/1' }],
      }),
      ...(given.warning && { warnings: [WARNING(given.warning)] }),
      ...(given.problem && { problem: PROBLEM(given.problem) }),
      ...(given.notes && { notes: { [given.notes]: given.notes } }),
      ...(given.cost && { cost: { amount: given.cost, currency: 'USD' } }),
    }),
  ),
  submitVoid: operation('submitVoid', place, (side, shipment) =>
    side.ledger.shipments.submitVoid(pick(side.kept.shipment, shipment), { ...at, at: side.ledger.now() }),
  ),
  dropVoid: operation('dropVoid', fc.tuple(place, word), (side, [shipment, said]) =>
    side.ledger.shipments.dropVoid(pick(side.kept.shipment, shipment), WARNING(said)),
  ),
  setLabelProblem: operation('setLabelProblem', fc.tuple(place, word), (side, [shipment, said]) =>
    side.ledger.shipments.setLabelProblem(pick(side.kept.shipment, shipment), PROBLEM(said)),
  ),
  note: operation('note', fc.tuple(place, word), (side, [shipment, said]) =>
    side.ledger.shipments.note(pick(side.kept.shipment, shipment), { [said]: said }),
  ),
  holderOf: operation('holderOf', fc.tuple(client, transactionId), (side, [clientId, id]) =>
    side.ledger.shipments.holderOf(clientId, id),
  ),
  find: operation('find', place, (side, shipment) => side.ledger.shipments.find(pick(side.kept.shipment, shipment))),
  findByTransaction: operation(
    'findByTransaction',
    fc.tuple(fc.option(client), transactionId),
    (side, [clientId, id]) => side.ledger.shipments.findByTransaction(clientId, id),
  ),
  findByOrder: operation('findByOrder', others('1', '2', '3'), (side, number) =>
    side.ledger.shipments.findByOrder('shop', number),
  ),
  ofShipment: operation('ofShipment', place, async (side, shipment) => {
    const { shipments: store } = side.ledger;
    const id = pick(side.kept.shipment, shipment);
    const documents = await store.documents(id);
    keep(side.kept.document, ...documents.map((each) => each.id));
    return [
      ...[await store.attempts(id), await store.attemptNotes(id), await store.journal(id), documents],
      await store.documentSources(id),
    ];
  }),
  documentBytes: operation('documentBytes', place, (side, document) =>
    side.ledger.shipments.documentBytes(pick(side.kept.document, document)),
  ),
  recentByAccount: operation('recentByAccount', others(1, 3, 100), async (side, count) =>
    // In no order that is promised.
    (await side.ledger.shipments.recentByAccount(count)).toSorted((a, b) => (a.carrierId < b.carrierId ? -1 : 1)),
  ),
  listInStates: operation('listInStates', subset(...SHIPMENT_STATES), (side, states) =>
    side.ledger.shipments.listInStates(states),
  ),
  counted: operation('counted', fc.constant(null), async ({ ledger }) => [
    ...[await ledger.shipments.countDoubts(), await ledger.shipments.listSubmittedVoids()],
    ...[await ledger.shipments.listAbandoned(), (await ledger.shipments.verifyJournal()).brokenAt],
  ]),
  feed: operation('feed', fc.tuple(others(0, 1, 5), others(1, 3, 100)), async ({ ledger }, [after, most]) => [
    ...[await ledger.feed.head(), await ledger.feed.after(after, most)],
  ]),
  lately: operation(
    'lately',
    fc.record({
      alike: fc.subarray(['d1', 'd2', 'd3']),
      clientId: fc.option(client),
      hours: others(0, 1, 3),
      forget: fc.boolean(),
    }),
    async ({ ledger }, { alike, clientId, hours, forget }) => {
      const since = ledger.now() - hours * 3_600_000;
      return [
        await ledger.lately.newest(alike, { since, clientId }),
        forget && hours > 0 ? await ledger.lately.forget(since) : null,
      ];
    },
  ),
};
