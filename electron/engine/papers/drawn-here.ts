import type { PreparedShipment } from '../prepared-shipment.ts';

/** Whether the station draws the labels of the account itself; a gateway's carrier sends its own. */
export const isDrawnHere = ({ account }: Pick<PreparedShipment, 'account'>): boolean =>
  account.adapter.type === 'test' || account.adapter.type === 'range';
