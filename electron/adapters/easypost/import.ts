import type { ImportOutcome } from '#electron/engine/accounts/deps.ts';
import type { ImportedCarrier } from '#shared/schema/accounts/account-import.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { AccountService } from '#shared/schema/accounts/account.ts';
import { importFailed, testFailed } from '../http/account/account-test.ts';
import { field, listOf, textOf } from '../http/fields.ts';
import type { Service, ServiceCall } from '../http/service.ts';
import type { Exchange } from '../http/transport.ts';
import { readRate } from './read-answer.ts';
import { readList } from './read-list.ts';
import { faultOf } from './test-account.ts';

const MOST_SERVICES = 200;
/** Carriers whose orders may have several packages, by the names that the list of carriers gives them. */
const WITH_SEVERAL_PACKAGES: ReadonlySet<string> = new Set(
  'australiapost dhlexpress dpd dpduk fastway fedex ups purolator loomisexpress'.split(' '),
);
const ABROAD = /international|worldwide|global|export|\bintl\b/i;

/** A parcel between places that everybody knows: who quotes for it is a carrier account. */
const SAMPLE = {
  from_address: place('1 Dr Carlton B Goodlett Pl', 'San Francisco', 'CA', '94102'),
  to_address: place('200 N Spring St', 'Los Angeles', 'CA', '90012'),
  parcel: { length: 10, width: 8, height: 4, weight: 16 },
};

function place(street1: string, city: string, state: string, zip: string) {
  return { company: 'City Hall', street1, city, state, zip, country: 'US' };
}

/**
 * The carrier accounts that the key opens, each with what the service knows of its carrier. A key for tests is not shown their list: then
 * they are those that quote for a sample, which creates nothing.
 */
export async function importCarriers(service: Service, signal: AbortSignal): Promise<ImportOutcome> {
  const at = service.site.url.host;
  const listed = await service.call({ method: 'GET', path: '/v2/carrier_accounts' }, signal);
  const isHidden = listed.kind === 'answered' && listed.answer.status === 403;
  const quote: ServiceCall = { method: 'POST', path: '/beta/rates', json: { shipment: SAMPLE } };
  const said = isHidden ? await service.call(quote, signal) : listed;
  const types = encodeURIComponent('service_levels,predefined_packages');
  const path = `/v2/metadata/carriers?types=${types}`;
  const known = faultOf(said, at) ? said : await service.call({ method: 'GET', path }, signal);
  const fault = faultOf(known, at);
  if (fault) return importFailed(fault);
  const accounts = isHidden ? quoting(bodyOf(said)) : readList(bodyOf(said), 'carrier_accounts');
  if (isHidden && accounts.length === 0)
    return importFailed(testFailed('REFUSED', diagnostic('KEY_FOR_TESTS', { at })));
  const carriers = readList(bodyOf(known), 'carriers');
  return { kind: 'imported', carriers: accounts.flatMap((account) => toCarrier(account, carriers)) };
}

const bodyOf = (said: Exchange) => (said.kind === 'answered' ? said.answer.body : Buffer.alloc(0));

/** The carrier accounts of quotes, as far as these say what they are. */
function quoting(body: Buffer): unknown[] {
  const rates = readList(body, 'rates').flatMap((rate) => readRate(rate) ?? []);
  const carriers = new Map(rates.map(({ carrierAccountId, carrier }) => [carrierAccountId, carrier]));
  return [...carriers].map(([id, carrier]) => ({ id, type: carrier, readable: carrier }));
}

function toCarrier(account: unknown, carriers: readonly unknown[]): ImportedCarrier[] {
  const id = textOf(field(account, 'id'));
  const type = textOf(field(account, 'type')) ?? '';
  const name = textOf(field(account, 'readable')) ?? type;
  const code = type.replace(/(?:Default)?Account$/, '').toLowerCase();
  const known =
    carriers.find((carrier) => field(carrier, 'name') === code) ??
    carriers.find((carrier) => field(carrier, 'human_readable') === name);
  const carrierCode = textOf(field(known, 'name')) ?? code;
  if (id === null) return [];
  return [
    {
      adapter: { carrierAccountId: id },
      carrierCode,
      name,
      nickname: textOf(field(account, 'description')),
      requiresFundedAmount: field(account, 'billing_type') === 'easypost',
      balance: null,
      services: listOf(field(known, 'service_levels'))
        .flatMap((level) => toService(level, WITH_SEVERAL_PACKAGES.has(carrierCode)))
        .slice(0, MOST_SERVICES),
      packages: listOf(field(known, 'predefined_packages')).flatMap(toPackaging),
    },
  ];
}

/**
 * Where a service goes is not said, but in some of their names. The greatest weights that are given are partly ounces and partly pounds, so
 * none is taken.
 */
function toService(level: unknown, isMultiPackageSupported: boolean): AccountService[] {
  const serviceCode = textOf(field(level, 'name'));
  const name = textOf(field(level, 'human_readable')) ?? serviceCode;
  if (serviceCode === null || name === null || serviceCode.length > 100) return [];
  const isAbroad = ABROAD.test(name) || ABROAD.test(serviceCode);
  return [{ serviceCode, name: name.slice(0, 100), domestic: !isAbroad, international: true, isMultiPackageSupported }];
}

function toPackaging(packaging: unknown): object[] {
  const packageCode = textOf(field(packaging, 'name'));
  const name = textOf(field(packaging, 'human_readable')) ?? packageCode;
  const dimensions = listOf(field(packaging, 'dimensions'));
  return packageCode === null ? [] : [{ packageCode, name, ...(dimensions.length > 0 && { dimensions }) }];
}
