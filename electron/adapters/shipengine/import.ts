import type { AccountService } from '#shared/schema/accounts/account.ts';
import type { AccountTest } from '#shared/schema/accounts/account-test.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { ImportedCarrier } from '#shared/schema/accounts/account-import.ts';
import type { ImportOutcome } from '#electron/engine/accounts/deps.ts';
import { importFailed, testFailed, testLimited, testPassed, testUnanswered } from '../http/account/account-test.ts';
import { field, listOf, quoted, textOf, wordsOf } from '../http/fields.ts';
import { readJson } from '../http/read-json.ts';
import type { Client } from './client.ts';
import { carrierUnknown, wordsIn } from './map-error.ts';

/** Of the code and the name of a service in an account. */
const MOST_CHARACTERS = 100;

/** The carriers that the key opens. Free, and changes nothing. */
async function listCarriers(client: Client, signal: AbortSignal): Promise<unknown[] | AccountTest> {
  const said = await client.call({ method: 'GET', path: '/carriers' }, signal);
  if (said.kind !== 'answered') return testUnanswered(said);
  const { answer } = said;
  const { status } = answer;
  const at = client.profile.name;
  const words = wordsIn(answer);
  const values = { at, status, ...quoted(words) };
  if (status === 401 || status === 403) return testFailed('REFUSED', diagnostic('KEYS_REFUSED', values));
  if (status === 429) return testLimited(answer, at);
  const carriers = field(readJson(answer.body), 'carriers');
  // 207: those that could be read, with errors of the others beside them.
  if ((status === 200 || status === 207) && Array.isArray(carriers)) return listOf(carriers);
  return testFailed('NOT_REACHED', diagnostic('SERVICE_HAS_FAULT', values));
}

/** Whether the key is taken, and opens the account's carrier. */
export async function testAccount(client: Client, signal: AbortSignal): Promise<AccountTest> {
  const carriers = await listCarriers(client, signal);
  if (!Array.isArray(carriers)) return carriers;
  const asked = client.asked();
  const found = carriers.find((carrier) => field(carrier, 'carrier_id') === asked.carrier);
  if (found === undefined) return testFailed('ACCOUNT_UNKNOWN', carrierUnknown(asked));
  if (field(found, 'disabled_by_billing_plan') === true)
    return testFailed('ACCOUNT_UNKNOWN', diagnostic('SERVICE_PLAN_LACKS', { at: asked.at }));
  if (field(found, 'connection_status') === 'pending_approval')
    return testFailed('ACCOUNT_UNKNOWN', diagnostic('SERVICE_CARRIER_OFF', { at: asked.at, carrier: asked.carrier }));
  return testPassed(asked.at, 'key');
}

/** The carriers that the key opens, with their services and packagings. */
export async function importCarriers(client: Client, signal: AbortSignal): Promise<ImportOutcome> {
  const carriers = await listCarriers(client, signal);
  if (!Array.isArray(carriers)) return importFailed(carriers);
  return { kind: 'imported', carriers: carriers.flatMap(toCarrier) };
}

function toCarrier(carrier: unknown): ImportedCarrier[] {
  const carrierId = textOf(field(carrier, 'carrier_id'));
  const carrierCode = textOf(field(carrier, 'carrier_code'));
  const services = listOf(field(carrier, 'services')).flatMap(toService);
  if (carrierId === null || carrierCode === null || services.length === 0) return [];
  return [
    {
      adapter: { carrierId },
      carrierCode,
      name: textOf(field(carrier, 'friendly_name')) ?? carrierCode,
      nickname: textOf(field(carrier, 'nickname')) ?? textOf(field(carrier, 'account_number')),
      requiresFundedAmount: field(carrier, 'requires_funded_amount') === true,
      balance: field(carrier, 'balance') ?? null,
      services,
      packages: listOf(field(carrier, 'packages')),
    },
  ];
}

function toService(service: unknown): AccountService[] {
  const serviceCode = textOf(field(service, 'service_code'));
  const name = wordsOf(field(service, 'name'));
  if (serviceCode === null || serviceCode.length > MOST_CHARACTERS) return [];
  return [
    {
      serviceCode,
      name: name === null || name.length > MOST_CHARACTERS ? serviceCode : name,
      domestic: field(service, 'domestic') === true,
      international: field(service, 'international') === true,
      isMultiPackageSupported: field(service, 'is_multi_package_supported') === true,
    },
  ];
}
