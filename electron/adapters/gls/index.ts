import type { SecretStore } from '#electron/engine/accounts/index.ts';
import type { Adapter, PurchaseRequest } from '#electron/engine/shipping/adapter.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { Address } from '#shared/schema/shipping/party.ts';
import { importOwn, testFailed, testFailure, testPassed } from '../http/account-test.ts';
import { asBuyer } from '../http/as-buyer.ts';
import { createLabelsAgain } from '../http/fetch-all.ts';
import { given } from '../http/given.ts';
import { giveBackEach } from '../http/numbers.ts';
import { answerOf, lookupAnswer, notNoted, purchaseUnanswered } from '../http/proof.ts';
import { type Caller, identityOf, openApps } from '../http/service.ts';
import { type GlsAdapterConfig, TEST_HOST } from './config.ts';
import { glsDefinition } from './definition.ts';
import * as map from './mapping.ts';

const MEDIA_TYPE = 'application/glsVersion1+json';
const DAY_MS = 24 * 60 * 60 * 1000;
type Place = Pick<Address, 'countryCode' | 'zipCode'>;
/** Where nothing says from where the account ships. */
const SOMEWHERE: Place = { countryCode: 'DE', zipCode: '36286' };

/**
 * Buys from GLS directly (ShipIT API v1). One call sells; nothing keeps a second from selling again, so nothing is ever sent twice: what is
 * lost is looked for by our own reference, and what is not found is for a person.
 * @param at where GLS is in a test
 */
export function createGlsAdapter({ secrets }: { secrets: SecretStore }, at?: string): Adapter {
  const openApp = openApps({ secrets }, { path: '/shipit-farm/v1/backend', tokenPath: '/oauth2/v2/token' }, at);
  const labelsAgain = createLabelsAgain();

  function open(caller: Caller, config: GlsAdapterConfig) {
    const service = openApp(caller, config);
    const post = (path: string, json: object | undefined, signal: AbortSignal) => {
      const headers = { accept: MEDIA_TYPE, ...(json && { 'content-type': MEDIA_TYPE }) };
      return service.call({ method: 'POST', path: `/rs${path}`, headers, json }, signal);
    };
    return { ...service, post };
  }
  const configOf = (order: PurchaseRequest) => map.configOf(order.shipment.account);
  const ofShipment = (order: PurchaseRequest) => open(order.shipment, configOf(order));

  /** Asks what may be sent within a place, which costs nothing. */
  async function test(caller: Caller, config: GlsAdapterConfig, place: Place, signal: AbortSignal) {
    const { post, site } = open(caller, config);
    const within = given({ CountryCode: place.countryCode, Zipcode: place.zipCode });
    const json = { Source: within, Destination: within, ContactID: config.contactId };
    const said = await post('/shipments/allowedservices', json, signal);
    const words = said.kind === 'answered' ? map.refusalIn(said.answer) : null;
    const values = { at: map.NAME, account: config.contactId };
    if (words !== null) return testFailed('ACCOUNT_UNKNOWN', diagnostic('ACCOUNT_NOT_THERE', { ...values, words }));
    return testFailure(said, site.url.host, map.wordsIn) ?? testPassed(site.url.host, 'keys');
  }

  return {
    definition: glsDefinition(at),
    identity: (account) => identityOf(account, secrets),

    purchase: asBuyer(ofShipment, async ({ post }, order) => {
      // A look-up names the days that it is of, and may come much later.
      const failed = await order.attempt.note({ sentAt: new Date().toISOString() }).then(() => null, notNoted);
      if (failed) return failed;
      const said = await post('/shipments', map.toRequest(order), order.signal);
      return said.kind === 'answered' ? map.toOutcome(said.answer, order) : purchaseUnanswered(said);
    }),

    async lookup(order) {
      const { ownId, notes } = order.attempt;
      const sentAt = Date.parse(String(notes['sentAt'])) || Date.now() - order.ageMs;
      const day = (days: number) => new Date(sentAt + days * DAY_MS).toISOString();
      const json = { ShipmentReference: ownId, DateFrom: day(-1), DateTo: day(1) };
      const found = lookupAnswer(await ofShipment(order).post('/tracking/parcels', json, order.signal), map.NAME);
      return 'kind' in found ? found : map.toFound(found, order);
    },

    documents: (order) =>
      labelsAgain(order, async (number, packageNumber) => {
        const json = { TrackID: number, PrintingOptions: map.printing(order.shipment) };
        const said = await ofShipment(order).post('/shipments/reprintparcel', json, order.signal);
        const label = map.labelIn(answerOf(said), number, packageNumber);
        if (typeof label === 'string') throw new Error(label);
        return label;
      }),

    void: (order) =>
      giveBackEach(order.trackingNumbers, { order, isTest: configOf(order).host === TEST_HOST }, async (number) => {
        const path = `/shipments/cancel/${encodeURIComponent(number)}`;
        return map.toGivenBack(answerOf(await ofShipment(order).post(path, undefined, order.signal)), number);
      }),

    test: (account, signal) => test({ account }, map.configOf(account), account.shipFrom?.address ?? SOMEWHERE, signal),

    async importCarriers(caller, signal) {
      const config = map.configOf(caller.account);
      return importOwn(await test(caller, config, SOMEWHERE, signal), map.toCarrier(config));
    },
  };
}
