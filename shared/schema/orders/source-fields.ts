import { PARTY_FIELD_NAMES, type PartyField } from '../../format/party-field-names.ts';

const OF_ORDER = {
  orderNumber: 'The number of the order; without it, the key that was asked for',
  revision: "The source's own mark of this version",
  mark: 'What the next read begins after: the greatest value that was read',
  state: 'Open, on hold, cancelled, or done; orders that are done are left out',
  payment: 'Whether it is paid, in the words of the shop: an order that is open but not paid is on hold',
  cancelledAt: 'Filled where the order is cancelled',
  shipBy: 'The last day on which it should leave',
  note: 'To the packer',
  gift: 'Whether it is a gift',
  tags: 'Words, separated by commas',
  shippingMethod: 'How the customer wants it sent, in the words of the shop; rules may ask for it',
  account: 'The carrier account that is wished (carrierId)',
  service: 'The service that is wished (serviceType)',
} as const;

const OF_LINE = {
  'line.sku': "The shop's own number of the article",
  'line.barcodes': 'Its barcodes, separated by commas or spaces',
  'line.description': 'What it is',
  'line.quantity': 'Units that are ordered; one where no column says so',
  'line.state':
    'As the state of an order: a line that is done or cancelled is left out; of which a part was shipped, its order is',
  'line.shippedAt': 'Filled where the row was shipped without the station: it is left out',
  'line.isSent': 'Yes or no: a row of what is not sent, such as a download, is left out; an order of nothing else, too',
  'line.weight': 'Of one unit',
  'line.weightUnits': 'KG, G, LB or OZ',
  'line.value': 'Of one unit',
  'line.currency': 'Of the value',
  'line.countryOfOrigin': 'Where it was made',
  'line.harmonizedTariffCode': 'HS code',
} as const;

export type RecipientField = `recipient.${PartyField}`;
export type LineField = keyof typeof OF_LINE;
/** What a column of a source can say of an order. */
export type OrderField = keyof typeof OF_ORDER | RecipientField | LineField;

const OF_RECIPIENT = Object.fromEntries(
  Object.keys(PARTY_FIELD_NAMES).map((field) => [`recipient.${field}`, 'Of whom it goes to']),
) as Record<RecipientField, string>;

/** With what each means. */
export const ORDER_FIELDS: Readonly<Record<OrderField, string>> = { ...OF_ORDER, ...OF_RECIPIENT, ...OF_LINE };
export const ORDER_FIELD_NAMES = Object.keys(ORDER_FIELDS) as OrderField[];
export const RECIPIENT_FIELDS = Object.keys(OF_RECIPIENT) as RecipientField[];
export const LINE_FIELDS = Object.keys(OF_LINE) as LineField[];
