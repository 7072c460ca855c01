import { atMost } from '#electron/engine/concurrency/index.ts';
import type { SecretStore } from '#electron/engine/accounts/secrets/secret-store.ts';
import type { Adapter, PurchaseRequest } from '#electron/engine/shipping/adapter.ts';
import { asBuyer } from '../http/as-buyer.ts';
import { identityOf } from '../http/service.ts';
import { createTokens } from '../http/tokens.ts';
import { configOf, EASYPOST, openEasypost } from './account.ts';
import { easypostDefinition } from './definition.ts';
import { fetchDocuments } from './documents.ts';
import { importCarriers } from './import.ts';
import { lookUp } from './lookup.ts';
import { followScanForm, makeScanForm } from './manifest.ts';
import { buy } from './purchase.ts';
import { quoteRates } from './rates.ts';
import { testAccount } from './test-account.ts';
import { followGivenBack, giveBack } from './void.ts';

/** Documents that are fetched at the same time, of all shipments together. */
const MOST_FETCHES = 8;

/** Buys at EasyPost (API v2). @param at its address, for tests */
export function createEasypostAdapter({ secrets }: { secrets: SecretStore }, at = EASYPOST): Adapter {
  const ports = { secrets, tokens: createTokens(), at };
  const fetching = atMost(MOST_FETCHES);
  const open = ({ shipment }: Pick<PurchaseRequest, 'shipment'>) => openEasypost(shipment.account, ports);

  return {
    definition: easypostDefinition(at),
    identity: (account) => identityOf(account, secrets),
    purchase: asBuyer(open, buy),
    lookup: async (order) => (await lookUp(order, open(order))).outcome,
    documents(order) {
      const service = open(order);
      return fetchDocuments(order, service, (source) => fetching(() => service.fetchDocument(source, order.signal)));
    },
    void: (order) => giveBack(order, open(order)),
    followVoid: (order) => followGivenBack(order, open(order)),
    manifest: (order) => makeScanForm(openEasypost(order.account, ports), order),
    followManifest: (order) => followScanForm(openEasypost(order.account, ports), order),
    rates: (order) => quoteRates(order, open(order)),
    test: (account, signal, typed) => testAccount(configOf(account), openEasypost(account, ports, typed), signal),
    importCarriers: ({ account, typed }, signal) => importCarriers(openEasypost(account, ports, typed), signal),
  };
}
