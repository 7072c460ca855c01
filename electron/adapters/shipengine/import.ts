import type { AccountService } from '#shared/schema/accounts/account.ts';
import type { AccountTest } from '#shared/schema/accounts/account-test.ts';
import { diagnostic, type Diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { ImportedCarrier } from '#shared/schema/accounts/account-import.ts';
import type { ImportOutcome } from '#electron/engine/accounts/deps.ts';
import { field, listOf, textOf, wordsOf } from '../http/fields.ts';
import { waitAsked } from '../http/proof.ts';
import { readJson } from '../http/read-json.ts';
import type { Client } from './client.ts';
import { carrierUnknown, wordsIn } from './map-error.ts';

/** Of the code and the name of a service in an account. */
const MOST_CHARACTERS = 100;

type Failed = { result: AccountTest['result']; reason: string; trouble: Diagnostic | null };

const failed = (result: AccountTest['result'], trouble: Diagnostic): Failed => ({
  ...{ result, trouble },
  reason: inEnglish(trouble),
});

/** The carriers that the key opens. Free, and changes nothing. */
async function listCarriers(client: Client, signal: AbortSignal): Promise<unknown[] | Failed> {
  const said = await client.call({ method: 'GET', path: '/carriers' }, signal);
  if (said.kind !== 'answered') {
    const isRefused = said.kind === 'not_sent' && said.refused === true;
    return { result: isRefused ? 'REFUSED' : 'NOT_REACHED', reason: said.reason, trouble: said.trouble };
  }
  const { answer } = said;
  const { status } = answer;
  const at = client.profile.name;
  const words = wordsIn(answer);
  const values = { at, status, ...(words !== null && { words }) };
  if (status === 401 || status === 403) return failed('REFUSED', diagnostic('KEYS_REFUSED', values));
  if (status === 429) {
    const seconds = waitAsked(answer);
    const said = diagnostic('SERVICE_TAKES_NO_MORE', { at });
    return failed('NOT_REACHED', seconds === null ? said : diagnostic('SERVICE_ASKS_TO_WAIT', { at, seconds }));
  }
  const carriers = field(readJson(answer.body), 'carriers');
  // 207: those that could be read, with errors of the others beside them.
  if ((status === 200 || status === 207) && Array.isArray(carriers)) return listOf(carriers);
  return failed('NOT_REACHED', diagnostic('SERVICE_HAS_FAULT', values));
}

/** Whether the key is taken, and opens the account's carrier. */
export async function testAccount(client: Client, signal: AbortSignal): Promise<AccountTest> {
  const carriers = await listCarriers(client, signal);
  if (!Array.isArray(carriers)) {
    const { result, reason, trouble } = carriers;
    return { result, works: false, detail: reason, trouble };
  }
  const asked = client.asked();
  const found = carriers.find((carrier) => field(carrier, 'carrier_id') === asked.carrier);
  if (found === undefined) return notWorking(carrierUnknown(asked));
  if (field(found, 'disabled_by_billing_plan') === true)
    return notWorking(diagnostic('SERVICE_PLAN_LACKS', { at: asked.at }));
  if (field(found, 'connection_status') === 'pending_approval')
    return notWorking(diagnostic('SERVICE_CARRIER_OFF', { at: asked.at, carrier: asked.carrier }));
  return { result: 'ACCEPTED', works: true, detail: `${asked.at} takes the key of the account.`, trouble: null };
}

const notWorking = (trouble: Diagnostic): AccountTest => ({
  ...{ result: 'ACCOUNT_UNKNOWN', works: false },
  ...{ detail: inEnglish(trouble), trouble },
});

/** The carriers that the key opens, with their services and packagings. */
export async function importCarriers(client: Client, signal: AbortSignal): Promise<ImportOutcome> {
  const carriers = await listCarriers(client, signal);
  if (!Array.isArray(carriers)) return { kind: 'failed', ...carriers };
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
