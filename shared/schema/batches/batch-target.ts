/** How the text of a cell becomes the value of a field. */
export type CellKind = 'text' | 'number' | 'whole' | 'country' | 'weight' | 'side' | 'unit';

export interface TargetField {
  /** Where in the ShipmentRequest; the first item line stands for every package of the row. */
  path: readonly string[];
  kind: CellKind;
}

const at = (kind: CellKind, ...path: string[]): TargetField => ({ path, kind });
const inLine = (kind: CellKind, ...path: string[]) => at(kind, 'itemLines', '0', ...path);
const inCustoms = (kind: CellKind, ...path: string[]) => at(kind, 'customs', 'customsItems', '0', ...path);

const CONTACT_FIELDS = ['personName', 'companyName', 'phoneNumber', 'phoneExtension', 'emailAddress'] as const;
const ADDRESS_FIELDS = ['streetLine1', 'streetLine2', 'streetLine3', 'zipCode', 'city', 'stateOrProvinceCode'] as const;
export const PARTIES = ['recipient', 'shipper', 'returnAddress'] as const;
export type PartyName = (typeof PARTIES)[number];

type PartyTarget =
  | `${PartyName}.contact.${(typeof CONTACT_FIELDS)[number] | 'firstName' | 'lastName'}`
  | `${PartyName}.address.${(typeof ADDRESS_FIELDS)[number] | 'countryCode' | 'houseNumber'}`;

function partyFields(): Record<PartyTarget, TargetField> {
  const fields = PARTIES.flatMap((party): [string, TargetField][] => [
    ...CONTACT_FIELDS.map((name): [string, TargetField] => [
      `${party}.contact.${name}`,
      at('text', party, 'contact', name),
    ]),
    ...ADDRESS_FIELDS.map((name): [string, TargetField] => [
      `${party}.address.${name}`,
      at('text', party, 'address', name),
    ]),
    [`${party}.address.countryCode`, at('country', party, 'address', 'countryCode')],
    // For tables that keep these apart: they are joined to the street line and the name.
    [`${party}.address.houseNumber`, at('text', party, 'address', 'streetLine1')],
    [`${party}.contact.firstName`, at('text', party, 'contact', 'personName')],
    [`${party}.contact.lastName`, at('text', party, 'contact', 'personName')],
  ]);
  return Object.fromEntries(fields) as Record<PartyTarget, TargetField>;
}

/** What a column of a table can hold, and the field of the ShipmentRequest it fills. */
export const TARGET_FIELDS = {
  account: at('text', 'carrierId'),
  service: at('text', 'serviceType'),
  ...partyFields(),
  weight: inLine('weight', 'weight', 'value'),
  weightUnits: inLine('unit', 'weight', 'units'),
  length: inLine('side', 'dimensions', 'length'),
  width: inLine('side', 'dimensions', 'width'),
  height: inLine('side', 'dimensions', 'height'),
  lengthUnits: inLine('unit', 'dimensions', 'units'),
  copies: at('whole', 'itemLines'),
  itemTransactionId: inLine('text', 'itemTransactionId'),
  itemCode: inLine('text', 'itemCode'),
  ref1: inLine('text', 'customerReference', 'ref1'),
  ref2: inLine('text', 'customerReference', 'ref2'),
  ref3: inLine('text', 'customerReference', 'ref3'),
  ref4: inLine('text', 'customerReference', 'ref4'),
  ref5: inLine('text', 'customerReference', 'ref5'),
  declaredValue: inLine('number', 'declaredInfo', 'amount'),
  declaredCurrency: inLine('text', 'declaredInfo', 'currency'),
  imageType: at('text', 'labelSpecification', 'imageType'),
  labelStockType: at('text', 'labelSpecification', 'labelStockType'),
  signatureOptionType: at('text', 'signatureOption', 'signatureOptionType'),
  duplicateReason: at('text', 'duplicateReason'),
  'customs.description': inCustoms('text', 'description'),
  'customs.harmonizedTariffCode': inCustoms('text', 'harmonizedTariffCode'),
  'customs.countryOfOrigin': inCustoms('country', 'countryOfOrigin'),
  'customs.quantity': inCustoms('whole', 'quantity'),
  'customs.sku': inCustoms('text', 'sku'),
  'customs.value': inCustoms('number', 'value', 'amount'),
  'customs.currency': inCustoms('text', 'value', 'currency'),
} as const satisfies Record<string, TargetField>;

export type BatchTarget = keyof typeof TARGET_FIELDS;
export const BATCH_TARGETS = Object.keys(TARGET_FIELDS) as BatchTarget[];

/** The field as a JSON Pointer into the ShipmentRequest. */
export const pointerOfTarget = (target: BatchTarget): string => `/${TARGET_FIELDS[target].path.join('/')}`;
