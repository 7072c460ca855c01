import { CARRIER_DEFINITIONS } from '#electron/carriers/index.ts';
import { carrierRules } from '#electron/engine/accounts/carrier-rules.ts';
import { ADAPTER_INFOS } from '../../adapters/defined.ts';

/** What a station with these accounts answers where the window asks for one of the lists that their forms are made of. */
export function accountLists(address: string, accounts: readonly object[] = []): object {
  if (address.includes('adapters')) return { adapters: ADAPTER_INFOS };
  if (address.includes('rules')) return { carriers: CARRIER_DEFINITIONS.map(carrierRules) };
  return { accounts, inTestMode: [] };
}
