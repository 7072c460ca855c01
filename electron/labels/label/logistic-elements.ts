import type { RenderInput } from '#electron/engine/shipping/documents/renderer.ts';
import type { PreparedPackage, PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import {
  elementString,
  SOURCED_IDENTIFIERS,
  type ElementSource,
  type ElementString,
} from '#shared/barcode/application-identifiers.ts';
import { countryNumber } from '#shared/barcode/country-number.ts';

/**
 * What a GS1 logistic label says of a package, in the order of its barcodes from the top: routing and consignment, postal code, customer, trade
 * items, and the SSCC lowest (GS1 Logistic Label Guideline, 4, 5 and 6.3). Null where the label is not that one, or the number no SSCC.
 */
export function logisticElements(input: RenderInput, index: number): ElementString[] | null {
  const { shipment, traits } = input;
  const pack = shipment.packages[index];
  const sscc = elementString('00', input.trackingNumbers[index] ?? '');
  if (!traits.logisticLabel || !pack || !sscc) return null;
  const sources = traits.logisticLabel;
  const taken = SOURCED_IDENTIFIERS.flatMap((identifier) => {
    const source = sources[identifier];
    const text = source && fieldOf(shipment, pack, source);
    return (text && elementString(identifier, text)) || [];
  });
  return [...inPairs([...taken, ...shipToPost(shipment)]).toSorted((a, b) => place(a) - place(b)), sscc];
}

const ORDER = ['403', '401', '402', '420', '421', '410', '400', '01', '02', '37', '10'];
const place = ({ identifier }: ElementString) => ORDER.indexOf(identifier);

/** Count and content need each other, a batch needs its goods (GS1 General Specifications, 4.13): what lacks its other half is left out. */
function inPairs(elements: readonly ElementString[]): ElementString[] {
  const has = new Set(elements.map(({ identifier }) => identifier));
  const isWhole = has.has('02') && has.has('37');
  return elements.filter(({ identifier }) =>
    identifier === '02' || identifier === '37' ? isWhole : identifier !== '10' || isWhole || has.has('01'),
  );
}

/** Countries that the post of the United States serves, whose ZIP codes are one row of numbers. */
const OF_US_POST: readonly string[] = ['US', 'AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI'];

/** Whether the postal code of the recipient is a ZIP code, and the sender's too. */
export const isWithinUsPost = ({ shipper, request: { recipient } }: PreparedShipment): boolean =>
  [shipper, recipient].every(({ address }) => OF_US_POST.includes(address.countryCode));

/**
 * The postal code within one postal authority, 420; with the country's number before it where it is of another, 421. None where there is no code,
 * and none of another authority in a country that has no number.
 */
export function shipToPost(shipment: PreparedShipment): ElementString[] {
  const { zipCode = '', countryCode } = shipment.request.recipient.address;
  if (zipCode.trim() === '') return [];
  const number = countryNumber(countryCode);
  if (!shipment.international || isWithinUsPost(shipment))
    return [elementString('420', zipCode)].filter((e) => e !== null);
  return number ? [elementString('421', number + zipCode)].filter((e) => e !== null) : [];
}

function fieldOf({ order, packages }: PreparedShipment, pack: PreparedPackage, source: ElementSource): string | null {
  // Of an order it is known what is in its parcel where all goods are of one kind, in one package.
  const [line, ...others] = packages.length === 1 ? (order?.lines ?? []) : [];
  const only = others.length === 0 ? line : undefined;
  switch (source) {
    case 'itemCode':
      return pack.itemCode;
    case 'itemTransactionId':
      return pack.itemTransactionId;
    case 'orderNumber':
      return order?.orderNumber ?? null;
    case 'article':
      return only?.article ?? null;
    case 'quantity':
      return only ? String(only.quantity) : null;
    default:
      return pack.references.find(({ key }) => key === source)?.value ?? null;
  }
}
