import { asBuyer } from '#electron/adapters/http/as-buyer.ts';
import { field, listOf, textOf, wordsOf } from '#electron/adapters/http/fields.ts';
import {
  limited,
  lookupUnanswered,
  notNoted,
  provenAlone,
  purchaseUnanswered,
  unproven,
} from '#electron/adapters/http/proof.ts';
import { readJson } from '#electron/adapters/http/read-json.ts';
import { type Caller, identityOf, openService } from '#electron/adapters/http/service.ts';
import { publicSite } from '#electron/adapters/http/site.ts';
import { createTokens } from '#electron/adapters/http/tokens.ts';
import type { Answer } from '#electron/adapters/http/transport.ts';
import type { AdapterPorts } from '#electron/adapters/index.ts';
import {
  failedBecause,
  refusalOf,
  refused,
  type Adapter,
  type PurchaseOutcome,
  type PurchaseRequest,
} from '#electron/engine/shipping/adapter.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { cornerDefinition } from './definition.ts';
import { followManifest, makeManifest } from './manifest.ts';
import { importFrom, quote } from './offers.ts';

const NAME = 'Corner';

/**
 * A connector that the product does not have: two steps (an order, which is free, then its purchase), labels as links, voids that are decided
 * later. Copy it.
 */
export function createCorner(
  { secrets }: Pick<AdapterPorts, 'secrets'>,
  address = 'https://api.corner.example',
): Adapter {
  const definition = cornerDefinition(address);
  const tokens = createTokens();
  const site = publicSite(address);
  const open = (caller: Caller) =>
    openService(
      caller,
      { site, prove: ({ apiKey = '' }) => ({ kind: 'headers', headers: { 'api-key': apiKey } }) },
      { secrets, tokens },
    );
  const ofShipment = ({ shipment }: PurchaseRequest) => open({ account: shipment.account });

  return {
    definition,
    identity: (account) => identityOf(account, secrets),

    purchase: asBuyer(ofShipment, async (service, order) => {
      const { attempt, signal } = order;
      const ordered = await service.call({ method: 'POST', path: '/v1/orders', json: toOrder(order) }, signal);
      if (ordered.kind !== 'answered') return { ...purchaseUnanswered(ordered), kind: 'not_sent' };
      const orderId = textOf(field(readJson(ordered.answer.body), 'id'));
      if (orderId === null) return notOrdered(ordered.answer);
      try {
        await attempt.note({ orderId });
      } catch (error) {
        return notNoted(error);
      }
      const bought = await service.call({ method: 'POST', path: `/v1/orders/${orderId}/buy` }, signal);
      if (bought.kind !== 'answered') return purchaseUnanswered(bought);
      return provenAlone(bought.answer, NAME) ?? toOutcome(bought.answer, order);
    }),

    async lookup(order) {
      const { orderId } = order.attempt.notes;
      if (typeof orderId !== 'string')
        return failedBecause('unknown', diagnostic('LOOKUP_WITHOUT_ANSWER', { status: 0 }));
      const said = await ofShipment(order).call({ method: 'GET', path: `/v1/orders/${orderId}` }, order.signal);
      if (said.kind !== 'answered') return lookupUnanswered(said);
      if (said.answer.status === 429) return limited('unknown', said.answer, NAME);
      // An order without a label proves nothing: its purchase may still be on its way.
      const { status } = said.answer;
      const found = status === 200 ? toOutcome(said.answer, order) : null;
      return found?.kind === 'purchased'
        ? found
        : failedBecause('unknown', diagnostic('LOOKUP_WITHOUT_ANSWER', { status }));
    },

    manifest: (order) => makeManifest(open(order), order),
    followManifest: (order) => followManifest(open(order), order),
    rates: (order) => quote(open({ account: order.shipment.account }), order),
    importCarriers: (login, signal) => importFrom(open(login), login, signal),

    documents: (order) =>
      Promise.all(order.sources.map((source) => ofShipment(order).fetchDocument(source, order.signal))),

    async void(order) {
      const path = `/v1/orders/${String(order.attempt.notes['orderId'])}/refund`;
      const said = await ofShipment(order).call({ method: 'POST', path }, order.signal);
      if (said.kind !== 'answered' || said.answer.status !== 200) throw new Error('The service does not say.');
      const body = readJson(said.answer.body);
      if (field(body, 'status') === 'submitted') return { kind: 'submitted' };
      return refusalOf(wordsOf(field(body, 'message')), NAME);
    },
  };
}

const toOrder = ({ attempt, shipment: { request, packages } }: PurchaseRequest) => ({
  reference: attempt.ownId,
  to: { name: request.recipient.contact.personName, city: request.recipient.address.city },
  parcels: packages.map(({ transmitted }) => ({ weight: transmitted.weight?.value, unit: transmitted.weight?.units })),
});

/** The order costs nothing: whatever went wrong, nothing was bought. */
function notOrdered(answer: Answer): PurchaseOutcome {
  const { status } = answer;
  if (status === 429) return limited('not_sent', answer, NAME);
  const words = wordsOf(field(readJson(answer.body), 'message'));
  const said = diagnostic('SERVICE_BOUGHT_NOTHING', { status, ...(words !== null && { words }) });
  return status >= 400 && status < 500 && words !== null ? refused(said) : failedBecause('not_sent', said);
}

/** A sale is a number for every parcel, and nothing else. */
function toOutcome(answer: Answer, { shipment }: PurchaseRequest): PurchaseOutcome {
  const body = readJson(answer.body);
  const parcels = listOf(field(body, 'parcels'));
  const numbers = parcels.map((parcel) => textOf(field(parcel, 'tracking_number')) ?? '');
  if (answer.status === 402)
    return refused(diagnostic('SERVICE_REFUSED', { status: 402, words: String(field(body, 'message')) }));
  if (answer.status !== 200 || numbers.every((number) => number === ''))
    return unproven(answer, field(body, 'message'));
  const price = field(body, 'price');
  const labels = parcels.flatMap((parcel, index) => {
    const url = textOf(field(parcel, 'label_url'));
    const imageType = textOf(field(parcel, 'label_format')) ?? 'pdf';
    return url === null ? [] : [{ packageNumber: index + 1, contentType: 'LABEL' as const, imageType, url }];
  });
  return {
    kind: 'purchased',
    trackingNumbers: shipment.packages.map((_, index) => numbers[index] ?? ''),
    documentSources: labels,
    cost: { amount: String(field(price, 'amount')), currency: String(field(price, 'currency')) },
  };
}
