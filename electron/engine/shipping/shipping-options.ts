import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Account, AccountService } from '#shared/schema/accounts/account.ts';
import type { ShippingOption } from '#shared/schema/accounts/shipping-option.ts';
import type { ShippingDeps } from './deps.ts';
import { requireObject, validateShipment } from '../rules/index.ts';
import { findRoute, type Routed } from '../routing/index.ts';

/**
 * What every service of every account would make of the shipment, possible ones first. Whatever account and service the body
 * names is not looked at.
 * @throws EngineError VALIDATION_FAILED where the body is not an object.
 */
export async function listShippingOptions(deps: ShippingDeps, body: unknown): Promise<ShippingOption[]> {
  const shipment = requireObject(body);
  const options: ShippingOption[] = [];
  for (const account of await deps.ledger.accounts.list()) {
    const routed = await findRoute(deps, account, shipment);
    for (const service of account.services) options.push(optionOf(deps, shipment, { account, routed }, service));
    await nextTurn();
  }
  return [...options.filter(({ possible }) => possible), ...options.filter(({ possible }) => !possible)];
}

function optionOf(
  { carriers, adapters, renderer }: ShippingDeps,
  body: Record<string, unknown>,
  { account, routed }: { account: Account; routed: Routed | null },
  { serviceCode, name }: AccountService,
): ShippingOption {
  const { carrierId, carrierCode, friendlyName } = account;
  const { errors, warnings, packages } = validateShipment(
    { ...body, carrierId, serviceType: serviceCode },
    { findAccount: () => account, routed, carriers, adapters, renderer },
  );
  const possible = errors.length === 0;
  return { carrierId, carrierCode, friendlyName, serviceCode, serviceName: name, possible, errors, warnings, packages };
}
