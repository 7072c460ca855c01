import type { OrderKey } from '#renderer/components/order/order-words.ts';

/** The address of the order in the window. */
export const pathOf = ({ source, orderNumber }: OrderKey) => ({ name: 'order', params: { source, orderNumber } });
