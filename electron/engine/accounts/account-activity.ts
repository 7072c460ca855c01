import { ACTIVITY_SHIPMENTS, type AccountActivity } from '#shared/schema/accounts/account-activity.ts';
import type { AccountsDeps } from './deps.ts';

/** What became of each account lately, in the order of the list: what a person looks at who has set one up. */
export async function accountActivity({ ledger, adapters }: AccountsDeps): Promise<AccountActivity[]> {
  const accounts = await ledger.accounts.list();
  const recent = new Map(
    (await ledger.shipments.recentByAccount(ACTIVITY_SHIPMENTS)).map((each) => [each.carrierId, each]),
  );
  return Promise.all(
    accounts.map(async (account) => {
      const { lastPurchaseAt = null, failures = 0, lastFailureAt = null } = recent.get(account.carrierId) ?? {};
      const stock = await adapters[account.adapter.type]?.stock?.(account);
      return {
        carrierId: account.carrierId,
        numbersLeft: stock ? String(stock.left) : null,
        ...{ lastPurchaseAt: moment(lastPurchaseAt), failures, lastFailureAt: moment(lastFailureAt) },
      };
    }),
  );
}

const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString());
