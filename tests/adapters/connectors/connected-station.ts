import { afterAll, beforeAll, expect } from 'vitest';
import type { CreateAdapter } from '#electron/adapters/index.ts';
import type { Account } from '#shared/schema/accounts/account.ts';
import { startTestStation, type TestStation } from '../../helpers/station.ts';
import type { ConnectorFake } from './faults.ts';

export const ACCOUNTS = '/station/v1/accounts';
export const SHIPMENTS = '/station/v1/shipments';
/** A description is read and a station started before the first test, on machines that do other things, too. */
const START_MS = 60_000;

/** A station that has the connector and no other, beside the fake of its service; both are there from the first test of the file on. */
export function useConnectedStation<F extends ConnectorFake>(
  startFake: () => Promise<F>,
  create: (fake: F) => CreateAdapter,
  options: Parameters<typeof startTestStation>[0] = {},
) {
  const used = {
    fake: undefined as unknown as F,
    station: undefined as unknown as TestStation,
    /** Makes an account that has other than a default one of carrier A in the US what is given. */
    async connect(changes: Partial<Account> & Pick<Account, 'carrierId' | 'adapter'>) {
      const [template] = (await used.station.api.get(ACCOUNTS)).body.accounts;
      return used.station.api.post(ACCOUNTS, { ...template, ...changes });
    },
    /** The shipment of a transaction, in whole. */
    async shipmentOf(transactionId: string) {
      const { id } = (await used.station.api.get(`${SHIPMENTS}?transactionId=${transactionId}`)).body.shipments[0];
      return (await used.station.api.get(`${SHIPMENTS}/${id}`)).body;
    },
  };
  beforeAll(async () => {
    used.fake = await startFake();
    used.station = await startTestStation({ adapters: [create(used.fake)], ...options });
  }, START_MS);
  afterAll(async () => {
    await used.station.dispose();
    await used.fake.close();
    expect(used.fake.violations).toEqual([]);
  });
  return used;
}
