import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';

/**
 * The text of a label's two-dimensional symbol: `PB1|tracking number|service|country|postcode|n/m|platform tracking number`. It is ASCII,
 * so that any scanner shows it: accents are left out, what has no ASCII letter becomes `?`, and a `|` inside a field `/`.
 */
export function routingText(
  { request, service, packages }: PreparedShipment,
  index: number,
  trackingNumber: string,
  platformTrackingNumber: string,
): string {
  const { countryCode, zipCode } = request.recipient.address;
  return [
    'PB1',
    trackingNumber,
    service.serviceCode,
    countryCode,
    zipCode ?? '',
    `${index + 1}/${packages.length}`,
    platformTrackingNumber,
  ]
    .map(ascii)
    .join('|');
}

const ascii = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/gu, '?')
    .replaceAll('|', '/');
