import fc from 'fast-check';
import type { RequestOutcome } from '#electron/engine/manifests/carrier/carrier-manifest.ts';
import { draft } from '../../../ledger/manifest-draft.ts';
import {
  carrierId,
  client,
  defined,
  limit,
  operation,
  others,
  place,
  some,
  subset,
  word,
  type Area,
} from '../operation.ts';
import { keep, pick } from '../side.ts';
import { trackingNumber } from './shipments.ts';

const packageNumber = others(1, 2, 3);
const outcome = fc.record({
  state: others('CREATED', 'SUBMITTED', 'REFUSED', 'UNKNOWN'),
  ids: fc.subarray(['m1', 'm2']),
  reason: fc.option(word),
  forms: fc.array(word, { maxLength: 2 }),
});

export const manifests: Area = {
  open: operation(
    'open',
    fc.tuple(carrierId, fc.option(client), fc.option(place), limit),
    (side, [of, clientId, after, most]) =>
      side.ledger.manifests.open(
        { carrierId: of, clientId },
        { after: after === null ? null : pick(side.kept.shipment, after), limit: most },
      ),
  ),
  close: operation(
    'close',
    fc.record({
      carrierId,
      clientId: fc.option(client),
      asks: fc.boolean(),
      some: fc.option(fc.array(place, { maxLength: 3 })),
      packer: fc.option(word),
    }),
    async (side, given) => {
      const of = { carrierId: given.carrierId, clientId: given.clientId };
      const ids = given.some
        ? given.some.map((each) => pick(side.kept.shipment, each))
        : (await side.ledger.manifests.open(of, { after: null, limit: 50 })).map(({ id }) => id);
      const closed = await side.ledger.manifests.close(draft({ ...of, packer: given.packer }), ids, given.asks);
      if (closed) keep(side.kept.manifest, closed.id);
      return closed;
    },
  ),
  find: operation('manifests.find', place, async (side, manifest) => {
    const id = pick(side.kept.manifest, manifest);
    const { manifests: store } = side.ledger;
    return [await store.find(id), await store.shipments(id), await store.transactionsOn(id)];
  }),
  list: operation(
    'manifests.list',
    fc.record({ carrierId: some(carrierId), clientIds: some(subset('client-1', 'client-2')), limit }),
    async (side, query) => {
      const first = await side.ledger.manifests.list(defined(query));
      const rest = first.next ? await side.ledger.manifests.list({ ...defined(query), cursor: first.next }) : null;
      return [first.manifests, first.next !== null, rest?.manifests, rest?.next === null];
    },
  ),
  carrier: operation('carrier', fc.tuple(place, others(1, 2, 3), outcome), (side, [manifest, request, said]) =>
    side.ledger.carrierManifests.recordOutcome(pick(side.kept.manifest, manifest), request, {
      ...{ notes: { key: said.ids.join() }, leftOut: [], trouble: null },
      ...said,
      forms: said.forms.map((each) => Buffer.from(each)),
    } as unknown as RequestOutcome),
  ),
  requestAgain: operation('requestAgain', fc.tuple(place, others(1, 2, 3)), (side, [manifest, request]) =>
    side.ledger.carrierManifests.requestAgain(pick(side.kept.manifest, manifest), request),
  ),
  undecided: operation('undecided', fc.tuple(place, packageNumber), async (side, [manifest, number]) => [
    ...[await side.ledger.carrierManifests.listUndecided(), await side.ledger.carrierManifests.listAbandoned()],
    await side.ledger.carrierManifests.form(pick(side.kept.manifest, manifest), number),
  ]),
  handOver: operation(
    'handOver',
    fc.tuple(place, packageNumber, word, fc.option(word)),
    (side, [shipment, number, code, who]) =>
      side.ledger.handOvers.put(
        { shipmentId: pick(side.kept.shipment, shipment), packageNumber: number },
        { at: side.ledger.now(), code, clientId: 'client-1', packer: who, stationId: side.ledger.stationId },
      ),
  ),
  takeBack: operation('takeBack', fc.tuple(place, packageNumber), (side, [shipment, number]) =>
    side.ledger.handOvers.remove({ shipmentId: pick(side.kept.shipment, shipment), packageNumber: number }),
  ),
  parcels: operation('parcels', fc.tuple(fc.array(trackingNumber, { maxLength: 2 }), place), (side, [codes, number]) =>
    side.ledger.handOvers.find([...codes, pick(side.kept.number, number).toLowerCase()]),
  ),
  tally: operation(
    'tally',
    fc.record({
      carrierId,
      clientId: fc.option(client),
      without: fc.boolean(),
      shipments: others(1, 2, 50),
      missing: others(0, 2, 50),
    }),
    async ({ ledger }, { without, carrierId: of, clientId, ...most }) => {
      const scope = { carrierId: of, clientId };
      const ways = await ledger.handOvers.ways(scope, { shipments: most.shipments });
      return [
        ways.map((way) => JSON.parse(way) as unknown),
        await ledger.handOvers.tally({ ...scope, without: without ? ways.slice(0, 1) : [] }, most),
      ];
    },
  ),
  rowLabels: operation(
    'rowLabels',
    fc.tuple(fc.boolean(), place, fc.array(place, { maxLength: 4 }), others(0, 1), limit),
    (side, [isManifest, manifest, of, after, most]) =>
      side.ledger.rowLabels.list(
        isManifest
          ? { manifestId: pick(side.kept.manifest, manifest) }
          : { shipmentIds: of.map((each) => pick(side.kept.shipment, each)) },
        { after, to: 100, limit: most },
      ),
  ),
  invoiced: operation('invoiced', fc.tuple(place, place, packageNumber), async (side, [shipment, manifest, number]) => {
    const { invoicedShipments: store } = side.ledger;
    const id = pick(side.kept.shipment, shipment);
    return [
      await store.find([id]),
      await store.scannedManifests([pick(side.kept.manifest, manifest)]),
      await store.lastClosedAt({ carrierId: 'test-a', clientId: 'client-1' }),
      await store.handOver(id, number),
    ];
  }),
  locate: operation(
    'locate',
    fc.tuple(
      fc.array(
        fc.record({
          trackingNumber: fc.option(trackingNumber),
          reference: fc.option(others('t1', 'T1', 'i1', 'I1', 'Ä', 'ä', 'T-3/Ü')),
        }),
        { maxLength: 4 },
      ),
      carrierId,
    ),
    (side, [names, of]) => side.ledger.invoicedShipments.locate(names, of),
  ),
};
