import type { ItemLine } from '#shared/schema/shipping/item-line.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';

/** UPS prints two references, and finds a label by either. */
export const MOST_REFERENCES = 2;
const REFERENCED_BY_PACKAGE = ['US', 'PR'];

/** What the shipper wrote on a package, each text once. */
export const referencesOn = ({ customerReference = {} }: ItemLine): string[] => [
  ...new Set(Object.values(customerReference).flatMap((text) => text?.trim() || [])),
];

/** UPS has references of packages within the US and within Puerto Rico; elsewhere they are the shipment's. */
export const arePerPackage = (from: string, to: string) => from === to && REFERENCED_BY_PACKAGE.includes(from);

export interface References {
  /** Of the shipment; empty where they are the packages'. */
  shipment: string[];
  /** By package; empty lists where they are the shipment's. */
  packages: string[][];
  /** Whether our own id stands among them, so that a label whose answer was lost can be looked for. */
  hasOwn: boolean;
}

/** The own id takes a place that the shipper's texts leave: on the first package, or the shipment. Without one nothing can be looked for. */
export function referencesOf(request: ShipmentRequest, from: string, ownId: string): References {
  const lines = request.itemLines.map(referencesOn);
  if (arePerPackage(from, request.recipient.address.countryCode)) {
    const [first = [], ...others] = lines;
    const hasOwn = first.length < MOST_REFERENCES;
    return { shipment: [], packages: [hasOwn ? [...first, ownId] : first, ...others], hasOwn };
  }
  const all = [...new Set(lines.flat())];
  const hasOwn = all.length < MOST_REFERENCES;
  return { shipment: hasOwn ? [...all, ownId] : all, packages: lines.map(() => []), hasOwn };
}
