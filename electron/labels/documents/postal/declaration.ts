import Big from 'big.js';
import { isS10 } from '#shared/barcode/s10.ts';
import { invoiceNumberOf } from '#electron/engine/shipping/documents/customs-papers.ts';
import type { RenderInput } from '#electron/engine/shipping/documents/renderer.ts';
import type { PostalItems } from '#shared/schema/accounts/account-customs.ts';
import type { ContentsType } from '#shared/schema/shipping/customs.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { countryName, locality, names, phone, streets } from '../../label/address.ts';
import {
  inKilograms,
  mass,
  money,
  moneyText,
  netWeightOf,
  type StoredItem,
  sums,
  valueOf,
  type Amount,
} from '../../label/amounts.ts';
import { customsItemsOf, TEST_BAND_TEXT } from '../../label/content.ts';
import { dateText } from '../../label/texts.ts';
import type { Category } from './form-words.ts';
import { isWorthAtMost } from './special-drawing-rights.ts';

/** Letter post weighs no more, and goods that are worth more need the CN 23 (Universal Postal Union, instructions on form CN 22). */
const CN22_UP_TO = { kilograms: 2, sdr: 300 };

export interface DeclaredLine {
  quantity: string;
  description: string;
  /** In kilograms, of all units together; empty where it is not known. */
  weight: string;
  value: string;
  tariffCode: string;
  /** ISO code, and the country's name in English. */
  origin: { code: string; name: string };
}

/** What is declared of one postal item, as text. */
export interface Declaration {
  band: string | null;
  operator: string;
  trackingNumber: string;
  from: string[];
  to: string[];
  senderReference: string;
  importerReference: string;
  importerContact: string;
  category: Category;
  explanation: string;
  lines: DeclaredLine[];
  /** Gross, in kilograms. */
  totalWeight: string;
  totalValue: string;
  charges: string;
  invoiceNumber: string;
  date: string;
}

/** What is declared of the package with the given index. Weights are in kilograms, to the gram. */
export function declarationOf(input: RenderInput, index: number, timeZone: string): Declaration {
  const { shipment, trackingNumbers, platformTrackingNumbers, acceptedAt } = input;
  const { request, shipper } = shipment;
  const pack = shipment.packages[index];
  if (!pack) throw new Error(`There is no package ${index + 1}`);
  const items: StoredItem[] = customsItemsOf(shipment, pack);
  const { customs, recipient } = request;
  const contents = (customs?.contentsType ?? 'MERCHANDISE') as ContentsType;
  return {
    band: input.traits.isTest ? TEST_BAND_TEXT : null,
    operator: shipment.account.friendlyName,
    trackingNumber: trackingNumbers[index] ?? '',
    from: addressLines(shipper),
    to: addressLines(recipient),
    senderReference: identifiers(request, ['SHIPPER']),
    importerReference: identifiers(request, ['RECIPIENT', 'IOR']),
    importerContact: [phone(recipient), recipient.contact.emailAddress ?? ''].filter((part) => part !== '').join(', '),
    category: contents === 'REPAIR' ? 'OTHER' : contents,
    explanation: contents === 'REPAIR' ? 'Repair / Réparation' : (customs?.contentsExplanation?.trim() ?? ''),
    lines: items.map(declaredLine),
    totalWeight: kilograms(pack.transmitted.weight ? [mass(pack.transmitted.weight)] : []),
    totalValue: sums(items.flatMap(valueOf)).map(moneyText).join(', '),
    charges: customs?.freightCharge ? moneyText(money(customs.freightCharge)) : '',
    invoiceNumber: invoiceNumberOf(shipment) ?? platformTrackingNumbers[0] ?? '',
    date: dateText(acceptedAt, timeZone),
  };
}

/**
 * The form that a package needs: none where the post does not carry it. CN 22 for letter post up to 2 kg and 300 SDR, CN 23 for the rest
 * and for parcels. What the account says wins over what the service indicator of an S10 number tells.
 */
export function postalFormOf(
  { shipment, trackingNumbers }: RenderInput,
  index: number,
  wanted?: PostalItems,
): 'CN22' | 'CN23' | null {
  const items = wanted ?? shipment.account.papers?.postalItems ?? itemsByNumber(trackingNumbers[index] ?? '');
  const pack = shipment.packages[index];
  if (items === 'NONE' || !pack) return null;
  if (items === 'PARCEL_POST') return 'CN23';
  const { weight } = pack.transmitted;
  const isLight = weight !== null && inKilograms([mass(weight)]).lte(CN22_UP_TO.kilograms);
  const values = sums(customsItemsOf(shipment, pack).flatMap(valueOf));
  const isCheap = values.length === 1 && values.every((value) => isWorthAtMost(value, CN22_UP_TO.sdr));
  return isLight && isCheap ? 'CN22' : 'CN23';
}

/** Service indicators of letter post begin with L, R, U or V, of parcels and EMS with C, E or H (UPU standard S10). */
function itemsByNumber(trackingNumber: string): PostalItems {
  if (!isS10(trackingNumber)) return 'NONE';
  return /^[LRUV]/.test(trackingNumber) ? 'LETTER_POST' : /^[CEH]/.test(trackingNumber) ? 'PARCEL_POST' : 'NONE';
}

function declaredLine(item: StoredItem): DeclaredLine {
  const { sku = '', description = item.skuDescription ?? sku, fabricContent = '', countryOfOrigin: code = '' } = item;
  return {
    quantity: String(item.quantity ?? ''),
    description: [description, fabricContent].filter((part) => part.trim() !== '').join(', '),
    weight: kilograms(netWeightOf(item)),
    value: valueOf(item).map(moneyText).join(''),
    tariffCode: item.harmonizedTariffCode ?? '',
    origin: { code, name: code === '' ? '' : countryName(code) },
  };
}

/** To the gram, upwards: nothing weighs less than it is said to. */
const kilograms = (weights: readonly Amount[]): string =>
  weights.length === 0 ? '' : inKilograms(weights).round(3, Big.roundUp).toFixed();

const addressLines = (party: ShipmentRequest['recipient']): string[] =>
  [...names(party), ...streets(party), locality(party.address), countryName(party.address.countryCode)].filter(
    (line) => line.trim() !== '',
  );

const identifiers = ({ taxIndentifiers }: ShipmentRequest, entities: readonly string[]): string =>
  (taxIndentifiers ?? [])
    .filter(({ taxableEntityType, value }) => entities.includes(taxableEntityType ?? 'SHIPPER') && value)
    .map(({ identifierType = '', value = '' }) => `${identifierType} ${value}`.trim())
    .join(', ');
