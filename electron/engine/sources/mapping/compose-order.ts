import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import type { SourceState } from '#shared/schema/orders/order-draft.ts';
import { RECIPIENT_FIELDS, type OrderField, type RecipientField } from '#shared/schema/orders/source-fields.ts';
import { readPostalCode, textOf, type Cell, type SaidState } from '../../batches/index.ts';
import type { SourceRow } from '../deps.ts';
import { composeLine, isTakenOff, unsettledRows } from './compose-line.ts';
import { cellIn, given, pointerOf, type Fields, type MappingRules, type Refuse, type Take } from './fields.ts';
import {
  dated,
  faulty,
  lineStateIn,
  readCountry,
  readDay,
  readPayment,
  readState,
  readWords,
  readYes,
} from './read-field.ts';
import { refuseLost } from './lost-cells.ts';

/** What the rows of one order say, and in what they cannot be read. */
export interface ComposedOrder {
  draft: Fields;
  errors: Violation[];
  /** True where it was sent without the station. */
  isDone: boolean;
}

/** One order of its rows: what belongs to the order stands in any of them, and each that names an article is a line. */
export function composeOrder(orderNumber: string, rows: readonly SourceRow[], rules: MappingRules): ComposedOrder {
  const errors: Violation[] = [];
  const refuse: Refuse = (code, pointer, message, more = {}) => void errors.push({ code, pointer, message, ...more });
  const take: Take = (cell, pointer, read) => {
    if (cell === null) return undefined;
    const { value, fault, trouble } = read(cell);
    if (fault !== undefined) refuse('FIELD_INVALID', pointer, fault, { actual: cell, ...(trouble && { trouble }) });
    return value;
  };
  const first = (field: OrderField): Cell | null => {
    for (const row of rows) {
      const cell = cellIn(row, field, rules);
      if (cell !== null) return cell;
    }
    return rules.defaults?.[field] ?? null;
  };

  refuseLost(rows, rules, refuse);
  refuseOtherRecipients(rows, rules, refuse);
  const said = dated(first('cancelledAt')) === null ? take(first('state'), '/state', readState) : 'CANCELLED';
  const paid = take(first('payment'), '/payment', readPayment);
  const shipment = given({ carrierId: text(first('account')), serviceType: text(first('service')) });
  const tags = words(first('tags'));
  const lines: Fields[] = [];
  const ordered = rows.filter((row) => !isTakenOff(row, rules));
  const isCancelled = said === 'CANCELLED';
  // No line says what is left.
  if (said === 'PARTLY' && !rules.knowsParcels && rows.every((row) => lineStateIn(row, rules) === undefined))
    refusePartly(orderNumber, refuse);
  // A cancelled order keeps what it was.
  const left = isCancelled ? ordered : unsettledRows(ordered, rules);
  for (const row of left) {
    const line = composeLine(row, { number: lines.length, isCancelled, rules, first, refuse, take });
    if (line) lines.push(line);
  }
  // An order without lines is one parcel, and of this one nothing goes out.
  if (lines.length === 0 && ordered.length < rows.length)
    refuse('FIELD_INVALID', '/lines/0/quantity', 'The quantity of every line is 0.', { actual: 0 });
  const draft = given({
    revision: text(first('revision')),
    state: stateOf(said, paid),
    recipient: composeRecipient(first, refuse),
    lines,
    shipment: Object.keys(shipment).length > 0 ? shipment : undefined,
    shipBy: take(dated(first('shipBy')), '/shipBy', readDay),
    note: text(first('note')),
    gift: take(first('gift'), '/gift', readYes),
    shippingMethod: text(first('shippingMethod')),
    tags: tags.length > 0 ? tags : undefined,
  });
  return { draft, errors, isDone: said === 'DONE' || (left.length === 0 && ordered.length > 0) };
}

/** What is not paid stops what is open; what is paid releases nothing that is on hold or cancelled. */
function stateOf(said: SaidState | undefined, paid: SourceState | undefined): SourceState | undefined {
  if (said === 'DONE') return undefined;
  if (said !== 'CANCELLED' && paid !== undefined && paid !== 'OPEN') return paid;
  return said === 'PARTLY' || (said === undefined && paid !== undefined) ? 'OPEN' : said;
}

const text = (cell: Cell | null) => (cell === null ? undefined : textOf(cell));
const words = (cell: Cell | null) => (cell === null ? [] : readWords(cell, /[,;]/));

function refusePartly(orderNumber: string, refuse: Refuse): void {
  const { fault, trouble } = faulty(diagnostic('SOURCE_LINE_PARTLY', { article: orderNumber }));
  refuse('FIELD_INVALID', '/state', fault, { trouble });
}

/** Rows that go to different people are of different orders, whatever their number is. */
function refuseOtherRecipients(rows: readonly SourceRow[], rules: MappingRules, refuse: Refuse): void {
  for (const field of RECIPIENT_FIELDS) {
    const [one, other] = new Set(
      rows.map((row) => text(cellIn(row, field, rules))).filter((said) => said !== undefined),
    );
    if (one === undefined || other === undefined) continue;
    const { fault, trouble } = faulty(diagnostic('SOURCE_ROWS_DIFFER', { one, other }));
    refuse('FIELD_CONFLICT', pointerOf(field), fault, { trouble });
  }
}

type First = (field: OrderField) => Cell | null;

function composeRecipient(first: First, refuse: Refuse): Fields {
  const of = (field: RecipientField) => text(first(field));
  const country = first('recipient.address.countryCode');
  const countryCode = country === null ? undefined : readCountry(country);
  const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ') || undefined;
  const names = joined(of('recipient.contact.firstName'), of('recipient.contact.lastName'));
  return {
    address: given({
      countryCode,
      stateOrProvinceCode: of('recipient.address.stateOrProvinceCode'),
      city: of('recipient.address.city'),
      zipCode: zipCode(first('recipient.address.zipCode'), countryCode ?? '', refuse),
      streetLine1: joined(of('recipient.address.streetLine1'), of('recipient.address.houseNumber')),
      streetLine2: of('recipient.address.streetLine2'),
      streetLine3: of('recipient.address.streetLine3'),
    }),
    contact: given({
      personName: of('recipient.contact.personName') ?? names,
      companyName: of('recipient.contact.companyName'),
      phoneNumber: of('recipient.contact.phoneNumber'),
      phoneExtension: of('recipient.contact.phoneExtension'),
      emailAddress: of('recipient.contact.emailAddress'),
    }),
  };
}

function zipCode(cell: Cell | null, country: string, refuse: Refuse): string | undefined {
  if (cell === null) return undefined;
  const { value, fault, trouble } = readPostalCode(cell, country);
  if (fault !== undefined)
    refuse('FIELD_INVALID', '/recipient/address/zipCode', fault, { actual: cell, ...(trouble && { trouble }) });
  return value;
}
