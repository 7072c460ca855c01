import type { BatchTarget, PartyName } from '#shared/schema/batches/batch-target.ts';

/** Words that say whose address a column is part of. */
export const PARTY_WORDS: Readonly<Record<PartyName, string>> = {
  recipient:
    'recipient|receiver|consignee|ship to|shipto|deliver to|delivery|shipping|to|empfanger|empfaenger|lieferadresse|liefer|versand',
  shipper: 'shipper|sender|ship from|shipfrom|from|absender|versender',
  returnAddress: 'return to|return|returns|retoure|rucksendung|ruecksendung',
};

/** How tables call everything that is not part of an address. */
export const FIELD_NAMES: Readonly<Record<Exclude<BatchTarget, `${PartyName}.${string}`>, string>> = {
  account: 'account|carrier account|carrier id|carrierid|carrier|konto|frachtfuhrer|paketdienst|versanddienstleister',
  service: 'service|dienst|service type|service code|servicetype|shipping service|versandart|produkt',
  weight: 'weight|package weight|gross weight|weight value|gewicht|paketgewicht|bruttogewicht',
  weightUnits: 'weight unit|weight units|weight uom|gewichtseinheit',
  length: 'length|package length|lange|laenge',
  width: 'width|package width|breite',
  height: 'height|package height|hohe|hoehe',
  lengthUnits: 'length unit|length units|dimension unit|dimension units|dim unit|size unit|langeneinheit|masseinheit',
  copies:
    'copies|packages|number of packages|package count|parcels|boxes|colli|pakete|anzahl pakete|anzahl|stuck|paketanzahl',
  itemTransactionId: 'item transaction id|itemtransactionid|package id|parcel id|paketnummer',
  itemCode: 'item code|itemcode|item|sku|article|article number|artikel|artikelnummer',
  ref1: 'ref1|ref 1|reference|reference 1|reference1|order|order number|order no|order id|po|po number|purchase order|referenz|referenz 1|bestellnummer|auftragsnummer|bestellung',
  ref2: 'ref2|ref 2|reference 2|reference2|invoice|invoice number|referenz 2|rechnungsnummer',
  ref3: 'ref3|ref 3|reference 3|reference3|customer reference|customer number|referenz 3|kundennummer',
  ref4: 'ref4|ref 4|reference 4|reference4|referenz 4',
  ref5: 'ref5|ref 5|reference 5|reference5|rma|rma number|referenz 5',
  declaredValue: 'declared value|value|insured value|amount|warenwert|wert|versicherungswert',
  declaredCurrency: 'currency|declared currency|currency code|wahrung|waehrung',
  imageType: 'image type|label format|label type|etikettenformat',
  labelStockType: 'label stock|label stock type|label size|etikettengrosse',
  signatureOptionType: 'signature|signature option|unterschrift',
  duplicateReason: 'duplicate reason|reason for a duplicate|grund der wiederholung',
  'customs.description':
    'description|goods description|customs description|content|contents|inhalt|warenbeschreibung|beschreibung',
  'customs.harmonizedTariffCode':
    'hs code|hs|hts|tariff code|tariff number|customs code|zolltarifnummer|warennummer|zolltarif',
  'customs.countryOfOrigin': 'country of origin|origin|coo|ursprungsland|herkunftsland',
  'customs.quantity': 'customs quantity|quantity|qty|menge',
  'customs.sku': 'customs sku',
  'customs.value': 'customs value|item value|unit value|zollwert',
  'customs.currency': 'customs currency|zollwahrung',
};

/** What the result of a batch says of its rows, behind their own columns. */
export const RESULT_COLUMNS = [
  'Transaction ID',
  'Tracking number',
  'Platform number',
  'State',
  'Error',
  'Warnings',
] as const;

/** The name of a column of a result, where the table has columns of its own with that name. */
export const amongOwn = (name: string) => `${name} (Packbench)`;

/** Whether the column is one of a result's with that name, also of a result that was made of one. */
const isNamed = (column: string, name: string) => column === name || column.startsWith(amongOwn(name));

/** Which of the columns are what an earlier result says of its rows; none in any other table. */
const resultColumnsIn = (columns: readonly string[]) => {
  const number = columns.indexOf('Platform number');
  return columns.filter(
    (column, at) => number >= 0 && at >= number && RESULT_COLUMNS.some((name) => isNamed(column, name)),
  );
};

/** What a table says that is no result of a batch, which may be mended and sent again: the state of its rows is no state of a country. */
export function withoutResult(columns: readonly string[]): readonly string[] {
  const ofResult = new Set(resultColumnsIn(columns));
  return columns.filter((column) => !ofResult.has(column));
}

/** The columns in which a table that is the result of a batch says what became of its rows. */
export const resultStatesIn = (columns: readonly string[]): readonly string[] =>
  resultColumnsIn(columns).filter((column) => isNamed(column, 'State'));
