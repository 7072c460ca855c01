import type { RenderInput } from '#electron/engine/shipping/documents/renderer.ts';
import type { PreparedPackage, PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import type { CustomsItem } from '#shared/schema/shipping/customs.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import { signatureOf } from '#shared/schema/shipping/shipment-request.ts';
import { concatenated, type ElementString } from '#shared/barcode/application-identifiers.ts';
import type { RoutingSymbology, TrackingSymbology } from '#shared/schema/accounts/account.ts';
import type { LabelLayout } from '#shared/schema/accounts/labels/label-layout.ts';
import type { LabelLogo } from '#shared/schema/accounts/labels/label-logo.ts';
import { layoutOfCarrier } from '../layouts/index.ts';
import { gs1Message } from '../symbols/iso-15434.ts';
import { routingSymbol, type RoutingSymbol } from '../symbols/routing-symbol.ts';
import { countryName, locality, names, phone, streets } from './address.ts';
import { cellSymbols, routingSymbology, type CellSymbols } from '../cells/cell-symbols.ts';
import { labelFields, type LabelFields } from '../cells/fields.ts';
import { logisticElements } from './logistic-elements.ts';
import { routingText } from './routing.ts';
import { money, moneyText, massText, netWeightOf, type StoredItem, valueOf, weightText } from './amounts.ts';
import { dateText } from './texts.ts';

export const TEST_BAND_TEXT = 'TEST - NOT FOR SHIPPING';
export const PREVIEW_BAND_TEXT = 'PREVIEW - NOT FOR SHIPPING';

export interface Named {
  name: string;
  value: string;
}

export interface AddressText {
  names: string[];
  streets: string[];
  locality: string;
  postcode: string;
  country: string;
  phone: string;
}

export interface CustomsLine {
  quantity: string;
  description: string;
  tariffCode: string;
  origin: string;
  weight: string;
  value: string;
}

/** All that is said on the label of one package, as text and in a symbol; how it looks is up to the layout. */
export interface LabelContent {
  /** Said in a band across the label where it is not one to ship with; null where it is. */
  band: string | null;
  carrier: string;
  service: string;
  serviceCode: string;
  packageOf: string;
  facts: Named[];
  from: AddressText;
  to: AddressText;
  returnTo: AddressText | null;
  references: Named[];
  customs: CustomsLine[];
  trackingNumber: string;
  symbology: TrackingSymbology;
  /** What a GS1 logistic label says in its barcodes, the SSCC last; null on other labels. */
  logistic: ElementString[] | null;
  routing: RoutingSymbol;
  platformTrackingNumber: string;
  itemTransactionId: string;
  /** Which blocks there are, and where; GS1 logistic labels have that of their guideline instead. */
  layout: LabelLayout;
  /** Whether it is the account's own: then nothing takes its place. */
  isOwnLayout: boolean;
  /** What texts and symbols of the layout may take. */
  fields: LabelFields;
  /** What symbols of the layout hold. */
  symbols: CellSymbols;
  logo: LabelLogo | null;
}

/** What is drawn as text, for whoever opens its fonts. Symbols are not, and the layouts of carriers have words in ASCII only. */
export const textsOf = ({ routing, symbols, logo, layout, isOwnLayout, ...texts }: LabelContent): unknown =>
  isOwnLayout ? [texts, layout] : texts;

/** What a label looks like. */
export interface ChosenDesign {
  layout: LabelLayout;
  logo: LabelLogo | null;
  /** Whether the layout is the account's own, and not that of its carrier. */
  isOwn: boolean;
}

/** The layout of the carrier, without a logo. */
export const designOfCarrier = ({ shipment }: Pick<RenderInput, 'shipment'>): ChosenDesign => ({
  ...{ layout: layoutOfCarrier(shipment.account.carrier), logo: null, isOwn: false },
});

/** Says it all, for the package with the given index; dates are those of `timeZone`. */
export async function labelContent(
  input: RenderInput,
  index: number,
  timeZone: string,
  design: ChosenDesign = designOfCarrier(input),
): Promise<LabelContent> {
  const { shipment } = input;
  const pack = shipment.packages[index];
  const trackingNumber = input.trackingNumbers[index];
  if (!pack || !trackingNumber) throw new Error(`Package ${index + 1} has no tracking number`);
  const platformTrackingNumber = input.platformTrackingNumbers[index] ?? '';
  const { layout, logo } = design;
  const logistic = logisticElements(input, index);
  const routing = logistic
    ? logisticSymbol(shipment.account.routingSymbology, logistic)
    : routingSymbol(routingSymbology(shipment.account, design), routingText(input, index, timeZone));
  const fields = labelFields(input, index, timeZone);
  return {
    band: input.traits.isTest ? TEST_BAND_TEXT : null,
    carrier: shipment.account.friendlyName,
    service: shipment.service.name,
    serviceCode: shipment.service.serviceCode,
    packageOf: `${index + 1} of ${shipment.packages.length}`,
    facts: facts(shipment, pack, dateText(input.acceptedAt, timeZone)),
    from: addressText(shipment.shipper),
    to: addressText(shipment.request.recipient),
    returnTo: shipment.request.returnAddress ? addressText(shipment.request.returnAddress) : null,
    references: pack.references
      .filter(({ value }) => !logistic?.some(({ data }) => data === value))
      .map(({ label, value }) => ({ name: label, value })),
    customs: customsItemsOf(shipment, pack).map(customsLine),
    trackingNumber,
    symbology: input.traits.symbology,
    logistic,
    routing,
    platformTrackingNumber,
    itemTransactionId: pack.itemTransactionId,
    ...{ layout, isOwnLayout: design.isOwn, fields, symbols: cellSymbols(layout, fields, shipment), logo },
  };
}

/**
 * All element strings in one symbol beside the bars: in GS1 DataMatrix, or in an envelope of format 05 where the account asks for another symbol
 * (ISO/IEC 15434).
 */
function logisticSymbol(symbology: RoutingSymbology | undefined, elements: readonly ElementString[]) {
  const data = concatenated(elements.toReversed());
  return symbology === undefined || symbology === 'DATA_MATRIX'
    ? routingSymbol('GS1_DATA_MATRIX', data)
    : routingSymbol(symbology, gs1Message(data));
}

const SIGNATURES: Readonly<Record<string, string>> = {
  NO_SIGNATURE_REQUIRED: 'None required',
  INDIRECT: 'Indirect',
  DIRECT: 'Direct',
  ADULT: 'Adult',
};

function facts(shipment: PreparedShipment, pack: PreparedPackage, date: string): Named[] {
  const { weight, dimensions } = pack.transmitted;
  const signature = SIGNATURES[signatureOf(shipment.request)];
  const found: (Named | null)[] = [
    weight && { name: 'Weight', value: weightText(weight) },
    dimensions && {
      name: 'Dimensions',
      value: `${dimensions.length} x ${dimensions.width} x ${dimensions.height} ${dimensions.units.toLowerCase()}`,
    },
    { name: 'Ship date', value: date },
    signature ? { name: 'Signature', value: signature } : null,
    pack.declaredInfo && { name: 'Declared value', value: moneyText(money(pack.declaredInfo)) },
  ];
  return found.filter((fact) => fact !== null);
}

function addressText(party: Party): AddressText {
  return {
    names: names(party),
    streets: streets(party),
    locality: locality(party.address),
    postcode: party.address.zipCode ?? '',
    country: countryName(party.address.countryCode),
    phone: phone(party),
  };
}

/** The lines that name the package, and those that name none. */
export function customsItemsOf({ request }: PreparedShipment, pack: PreparedPackage): CustomsItem[] {
  const items = request.customs?.customsItems ?? [];
  return items.filter(({ referToItemTransactionId: refersTo }) => !refersTo || refersTo === pack.itemTransactionId);
}

const customsLine = (item: StoredItem): CustomsLine => ({
  quantity: textOf(item.quantity, String),
  description: item.description ?? item.skuDescription ?? item.sku ?? '',
  tariffCode: item.harmonizedTariffCode ?? '',
  origin: item.countryOfOrigin ?? '',
  weight: netWeightOf(item).map(massText).join(''),
  value: valueOf(item).map(moneyText).join(''),
});

export const textOf = <T>(value: T | null | undefined, say: (value: T) => string): string =>
  value === null || value === undefined ? '' : say(value);
