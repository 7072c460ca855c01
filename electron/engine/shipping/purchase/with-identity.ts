import type { PreparedShipment } from '../../rules/index.ts';
import type { ShippingDeps } from '../deps.ts';

/** The shipment of an account as its service takes it for now, where the service says so. */
export async function withIdentity(
  { adapters }: Pick<ShippingDeps, 'adapters'>,
  prepared: PreparedShipment,
): Promise<PreparedShipment> {
  const { account } = prepared;
  const identity = await adapters[account.adapter.type]?.identity?.(account);
  return typeof identity === 'string' ? { ...prepared, account: { ...account, identity } } : prepared;
}
