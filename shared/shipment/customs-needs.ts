import { EU_COUNTRY_CODES } from '../schema/country.ts';
import type { ContentsType } from '../schema/shipping/customs.ts';
import { crossesCustomsBorder, territoryOf, type Place } from './customs-border.ts';

/** Numbers of the shipper that a border may ask for. */
export const SHIPPER_NUMBERS = ['EORI', 'VAT', 'IOSS'] as const;
export type ShipperNumber = (typeof SHIPPER_NUMBERS)[number];

/** What is declared, as far as it is known; empty texts are not. */
export interface Declaration {
  contents: ContentsType | '';
  terms: string;
  numbers: Partial<Record<ShipperNumber, string | undefined>>;
  items: readonly { tariffCode: string; origin: string; value: number; currency: string }[];
}

export type CustomsNeed =
  | { what: 'items' | 'contents' | 'terms' }
  | { what: 'number'; number: ShipperNumber }
  | { what: 'tariffCode' | 'origin'; item: number };

/** Consignments of up to so much are taxed when they are sold, by the seller's number in the country they go to. */
const IOSS_UP_TO = { amount: 150, currency: 'EUR' };
const UK_VAT_UP_TO = { amount: 135, currency: 'GBP' };

const isEu = ({ countryCode }: Place) => EU_COUNTRY_CODES.has(countryCode.toUpperCase());
const isIn = (territory: 'EU' | 'GB', place: Place) => territoryOf(place) === territory;

/**
 * What the border between two places asks for and the declaration lacks; nothing where no customs border is crossed. The station takes shipments
 * without it (contract, section 5): who ships without it says so. Documents need none of it, gifts neither terms nor numbers.
 */
export function customsNeeds(from: Place, to: Place, declaration: Declaration): CustomsNeed[] {
  if (!crossesCustomsBorder(from, to) || declaration.contents === 'DOCUMENTS') return [];
  const { contents, terms, items } = declaration;
  return [
    ...(contents === '' ? [{ what: 'contents' } as const] : []),
    ...(contents !== 'GIFT' && terms === '' ? [{ what: 'terms' } as const] : []),
    ...(contents === 'GIFT' ? [] : numbersNeeded(from, to, declaration)),
    ...(items.length === 0 ? [{ what: 'items' } as const] : []),
    ...items.flatMap(({ tariffCode, origin }, item): CustomsNeed[] => [
      ...(tariffCode === '' ? [{ what: 'tariffCode', item } as const] : []),
      ...(origin === '' ? [{ what: 'origin', item } as const] : []),
    ]),
  ];
}

function numbersNeeded(from: Place, to: Place, { numbers, terms, items }: Declaration): CustomsNeed[] {
  const isPaid = terms.toUpperCase() === 'DDP';
  const needed: Record<ShipperNumber, boolean> = {
    EORI: isEu(from) || isIn('GB', from),
    VAT: isIn('GB', to) && isPaid && isUpTo(items, UK_VAT_UP_TO),
    IOSS: isIn('EU', to) && isPaid && isUpTo(items, IOSS_UP_TO),
  };
  return SHIPPER_NUMBERS.filter((number) => needed[number] && !numbers[number]).map((number) => ({
    what: 'number',
    number,
  }));
}

/** Said only of a value in the very currency: no rate is known here. */
function isUpTo(items: Declaration['items'], { amount, currency }: { amount: number; currency: string }): boolean {
  const total = Number(items.reduce((sum, { value }) => sum + value, 0).toFixed(4));
  return total > 0 && total <= amount && items.every((item) => item.currency.toUpperCase() === currency);
}
