import type { SecretStore } from '#electron/engine/accounts/index.ts';
import type { Adapter, PurchaseOutcome, PurchaseRequest } from '#electron/engine/shipping/adapter.ts';
import { failedBecause, refused } from '#electron/engine/shipping/adapter.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { oneCarrier } from '../http/account/account-test.ts';
import { asBuyer, backFromBuyer } from '../http/as-buyer.ts';
import { createLabelsAgain } from '../http/fetch-all.ts';
import { answerOf, lookupAnswer, provenAlone, purchaseUnanswered } from '../http/proof.ts';
import { identityOf, openApps, type Service } from '../http/service.ts';
import { app } from './config.ts';
import { upsDefinition } from './definition.ts';
import { upsCarrier } from './import.ts';
import { configOf, inlineFormat, measureFault, toShipmentRequest } from './map-request.ts';
import { lookedFor, toFound, toSale } from './map-response.ts';
import { soldAs, toVoidOutcome } from './map-void.ts';
import { toRateRequest, toRates } from './rates.ts';
import { recoverLabel, recoveryCall } from './recovery.ts';
import { testAccount } from './test-account.ts';

const NAME = 'UPS';

/**
 * Buys from UPS directly (Shipping API v2409). One call sells; nothing keeps a second from selling again, so nothing is ever sent twice: what is
 * lost is looked for by our own reference, and what is not found is for a person.
 * @param at where UPS is in a test
 */
export function createUpsAdapter({ secrets }: { secrets: SecretStore }, at?: string): Adapter {
  const open = openApps({ secrets }, { tokenPath: '/security/v1/oauth/token' }, at);
  const labelsAgain = createLabelsAgain();
  const ofShipment = ({ shipment: { account } }: Pick<PurchaseRequest, 'shipment'>) =>
    open({ account }, configOf(account));

  return {
    definition: upsDefinition(at),
    identity: (account) => identityOf(account, secrets),

    purchase: asBuyer(ofShipment, purchase),

    async lookup(order) {
      const { accountNumber } = configOf(order.shipment.account);
      const reference = lookedFor(order);
      if (reference === null)
        return failedBecause('unknown', diagnostic('UPS_NO_REFERENCE', { account: accountNumber }));
      const wanted = { ReferenceValues: { ReferenceNumber: { Value: reference }, ShipperNumber: accountNumber } };
      const call = recoveryCall(wanted, order.shipment, inlineFormat(order.shipment.imageType));
      const found = lookupAnswer(await ofShipment(order).call(call, order.signal), NAME);
      return 'kind' in found ? found : toFound(found, order);
    },

    documents: (order) =>
      labelsAgain(order, (number, packageNumber) =>
        recoverLabel(ofShipment(order), { shipment: order.shipment, number, packageNumber }, order.signal),
      ),

    void: backFromBuyer(ofShipment, async ({ call }, order) => {
      const path = `/api/shipments/v2409/void/cancel/${encodeURIComponent(soldAs(order))}`;
      const headers = headersOf(order.attempt.ownId);
      const said = await call({ method: 'DELETE', path, headers, sellsNothing: true }, order.signal);
      return toVoidOutcome(answerOf(said), app.isTest(configOf(order.shipment.account)));
    }),

    async rates(order) {
      const json = toRateRequest(order.shipment, today());
      const said = await ofShipment(order).post('/api/rating/v2409/Shoptimeintransit', json, order.signal);
      if (said.kind !== 'answered') return { kind: 'failed', reason: said.reason, trouble: said.trouble };
      return toRates(said.answer, order);
    },

    /** Asks UPS whether it takes the keys and the account; what there is to choose from is the same for all. */
    ...oneCarrier(
      configOf,
      ({ caller, config, shipFrom }, signal) => testAccount(open(caller, config), { ...config, shipFrom }, signal),
      ({ accountNumber }) => upsCarrier(accountNumber),
    ),
  };
}

async function purchase(service: Service, order: PurchaseRequest): Promise<PurchaseOutcome> {
  const fault = measureFault(order.shipment);
  if (fault) return refused(fault);
  const headers = headersOf(order.attempt.ownId);
  const json = toShipmentRequest(order, today());
  const said = await service.call({ method: 'POST', path: '/api/shipments/v2409/ship', headers, json }, order.signal);
  if (said.kind !== 'answered') return purchaseUnanswered(said);
  return provenAlone(said.answer, NAME) ?? toSale(said.answer, order);
}

/** UPS writes them to its logs, by which its support finds a call. */
const headersOf = (ownId: string) => ({ transId: ownId, transactionSrc: 'packbench' });

/** The day at the desk, as UPS writes one: 20261123. */
function today(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
}
