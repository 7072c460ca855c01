import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Diagnostic, diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { Account, AccountService } from '#shared/schema/accounts/account.ts';
import { isCost } from '#shared/schema/shipping/cost.ts';
import type { AccountRates, NotQuoted, Quote } from '#shared/schema/shipping/rates.ts';
import { traitsOf } from '../accounts/index.ts';
import { failureOf } from '../diagnostic-error.ts';
import { inTime } from '../concurrency/index.ts';
import { requireObject, validateShipment, type PreparedShipment } from '../rules/index.ts';
import { findRoute } from '../routing/index.ts';
import type { Adapter, RateOrder, RateOutcome } from './adapter.ts';
import type { ShippingDeps } from './deps.ts';
import { transactionIdIn } from './purchase/transaction-id.ts';
import { withIdentity } from './purchase/with-identity.ts';

/** How long an account may take to quote. */
const QUOTE_MS = 20_000;
/** Stands where the shipment's own id will, if the body names none; no shipment is recorded under it. */
const TRANSACTION_ID = 'RATES';

interface Possible {
  account: Account;
  shipments: PreparedShipment[];
  notQuoted: NotQuoted[];
}

/**
 * What the accounts quote for the shipment, those that did first. Whatever account and service the body names is not looked at. Buys nothing,
 * and writes nothing.
 * @param gone aborted when nobody waits for the answer any more
 * @throws EngineError VALIDATION_FAILED where the body is not an object.
 */
export async function quoteShipment(deps: ShippingDeps, body: unknown, gone: AbortSignal): Promise<AccountRates[]> {
  const shipment = requireObject(body);
  const possible: Possible[] = [];
  for (const account of await deps.ledger.accounts.list()) {
    possible.push(await possibleOf(deps, shipment, account));
    await nextTurn();
  }
  const rates = await Promise.all(possible.map((each) => quoteAccount(deps, each, gone)));
  const isQuoted = ({ result }: AccountRates) => result === 'QUOTED';
  return [...rates.filter(isQuoted), ...rates.filter((each) => !isQuoted(each))];
}

/** The shipment as each service of the account would carry it, and the services whose rules it breaks. */
async function possibleOf(deps: ShippingDeps, body: Record<string, unknown>, account: Account): Promise<Possible> {
  const possible: Possible = { account, shipments: [], notQuoted: [] };
  const transactionId = transactionIdIn(body) ?? TRANSACTION_ID;
  const routed = await findRoute(deps, account, body);
  for (const { serviceCode, name } of account.services) {
    const { prepared, errors } = validateShipment(
      { ...body, carrierId: account.carrierId, serviceType: serviceCode },
      {
        transactionId,
        findAccount: () => account,
        routed,
        carriers: deps.carriers,
        adapters: deps.adapters,
        renderer: { ...deps.renderer, missingCharacters: () => [] },
      },
    );
    if (prepared) possible.shipments.push(prepared);
    else possible.notQuoted.push({ serviceCode, serviceName: name, errors, reason: null });
  }
  return possible;
}

async function quoteAccount(deps: ShippingDeps, possible: Possible, gone: AbortSignal): Promise<AccountRates> {
  const { account, shipments, notQuoted } = possible;
  const { carrierId, carrierCode, friendlyName } = account;
  const adapter = deps.adapters[account.adapter.type];
  const [first] = shipments;
  const base = {
    ...{ carrierId, carrierCode, friendlyName, test: traitsOf(deps.adapters, account, first?.service).isTest },
    ...{ quotedAt: null, quotes: [], notQuoted, detail: null, trouble: null },
  };
  const without = (result: AccountRates['result'], said: Diagnostic): AccountRates => ({
    ...{ ...base, result, detail: inEnglish(said), trouble: said },
  });
  if (!first) return without('CANNOT_CARRY', diagnostic('NO_SERVICE_CARRIES', { account: friendlyName }));
  if (!adapter?.rates) return without('CANNOT_QUOTE', diagnostic('ACCOUNT_CANNOT_QUOTE', { account: friendlyName }));
  const services = shipments.map(({ service }) => service);
  const shipment = await withIdentity(deps, first);
  const outcome = await inTime(QUOTE_MS, gone, (signal) => ask(adapter, { shipment, services, signal }));
  if (outcome.kind === 'failed') {
    const { reason, trouble = null } = outcome;
    return { ...base, result: 'FAILED', detail: reason, trouble };
  }
  const quotes = outcome.quotes.flatMap((quote) => toQuote(quote, services));
  const left = services.filter(({ serviceCode }) => !quotes.some((quote) => quote.serviceCode === serviceCode));
  const refusals = left.map(({ serviceCode, name }): NotQuoted => {
    const reason = outcome.refused.find((each) => each.serviceCode === serviceCode)?.reason ?? null;
    return { serviceCode, serviceName: name, errors: [], reason };
  });
  const all = { ...base, notQuoted: [...refusals, ...notQuoted] };
  if (quotes.length === 0) {
    const said = diagnostic('NOTHING_QUOTED', { account: friendlyName });
    return { ...all, result: 'FAILED', detail: inEnglish(said), trouble: said };
  }
  return { ...all, result: 'QUOTED', quotedAt: new Date(deps.ledger.now()).toISOString(), quotes };
}

async function ask(adapter: Adapter, order: RateOrder): Promise<RateOutcome> {
  try {
    return (await adapter.rates?.(order)) ?? { kind: 'quoted', quotes: [], refused: [] };
  } catch (error) {
    const trouble = failureOf(error, 'RATES_FAILED');
    return { kind: 'failed', reason: inEnglish(trouble), trouble };
  }
}

/** A price that is none, or is one of a service that was not asked for, is not shown. */
function toQuote(
  { serviceCode, cost, delivery }: Omit<Quote, 'serviceName'>,
  services: readonly AccountService[],
): Quote[] {
  const service = services.find((each) => each.serviceCode === serviceCode);
  return service && isCost(cost) ? [{ serviceCode, serviceName: service.name, cost, delivery }] : [];
}
