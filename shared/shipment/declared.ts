import type { AccountCustoms } from '../schema/accounts/account-customs.ts';
import type { ContentsType, TaxIdentifier } from '../schema/shipping/customs.ts';
import { crossesCustomsBorder, type Place } from './customs-border.ts';
import {
  customsNeeds,
  SHIPPER_NUMBERS,
  type CustomsNeed,
  type Declaration,
  type ShipperNumber,
} from './customs-needs.ts';

type Absent = null | undefined;
interface LooseParty {
  address?: { countryCode?: string | Absent; zipCode?: string | Absent } | Absent;
}
interface LooseItem {
  harmonizedTariffCode?: string | Absent;
  countryOfOrigin?: string | Absent;
  quantity?: number | Absent;
  value?: { amount?: number | Absent; currency?: string | Absent } | Absent;
}
interface LooseIdentifier {
  identifierType?: string | Absent;
  taxableEntityType?: string | Absent;
  value?: string | Absent;
}

/** A request for a shipment, as far as it says what is declared; it may not be whole yet. */
export interface DeclaredRequest {
  shipper?: LooseParty | Absent;
  recipient?: LooseParty | Absent;
  paymentOption?: { paymentTerms?: string | Absent } | Absent;
  customs?: { contentsType?: string | Absent; customsItems?: readonly (LooseItem | Absent)[] | Absent } | Absent;
  taxIndentifiers?: readonly (LooseIdentifier | Absent)[] | Absent;
}

/** Of an account, what its shipments are declared with. */
export interface DeclaringAccount {
  shipFrom: LooseParty | null;
  customs?: AccountCustoms | undefined;
}

/** What the account says in a declaration where the request does not. */
export interface AccountDeclares {
  paymentTerms: string | null;
  taxIdentifiers: Required<TaxIdentifier>[];
}

/**
 * What the account adds to the declaration of a request that crosses a customs border; null where none is crossed. Its numbers are those of its
 * own shipper, so a request that names another one gets none of them. IOSS is added only where the border asks for it: its use beyond is a fault.
 */
export function accountDeclares(request: DeclaredRequest, account: DeclaringAccount): AccountDeclares | null {
  const way = wayOf(request, account);
  if (way === null) return null;
  const { paymentTerms, ...own } = account.customs ?? {};
  const declaration = declarationOf(request);
  const terms = declaration.terms === '' ? (paymentTerms ?? '') : '';
  const open = customsNeeds(way.from, way.to, { ...declaration, terms: declaration.terms || terms });
  const isIossDue = open.some((need) => need.what === 'number' && need.number === 'IOSS');
  const due: readonly ShipperNumber[] = request.shipper
    ? []
    : SHIPPER_NUMBERS.filter((number) => number !== 'IOSS' || isIossDue);
  const taxIdentifiers = due.flatMap((identifierType) => {
    const value = own[identifierType];
    if (value === undefined || declaration.numbers[identifierType]) return [];
    return { identifierType, taxableEntityType: 'SHIPPER' as const, value };
  });
  return { paymentTerms: terms || null, taxIdentifiers };
}

/** A number of the shipper by its name, since none of the list has a place before it is there. */
export const numberPath = (number: ShipperNumber) => `/taxIndentifiers/${number}`;

/**
 * The JSON Pointers of what the border asks for and neither the request nor its account says, in the order of the form; none where no customs
 * border is crossed. Nothing of it is refused (contract, section 5): the window asks for it before a label is bought.
 */
export function missingForBorder(request: DeclaredRequest, account: DeclaringAccount): string[] {
  const way = wayOf(request, account);
  const added = accountDeclares(request, account);
  if (way === null || added === null) return [];
  const { numbers, terms, ...rest } = declarationOf(request);
  const whole: Declaration = {
    ...rest,
    terms: terms || (added.paymentTerms ?? ''),
    numbers: {
      ...numbers,
      ...Object.fromEntries(added.taxIdentifiers.map(({ identifierType, value }) => [identifierType, value])),
    },
  };
  return customsNeeds(way.from, way.to, whole).map(pointerOf);
}

function wayOf({ shipper, recipient }: DeclaredRequest, { shipFrom }: DeclaringAccount) {
  const [from, to] = [placeOf(shipper ?? shipFrom), placeOf(recipient)];
  return from && to && crossesCustomsBorder(from, to) ? { from, to } : null;
}

function placeOf(party: LooseParty | Absent): Place | null {
  const { countryCode, zipCode } = party?.address ?? {};
  return countryCode?.trim() ? { countryCode: countryCode.trim(), zipCode } : null;
}

/** A request that does not say why it is sent is of merchandise, as the carriers take it. */
function declarationOf({ customs, paymentOption, taxIndentifiers }: DeclaredRequest): Declaration {
  const numberOf = (type: ShipperNumber) =>
    taxIndentifiers?.find((each) => isOfShipper(each, type))?.value?.trim() ?? '';
  return {
    contents: (customs?.contentsType?.toUpperCase() || 'MERCHANDISE') as ContentsType,
    terms: paymentOption?.paymentTerms?.trim() ?? '',
    numbers: Object.fromEntries(SHIPPER_NUMBERS.map((type) => [type, numberOf(type)])),
    items: (customs?.customsItems ?? []).map((item) => ({
      tariffCode: item?.harmonizedTariffCode?.trim() ?? '',
      origin: item?.countryOfOrigin?.trim() ?? '',
      value: (item?.quantity ?? 0) * (item?.value?.amount ?? 0),
      currency: item?.value?.currency?.trim() ?? '',
    })),
  };
}

const isOfShipper = (identifier: LooseIdentifier | Absent, type: ShipperNumber): boolean =>
  identifier?.identifierType?.toUpperCase() === type &&
  (identifier.taxableEntityType ?? 'SHIPPER').toUpperCase() === 'SHIPPER';

function pointerOf(need: CustomsNeed): string {
  switch (need.what) {
    case 'number':
      return numberPath(need.number);
    case 'tariffCode':
      return `/customs/customsItems/${need.item}/harmonizedTariffCode`;
    case 'origin':
      return `/customs/customsItems/${need.item}/countryOfOrigin`;
    case 'items':
      return '/customs/customsItems';
    case 'contents':
      return '/customs/contentsType';
    case 'terms':
      return '/paymentOption/paymentTerms';
  }
}
