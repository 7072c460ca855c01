import type { AccountTest } from '#shared/schema/accounts/account-test.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import { quoted } from '../http/fields.ts';
import { testFailed, testLimited, testPassed, testUnanswered } from '../http/account/account-test.ts';
import { readJson } from '../http/read-json.ts';
import type { Service } from '../http/service.ts';
import { causeOf, errorsIn } from './map-error.ts';
import { toParty } from './map-party.ts';
import { UNITS } from './map-request.ts';

/** Where an account has no address of its own: the Statue of Liberty. */
const SOMEWHERE: Party = {
  address: {
    countryCode: 'US',
    stateOrProvinceCode: 'NY',
    city: 'New York',
    zipCode: '10004',
    streetLine1: '1 Liberty Island',
  },
  contact: { companyName: 'Test' },
};

/** Asks for the prices of a parcel from the account's address to itself, which costs nothing. */
export async function testAccount(
  { post, site }: Service,
  { accountNumber, shipFrom }: { accountNumber: string; shipFrom: Party | null },
  signal: AbortSignal,
): Promise<AccountTest> {
  const { Name, Address } = toParty(shipFrom ?? SOMEWHERE);
  const { StateProvinceCode: state, ...rest } = Address;
  const place = { Name, Address: { ...rest, ...(state?.length === 2 && { StateProvinceCode: state }) } };
  const Shipment = {
    Shipper: { ...place, ShipperNumber: accountNumber },
    ShipTo: place,
    ShipmentRatingOptions: { NegotiatedRatesIndicator: 'Y' },
    Package: [
      {
        PackagingType: { Code: '02' },
        PackageWeight: { UnitOfMeasurement: UNITS[Address.CountryCode === 'US' ? 'LB' : 'KG'], Weight: '1' },
      },
    ],
  };
  const json = { RateRequest: { Request: {}, Shipment } };
  const said = await post('/api/rating/v2409/Shop', json, signal);
  const at = site.url.host;
  if (said.kind !== 'answered') return testUnanswered(said);
  const { status, body } = said.answer;
  const words = errorsIn(readJson(body));
  const own = quoted(words);
  if (status === 401 || status === 403)
    return testFailed('REFUSED', diagnostic('ACCOUNT_REFUSED', { at, status, ...own }));
  if (status === 429) return testLimited(said.answer, 'UPS');
  const cause = words === null ? null : causeOf(words, status, accountNumber);
  if (cause?.code === 'UPS_ACCOUNT_REFUSED') return testFailed('ACCOUNT_UNKNOWN', cause);
  // That it does not go from here to here is no matter: it was asked as the account.
  if (status === 200 || (status === 400 && words !== null)) return testPassed(at, 'keys');
  return testFailed('NOT_REACHED', diagnostic('SERVICE_HAS_FAULT', { at, status }));
}
