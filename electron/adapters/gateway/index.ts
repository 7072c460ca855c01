import { isSamePlace, type DocumentSource, type NewDocument } from '#electron/engine/shipping/documents/document.ts';
import type { Adapter, DocumentOrder, PurchaseOutcome, PurchaseRequest } from '#electron/engine/shipping/adapter.ts';
import type { SecretStore } from '#electron/engine/accounts/secrets/secret-store.ts';
import { atMost } from '#electron/engine/concurrency/index.ts';
import { gatewayDefinition } from './definition.ts';
import { classify } from './classify.ts';
import { lookUpTransaction } from './lookup.ts';
import { toUpstreamRequest, upstreamTransactionId } from './map-request.ts';
import { testUpstream } from './test-upstream.ts';
import { asBuyer } from '../http/as-buyer.ts';
import { awaitsForm, fetchAll, hasLabel, labelsMissing } from '../http/fetch-all.ts';
import { isOfNumbers } from '../http/numbers.ts';
import { purchaseUnanswered } from '../http/proof.ts';
import { createTokens } from '../http/tokens.ts';
import { identityOf } from '../http/service.ts';
import { openUpstream, type Upstream } from './upstream.ts';

/** Documents that are fetched at the same time, of all shipments together; one may have 200. */
const MOST_FETCHES = 8;

/** Buys from another service that speaks the same contract (contract, section 9): sends once, and never guesses what became of it. */
export function createGatewayAdapter({ secrets }: { secrets: SecretStore }): Adapter {
  const tokens = createTokens();
  const fetching = atMost(MOST_FETCHES);
  const open = (order: PurchaseRequest) => openUpstream(order.shipment.account, { secrets, tokens });
  const fetcher =
    ({ signal }: DocumentOrder, upstream: Upstream) =>
    (source: DocumentSource) =>
      fetching(() => upstream.fetchDocument(source, signal));
  const lookUp = (order: Parameters<NonNullable<Adapter['lookup']>>[0], upstream: Upstream) =>
    lookUpTransaction(upstream, upstreamTransactionId(order), order);

  return {
    definition: gatewayDefinition,
    identity: (account) => identityOf(account, secrets),

    purchase: asBuyer(open, purchase),

    test: (account, signal, typed) => testUpstream(openUpstream(account, { secrets, tokens }, typed), signal),

    lookup: (order) => lookUp(order, open(order)),

    /** By their links; what these do not give, from the look-up. A form that neither gives holds up a label that is there for a while only. */
    async documents(order) {
      const upstream = open(order);
      const { documents, missing, faults } = await fetchAll(order.sources, fetcher(order, upstream));
      const wanted = new Set([...order.unlabelled, ...missing.map(({ packageNumber }) => packageNumber)]);
      if (wanted.size === 0) return documents;
      const found = (await fromLookup(order, upstream)).filter(
        (document) => wanted.has(document.packageNumber) && !documents.some((known) => isSamePlace(known, document)),
      );
      const all = [...documents, ...found];
      const isUnlabelled = (number: number) => order.unlabelled.includes(number) || hasLabel(missing, number);
      const isLabelled = [...wanted].every((number) => hasLabel(all, number) || !isUnlabelled(number));
      if (isLabelled && !awaitsForm(order, all)) return all;
      throw labelsMissing(faults);
    },
  };

  async function fromLookup(order: DocumentOrder, upstream: Upstream): Promise<NewDocument[]> {
    const found = await lookUp({ ...order, ageMs: 0 }, upstream);
    if (found.kind !== 'purchased' || !isOfNumbers(order, found.trackingNumbers)) return [];
    const { documents = [], documentSources = [] } = found;
    return [...documents, ...(await fetchAll(documentSources, fetcher(order, upstream))).documents];
  }
}

async function purchase(upstream: Upstream, order: PurchaseRequest): Promise<PurchaseOutcome> {
  const transactionId = upstreamTransactionId(order);
  const isStation = upstream.config.upstream === 'STATION';
  const said = await upstream.call(
    {
      method: 'POST',
      path: `/cloud-ship-service/v1/shipment${isStation ? '?documents=base64' : ''}`,
      headers: { 'content-type': 'application/json', transactionid: transactionId },
      body: JSON.stringify(toUpstreamRequest(order, transactionId)),
    },
    order.signal,
  );
  if (said.kind !== 'answered') return purchaseUnanswered(said);
  const { refusalCodes = [] } = upstream.config;
  return classify(said.answer, { packages: order.shipment.packages, refusalCodes });
}
