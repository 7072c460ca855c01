import type { SecretStore } from '#electron/engine/accounts/index.ts';
import type { Adapter, PurchaseRequest } from '#electron/engine/shipping/adapter.ts';
import { accountUnknown, oneCarrier, testFailure, testPassed } from '../http/account/account-test.ts';
import { asBuyer, backFromBuyer, byOneCall } from '../http/as-buyer.ts';
import { createLabelsAgain } from '../http/fetch-all.ts';
import { given } from '../http/given.ts';
import { giveBackEach } from '../http/numbers.ts';
import { answerOf, lookupAnswer } from '../http/proof.ts';
import { identityOf, openApps, type Service } from '../http/service.ts';
import { app } from './config.ts';
import { glsDefinition } from './definition.ts';
import * as map from './mapping.ts';

const PROFILE = {
  ...{ path: '/shipit-farm/v1/backend/rs', tokenPath: '/oauth2/v2/token', mediaType: 'application/glsVersion1+json' },
};
const DAY_MS = 24 * 60 * 60 * 1000;
/** Where nothing says from where the account ships. */
const SOMEWHERE = { countryCode: 'DE', zipCode: '36286' };

/** GLS has every question posted. */
const ask = ({ call }: Service, path: string, json: object | undefined, signal: AbortSignal) =>
  call({ method: 'POST', path, json, sellsNothing: true }, signal);

/**
 * Buys from GLS directly (ShipIT API v1). One call sells; nothing keeps a second from selling again, so nothing is ever sent twice: what is
 * lost is looked for by our own reference, and what is not found is for a person.
 * @param at where GLS is in a test
 */
export function createGlsAdapter({ secrets }: { secrets: SecretStore }, at?: string): Adapter {
  const openApp = openApps({ secrets }, PROFILE, at);
  const labelsAgain = createLabelsAgain();
  const configOf = (order: PurchaseRequest) => map.configOf(order.shipment.account);
  const ofShipment = (order: PurchaseRequest) => openApp(order.shipment, configOf(order));

  return {
    definition: glsDefinition(at),
    identity: (account) => identityOf(account, secrets),

    purchase: asBuyer(
      ofShipment,
      byOneCall(({ post }, order) => post('/shipments', map.toRequest(order), order.signal), map.toOutcome),
    ),

    /** Among the parcels of ended days; else by having its labels printed again, which GLS does from the sale on. */
    async lookup(order) {
      const service = ofShipment(order);
      const day = (days: number) => new Date(order.acceptedAt + days * DAY_MS).toISOString();
      const find = async (path: string, json: object) => {
        const own = { ShipmentReference: order.attempt.ownId, ...json };
        const found = lookupAnswer(await ask(service, path, own, order.signal), map.NAME);
        return 'kind' in found ? found : map.toFound(found, order);
      };
      const listed = await find('/tracking/parcels', { DateFrom: day(-1), DateTo: day(1) });
      if (!map.isNotFound(listed)) return listed;
      const printing = { CreationDate: day(0), PrintingOptions: map.printing(order.shipment) };
      const printed = await find('/shipments/reprintparcel', printing);
      return map.isFound(printed) || map.asksToWait(printed) ? printed : listed;
    },

    documents: (order) =>
      labelsAgain(order, async (number, packageNumber) => {
        const json = { TrackID: number, PrintingOptions: map.printing(order.shipment) };
        const said = await ask(ofShipment(order), '/shipments/reprintparcel', json, order.signal);
        return map.labelIn(answerOf(said), number, packageNumber);
      }),

    void: backFromBuyer(ofShipment, (service, order) =>
      giveBackEach(order.trackingNumbers, { order, isTest: app.isTest(configOf(order)) }, async (number) => {
        const path = `/shipments/cancel/${encodeURIComponent(number)}`;
        return map.toGivenBack(answerOf(await ask(service, path, undefined, order.signal)), number);
      }),
    ),

    /** What may be sent within the place that the account ships from. */
    ...oneCarrier(
      map.configOf,
      async ({ caller, config, shipFrom }, signal) => {
        const { post, site } = openApp(caller, config);
        const { countryCode, zipCode } = shipFrom?.address ?? SOMEWHERE;
        const within = given({ CountryCode: countryCode, Zipcode: zipCode });
        const json = { Source: within, Destination: within, ContactID: config.contactId };
        const said = await post('/shipments/allowedservices', json, signal);
        const words = said.kind === 'answered' ? map.refusalIn(said.answer) : null;
        if (words !== null) return accountUnknown(map.NAME, config.contactId, words);
        return testFailure(said, site.url.host, map.wordsIn) ?? testPassed(site.url.host, 'keys');
      },
      map.toCarrier,
    ),
  };
}
