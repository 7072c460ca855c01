import type { LabelStock } from '#shared/schema/shipping/label-specification.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import type { WellFormed } from './request/well-formed.ts';
import type { Report } from './report.ts';

/** How many lines of a recipient's address a label has, in the least type that it may have there, and how many there is room for. */
export type AddressLines = (recipient: Party, stock: LabelStock) => { lines: number; room: number; points: number };

/** Refuses a recipient whose address no label has room for in legible type; only what is drawn here (LABELS-20). */
export function checkAddressRoom(
  { recipient }: WellFormed<ShipmentRequest>,
  { stock, addressLines }: { stock: LabelStock; addressLines: AddressLines },
  report: Report,
): void {
  if (!isWhole(recipient)) return;
  const { lines, room, points } = addressLines(recipient, stock);
  if (lines <= room) return;
  const message = `The name, streets and city of the recipient take ${lines} lines in ${points} points, and a label has room for ${room}: shorten them.`;
  report.refuse('FIELD_INVALID', '/recipient', message, { actual: lines, limit: room, unit: 'lines' });
}

/** Other rules say what lacks. */
const isWhole = (party: WellFormed<Party> | null | undefined): party is Party =>
  typeof party?.address?.city === 'string' &&
  typeof party.address.countryCode === 'string' &&
  typeof party.address.streetLine1 === 'string' &&
  party.contact !== undefined;
