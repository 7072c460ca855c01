import { isItemCode } from '#shared/scan/item-codes.ts';
import { isCodeOf, isRouting } from '#shared/scan/label-codes.ts';
import type { Order } from '#shared/schema/orders/order.ts';
import { call } from '#renderer/api/client.ts';
import type { Sound } from '#renderer/composables/useSounds.ts';

const labelsOf = (order: Order | null) =>
  order?.parcels.flatMap(({ shipment }) => shipment?.trackingNumbers ?? []) ?? [];

/** The tracking number of that label of the order whose barcode it is. */
export const labelOf = (code: string, order: Order | null): string | undefined =>
  labelsOf(order).find((number) => isCodeOf(code, [number]));

/** The number of the order's label, where it is another barcode of such a one: it says where a parcel goes. */
export const labelBeside = (code: string, order: Order | null): string | undefined =>
  isRouting(code, order?.recipient.address?.zipCode ?? '') ? labelsOf(order)[0] : undefined;

export const isItemOf = (code: string, order: Order | null): boolean =>
  order?.lines.some((line) => isItemCode(line, code)) === true;

/** The label on the box, scanned behind its purchase, proves its print. @returns what that sounds like */
export async function provePrint(code: string): Promise<Sound> {
  const answer = await call('confirmPrintByScan', { body: { code } });
  return answer.ok && !answer.value.repeated ? 'ok' : 'attention';
}
