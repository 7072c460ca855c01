import type { SecretStore } from '#electron/engine/accounts/secrets/secret-store.ts';
import {
  failedBecause,
  type Adapter,
  type PurchaseOutcome,
  type PurchaseRequest,
} from '#electron/engine/shipping/adapter.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { asBuyer, byOneCall } from '../http/as-buyer.ts';
import { field } from '../http/fields.ts';
import { provenAlone } from '../http/proof.ts';
import { readJson } from '../http/read-json.ts';
import { identityOf } from '../http/service.ts';
import { createTokens } from '../http/tokens.ts';
import type { Answer } from '../http/transport.ts';
import { cancel, followCancel } from './cancel.ts';
import { sendcloudDefinition } from './definition.ts';
import { fetchDocuments } from './documents.ts';
import { importCarriers } from './import.ts';
import { lookUp } from './lookup.ts';
import { keysRefused, noSale } from './map-error.ts';
import { toAnnouncement } from './map-request.ts';
import { outcomeOf, readShipment } from './map-response.ts';
import { askRates } from './rates.ts';
import { openSendcloud, SERVICE_ADDRESS, type Sendcloud } from './service.ts';
import { testAccount } from './test-account.ts';

/** Buys from Sendcloud: announces once, and never guesses what became of it. @param address other than Sendcloud's own in tests only */
export function createSendcloudAdapter({ secrets }: { secrets: SecretStore }, address = SERVICE_ADDRESS): Adapter {
  const ports = { secrets, tokens: createTokens() };
  const open = (login: Parameters<typeof openSendcloud>[0]) => openSendcloud(login, address, ports);
  const openFor = ({ shipment }: PurchaseRequest) => open({ account: shipment.account });

  return {
    definition: sendcloudDefinition(address),
    identity: (account) => identityOf(account, secrets),
    purchase: asBuyer(openFor, announce),
    lookup: (order) => lookUp(openFor(order), order),
    documents: (order) => fetchDocuments(openFor(order), order),
    void: (order) => cancel(openFor(order), order),
    followVoid: (order) => followCancel(openFor(order), order),
    rates: (order) => askRates(open({ account: order.shipment.account }), order),
    importCarriers: (login, signal) => importCarriers(open(login), signal),
    test: (account, signal, typed) => testAccount(open({ account, typed }), signal),
  };
}

const announce = byOneCall<Sendcloud>(
  ({ config, post }, order) => post('/shipments/announce', toAnnouncement(order, config), order.signal),
  toOutcome,
);

function toOutcome(answer: Answer, order: PurchaseRequest, service: Sendcloud): PurchaseOutcome {
  if (answer.status === 401) return keysRefused(answer, service.at);
  const proven = provenAlone(answer, service.at);
  if (proven) return proven;
  const body = readJson(answer.body);
  if (answer.status === 409) {
    // There is a shipment with our id: what it is, it says itself.
    const earlier = readShipment(field(body, 'data') ?? body);
    return earlier?.ownId === order.attempt.ownId
      ? outcomeOf(earlier, order.shipment, answer.status)
      : noSale(answer, service.at);
  }
  const announced = answer.status < 300 ? readShipment(field(body, 'data')) : null;
  if (announced?.ownId && announced.ownId !== order.attempt.ownId)
    return failedBecause('unknown', diagnostic('TRANSACTION_OTHER'));
  return announced ? outcomeOf(announced, order.shipment, answer.status) : noSale(answer, service.at);
}
