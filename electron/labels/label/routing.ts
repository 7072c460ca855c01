import type { RenderInput } from '#electron/engine/shipping/documents/renderer.ts';
import type { PreparedPackage, PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import { countryNumber } from '#shared/barcode/country-number.ts';
import { transportMessage } from '../symbols/iso-15434.ts';
import { ofDay } from './of-day.ts';

/**
 * The message of a label's two-dimensional symbol: format 01 of ISO/IEC 15434, whose fields ANSI MH10.8.3 puts in this order: postal code, country,
 * class of service, tracking number, carrier (SCAC), shipper's number, day of the year, shipment's id, package n/m, pounds, whether the address was
 * validated. A field without data is empty. All is ASCII, so that any scanner shows it.
 */
export function routingText(input: RenderInput, index: number, timeZone: string): string {
  const { shipment, acceptedAt } = input;
  const { address } = shipment.request.recipient;
  const country = countryNumber(address.countryCode) ?? '';
  return transportMessage(
    [
      postalCode(address.zipCode ?? '', country),
      country,
      serviceClass(shipment.service),
      input.trackingNumbers[index] ?? '',
      scac(shipment.account.carrierCode),
      '',
      dayOfYear(acceptedAt, timeZone),
      '',
      `${index + 1}/${shipment.packages.length}`,
      pounds(shipment.packages[index]),
      'N',
    ].map(plain),
  );
}

const USA = '840';

/** Letters and digits only; of the United States nine digits, the last four zero where they are not given. */
function postalCode(given: string, country: string): string {
  const code = plain(given)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
  return country === USA && /^[0-9]{5}$/.test(code) ? `${code}0000` : code;
}

const serviceClass = ({ serviceClass, serviceCode }: PreparedShipment['service']) =>
  serviceClass ?? (/^[0-9]{1,3}$/.test(serviceCode) ? serviceCode.padStart(3, '0') : '');

/** A Standard Carrier Alpha Code has two to four letters: an account's own code, where it is one. */
const scac = (carrierCode: string) => (/^[A-Z]{2,4}$/.test(carrierCode) ? carrierCode : '');

/** Whole ones, rounded up; what only the last bit of a number makes more is not. */
function pounds(pack: PreparedPackage | undefined): string {
  const weight = pack?.transmitted.weight;
  if (!weight) return '';
  return String(Math.ceil(weight.units === 'LB' ? weight.value : weight.value / KILOGRAMS - 1e-9));
}

const KILOGRAMS = 0.45359237;

/** Three digits, 001 on the first of January. */
const dayOfYear = ofDay((instant, timeZone) => {
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant);
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return String(Math.round((Date.UTC(year, month - 1, day) - Date.UTC(year, 0, 0)) / 86_400_000)).padStart(3, '0');
});

/** Accents are left out, what has no letter in ASCII becomes `?`. */
const plain = (text: string) =>
  /^[ -~]*$/.test(text)
    ? text
    : text
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replace(/[^ -~]/gu, '?');
