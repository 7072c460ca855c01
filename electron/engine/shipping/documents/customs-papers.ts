import { crossesCustomsBorder } from '#shared/shipment/customs-border.ts';
import type { PreparedShipment } from '../../rules/index.ts';

type Shipment = Pick<PreparedShipment, 'request' | 'shipper' | 'international'>;

/** True where another country lies on the way, or a customs border, be it within one. */
export const isBeyondBorder = ({ request, shipper, international }: Shipment): boolean =>
  international || crossesCustomsBorder(shipper.address, request.recipient.address);

/** True where customs is to see papers: goods are declared, and go beyond a border. */
export const needsCustomsPapers = (shipment: Shipment): boolean =>
  Boolean(shipment.request.customs?.customsItems?.length) && isBeyondBorder(shipment);

/** The number that the seller's invoice has: as the request says, or a label message that the carrier has for it; null where neither. */
export function invoiceNumberOf({ request, packages }: Pick<PreparedShipment, 'request' | 'packages'>): string | null {
  const messages = packages.flatMap(({ references }) => references);
  const message = messages.find(({ label }) => label.startsWith('Invoice number'))?.value;
  return request.customs?.invoiceNumber?.trim() || message || null;
}
