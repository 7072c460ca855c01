import type { SecretStore } from '#electron/engine/accounts/index.ts';
import { atMost } from '#electron/engine/at-most.ts';
import type { Adapter, PurchaseRequest } from '#electron/engine/shipping/adapter.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { Address } from '#shared/schema/shipping/party.ts';
import { importFailed, testFailed, testFailure, testPassed } from '../http/account-test.ts';
import { addressOf } from '../http/config-of.ts';
import { asBuyer } from '../http/as-buyer.ts';
import { given } from '../http/given.ts';
import { outcomeOfAll, type GivenBack } from '../http/numbers.ts';
import { limited, lookupUnanswered, notNoted, purchaseUnanswered } from '../http/proof.ts';
import { type Caller, clientCredentials, identityOf, openService } from '../http/service.ts';
import { publicSite } from '../http/site.ts';
import { createTokens } from '../http/tokens.ts';
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
  const tokens = createTokens();
  const fetching = atMost(4);

  function open(caller: Caller, { host, clientId }: GlsAdapterConfig) {
    const site = publicSite(`${addressOf(host, at)}/shipit-farm/v1/backend`);
    const prove = clientCredentials(site, '/oauth2/v2/token', clientId);
    const service = openService(caller, { site, prove }, { secrets, tokens });
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
      const said = await ofShipment(order).post('/tracking/parcels', json, order.signal);
      if (said.kind !== 'answered') return lookupUnanswered(said);
      return said.answer.status === 429 ? limited('unknown', said.answer, map.NAME) : map.toFound(said.answer, order);
    },

    async documents(order) {
      const reprint = async (packageNumber: number) => {
        const number = order.trackingNumbers[packageNumber - 1] ?? '';
        const json = { TrackID: number, PrintingOptions: map.printing(order.shipment) };
        const said = await ofShipment(order).post('/shipments/reprintparcel', json, order.signal);
        const label = said.kind === 'answered' ? map.labelIn(said.answer, number, packageNumber) : said.reason;
        if (typeof label === 'string') throw new Error(label);
        return label;
      };
      return Promise.all(order.unlabelled.map((packageNumber) => fetching(() => reprint(packageNumber))));
    },

    async void(order) {
      const cancelled: GivenBack[] = [];
      for (const number of order.trackingNumbers) {
        const path = `/shipments/cancel/${encodeURIComponent(number)}`;
        const said = await ofShipment(order).post(path, undefined, order.signal);
        if (said.kind !== 'answered') throw new Error(said.reason);
        cancelled.push(map.toGivenBack(said.answer, number));
      }
      return outcomeOfAll(cancelled, order, configOf(order).host === TEST_HOST);
    },

    test: (account, signal) => test({ account }, map.configOf(account), account.shipFrom?.address ?? SOMEWHERE, signal),

    async importCarriers(caller, signal) {
      const config = map.configOf(caller.account);
      const tested = await test(caller, config, SOMEWHERE, signal);
      return tested.works ? { kind: 'imported', carriers: [map.toCarrier(config)] } : importFailed(tested);
    },
  };
}
