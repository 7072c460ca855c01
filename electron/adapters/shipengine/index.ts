import { atMost } from '#electron/engine/concurrency/index.ts';
import type { SecretStore } from '#electron/engine/accounts/secrets/secret-store.ts';
import { failedBecause, type Adapter, type PurchaseRequest } from '#electron/engine/shipping/adapter.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { asBuyer } from '../http/as-buyer.ts';
import { isDone, purchaseUnanswered } from '../http/proof.ts';
import { readExactly } from '../http/read-json.ts';
import { identityOf } from '../http/service.ts';
import { createTokens } from '../http/tokens.ts';
import { openClient, type Client } from './client.ts';
import { shipengineDefinition } from './definition.ts';
import { fetchDocuments } from './documents.ts';
import { importCarriers, testAccount } from './import.ts';
import { lookUp } from './lookup.ts';
import { notSold } from './map-error.ts';
import { isLabel, toSale } from './map-response.ts';
import { labelOf, toLabelRequest } from './map-request.ts';
import { followManifest, makeManifest } from './manifest.ts';
import { quote } from './rates.ts';
import { voidLabel } from './void.ts';

/** Documents that are fetched at the same time, of all shipments together. */
const MOST_FETCHES = 8;

/**
 * Buys from the carriers behind ShipEngine's API v1 and the ShipStation API v2, which are one interface under two addresses. One call buys, under
 * an id of ours that the service takes once.
 * @param at where both services are, in tests
 */
export function createShipengineAdapter({ secrets }: { secrets: SecretStore }, at?: string): Adapter {
  const ports = { secrets, tokens: createTokens(), at };
  const fetching = atMost(MOST_FETCHES);
  const open = ({ shipment }: Pick<PurchaseRequest, 'shipment'>) => openClient({ account: shipment.account }, ports);

  return {
    definition: shipengineDefinition(at),
    identity: (account) => identityOf(account, secrets),
    purchase: asBuyer(open, purchase),
    lookup: (order) => lookUp(open(order), order),
    documents: (order) => fetchDocuments(open(order), order, fetching),
    void: (order) => voidLabel(open(order), order),
    manifest: (order) => makeManifest(openClient(order, ports), order),
    followManifest: (order) => followManifest(openClient(order, ports), order),
    rates: (order) => quote(open(order), order),
    test: (account, signal, typed) => testAccount(openClient({ account, typed }, ports), signal),
    importCarriers: ({ account, typed }, signal) => importCarriers(openClient({ account, typed }, ports), signal),
  };
}

async function purchase(client: Client, order: PurchaseRequest): ReturnType<Adapter['purchase']> {
  const { shipment, attempt, signal } = order;
  const label = labelOf(shipment);
  const at = client.profile.name;
  if (!label) return failedBecause('rejected', diagnostic('SERVICE_NO_SUCH_LABEL', { at, stock: shipment.stock }));
  const said = await client.call({ method: 'POST', path: '/labels', json: toLabelRequest(order, label) }, signal);
  if (said.kind !== 'answered') return purchaseUnanswered(said);
  const { answer } = said;
  const body = readExactly(answer.body);
  const isSuccess = isDone(answer.status);
  return isSuccess && body !== null && isLabel(body)
    ? toSale(body, order)
    : notSold(answer, client.asked(attempt.ownId));
}
