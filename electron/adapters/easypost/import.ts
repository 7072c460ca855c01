import type { ImportOutcome } from '#electron/engine/accounts/deps.ts';
import type { ImportedCarrier } from '#shared/schema/accounts/account-import.ts';
import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { AccountService } from '#shared/schema/accounts/account.ts';
import { field, listOf, textOf } from '../http/fields.ts';
import type { Service } from '../http/service.ts';
import { readList } from './read-list.ts';
import { faultOf } from './test-account.ts';

const MOST_SERVICES = 200;
/** Carriers whose orders may have several packages, by the names that the list of carriers gives them. */
const WITH_SEVERAL_PACKAGES: ReadonlySet<string> = new Set(
  'australiapost dhlexpress dpd dpduk fastway fedex ups purolator loomisexpress'.split(' '),
);
const ABROAD = /international|worldwide|global|export|\bintl\b/i;

/** The carrier accounts that the key opens, each with what the service knows of its carrier. */
export async function importCarriers(service: Service, signal: AbortSignal): Promise<ImportOutcome> {
  const at = service.site.url.host;
  const said = await service.call({ method: 'GET', path: '/v2/carrier_accounts' }, signal);
  if (said.kind === 'answered' && said.answer.status === 403) {
    const trouble = diagnostic('KEY_FOR_TESTS', { at });
    return { kind: 'failed', result: 'REFUSED', reason: inEnglish(trouble), trouble };
  }
  const types = 'service_levels,predefined_packages';
  const path = `/v2/metadata/carriers?types=${encodeURIComponent(types)}`;
  const fault = faultOf(said, at);
  const known = fault ? said : await service.call({ method: 'GET', path }, signal);
  const failed = fault ?? faultOf(known, at);
  if (failed || said.kind !== 'answered' || known.kind !== 'answered') {
    const { result, detail, trouble } = failed ?? { result: 'NOT_REACHED', detail: '', trouble: null };
    return { kind: 'failed', result, reason: detail, trouble };
  }
  const carriers = readList(known.answer.body, 'carriers');
  const accounts = readList(said.answer.body, 'carrier_accounts');
  return { kind: 'imported', carriers: accounts.flatMap((account) => toCarrier(account, carriers)) };
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
