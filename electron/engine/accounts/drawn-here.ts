import type { Account } from '#shared/schema/accounts/account.ts';

/** Whether the station draws the labels of the account itself; a gateway's carrier sends its own. */
export const isDrawnHere = ({ account }: { account: { adapter: Pick<Account['adapter'], 'type'> } }): boolean =>
  account.adapter.type !== 'gateway';
