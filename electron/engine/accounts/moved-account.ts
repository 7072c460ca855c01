import type { AdapterConfig } from '#shared/schema/accounts/account.ts';
import type { AccountsDeps } from './deps.ts';
import type { SecretRules } from './adapter-definition.ts';

interface Bought {
  carrierId: string;
  adapter: AdapterConfig;
}

/**
 * The account that a shipment was bought with, at the place where its service is now: one that has moved, or shows another certificate, is
 * asked there for what was bought before, as the account itself says since. Only where that still calls it by the same key, and for where it is
 * alone: all else is as it was then.
 */
export function whereItIsNow<A extends Bought>(
  { adapters }: Pick<AccountsDeps, 'adapters'>,
  then: A,
  now: Bought | null,
): A {
  const rules = adapters[then.adapter.type]?.definition.secrets;
  if (!rules?.place || now?.adapter.type !== then.adapter.type || !isSameCaller(rules, then.adapter, now.adapter))
    return then;
  const { adapter } = now;
  const was = Object.entries(then.adapter).filter(([member]) => rules.place?.includes(member) !== true);
  const is = rules.place.filter((member) => adapter[member] !== undefined).map((member) => [member, adapter[member]]);
  return { ...then, adapter: { ...Object.fromEntries(was), ...Object.fromEntries(is), type: then.adapter.type } };
}

/** By what keys belong to; a secret that belongs to nothing shows whose it is at its own place only. */
function isSameCaller(rules: SecretRules<AdapterConfig>, then: AdapterConfig, now: AdapterConfig): boolean {
  const owners = Object.values(rules.members).flatMap((secret) => secret?.of ?? []);
  const named = owners.filter((owner) => then[owner] !== undefined || now[owner] !== undefined);
  return named.length > 0
    ? named.every((owner) => then[owner] === now[owner])
    : rules.origin(then) === rules.origin(now);
}
