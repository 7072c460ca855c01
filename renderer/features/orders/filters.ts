import type { OrderState } from '#shared/schema/orders/order.ts';

/** What the list of orders is narrowed down to; empty is everything. */
export interface OrderFilters {
  text: string;
  state: OrderState | typeof WAITING | '';
}

/** What is still to be packed. */
export const WAITING = 'OPEN,HELD,PACKING';

export const noFilters = (): OrderFilters => ({ text: '', state: '' });
/** What a packer sees first. */
export const firstFilters = (): OrderFilters => ({ text: '', state: WAITING });

export const isFiltered = ({ text, state }: OrderFilters) => text.trim() !== '' || state !== '';

/** The filters as the station takes them. */
export function toQuery({ text, state }: OrderFilters): { text?: string; state?: string } {
  const words = text.trim();
  return { ...(words !== '' && { text: words }), ...(state !== '' && { state }) };
}
