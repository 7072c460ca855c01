import { crossesCustomsBorder } from '#shared/shipment/customs-border.ts';
import type { PreparedShipment } from '../../rules/index.ts';

type Shipment = Pick<PreparedShipment, 'request' | 'shipper' | 'international'>;

/** True where customs is to see papers: goods are declared, and another country or a customs border lies on their way. */
export const needsCustomsPapers = ({ request, shipper, international }: Shipment): boolean =>
  Boolean(request.customs?.customsItems?.length) &&
  (international || crossesCustomsBorder(shipper.address, request.recipient.address));

/** The number that the seller's invoice has: as the request says, or a label message that the carrier has for it; null where neither. */
export function invoiceNumberOf({ request, packages }: Pick<PreparedShipment, 'request' | 'packages'>): string | null {
  const messages = packages.flatMap(({ references }) => references);
  const message = messages.find(({ label }) => label.startsWith('Invoice number'))?.value;
  return request.customs?.invoiceNumber?.trim() || message || null;
}
