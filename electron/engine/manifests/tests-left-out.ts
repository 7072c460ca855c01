import type { Account, AdapterConfig } from '#shared/schema/accounts/account.ts';
import { traitsOf } from '../accounts/index.ts';
import type { ShipmentRecord } from '../shipping/index.ts';
import type { ManifestsDeps } from './deps.ts';

type Adapters = Pick<ManifestsDeps, 'adapters'>;

/** Whether its label is none to ship with, as its account was when it was bought. */
export const isTestShipment = ({ adapters }: Adapters, { prepared }: ShipmentRecord): boolean =>
  traitsOf(adapters, prepared.account, prepared.service).isTest;

/** Whether test labels are left out: with a driver go live ones; an account in test mode that has none of those may be tried with its test labels. */
export const leavesOutTests = ({ adapters }: Adapters, account: Account, hasLive: boolean): boolean =>
  hasLive || !traitsOf(adapters, account).isTest;

/** Those ways in which parcels of the account were bought that do not count. @param ways as the ledger names them */
export function waysLeftOut({ adapters }: Adapters, account: Account, ways: readonly string[]): string[] {
  const tests = ways.filter((way) => {
    const [adapter, serviceCode] = JSON.parse(way) as [AdapterConfig, string];
    return traitsOf(adapters, { adapter }, { serviceCode }).isTest;
  });
  return leavesOutTests({ adapters }, account, tests.length < ways.length) ? tests : [];
}
