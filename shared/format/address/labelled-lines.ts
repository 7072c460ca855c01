import type { Address, Contact } from '../../schema/shipping/party.ts';
import { countryCodeOf } from '../country-names.ts';
import { partyFieldOf, type PartyField } from '../party-field-names.ts';
import { readPhone, takeContact } from './contact-lines.ts';
import { readJapanese } from './japanese.ts';
import { atCommas } from './lines.ts';
import { readLocality } from './locality.ts';
import { isUnit } from './streets.ts';
import { trimmed } from './address-words.ts';

export interface Labelled {
  labelled: { address: Partial<Address>; contact: Partial<Contact> };
  /** The lines without those. */
  rest: string[];
}

const LONGEST_LABEL = 40;
/** So many lines of nothing but a field's name are labels above their values. */
const LEAST_BARE_LABELS = 3;

interface Label {
  /** As it stands there. */
  text: string;
  fields: PartyField[];
  value: string;
}

/**
 * Takes lines that say themselves what they are, as forms and shops write them: `City: Boston`, `PLZ/Ort: 10115 Berlin`, or the label on a
 * line above its value. The first of each counts.
 */
export function takeLabelled(lines: readonly string[]): Labelled {
  const values = new Map<PartyField, string>();
  const rest: string[] = [];
  const areBare = lines.filter((line) => partyFieldOf(line) !== undefined).length >= LEAST_BARE_LABELS;
  let above: PartyField[] = [];
  let last: PartyField | undefined;
  for (const line of lines) {
    const label: Label | null =
      labelOf(line, areBare) ?? (above.length > 0 ? { text: '', fields: above, value: line } : null);
    above = label?.value === '' ? label.fields : [];
    if (label === null) {
      const more = last === 'address.streetLine1' ? nextStreet(values, line) : undefined;
      if (more === undefined) rest.push(line);
      else values.set(more, line);
    } else if (label.value !== '') {
      last = take(label, values, rest) ?? last;
    }
  }
  return { labelled: fieldsOf(values), rest };
}

/** The label in front of a value, or alone; null where the line has none that is known. */
function labelOf(line: string, areBare: boolean): Label | null {
  const at = line.slice(0, LONGEST_LABEL + 1).search(/[:=：]/);
  if (at < 1)
    return areBare && partyFieldOf(line) !== undefined ? { text: line, fields: fieldsIn(line), value: '' } : null;
  const fields = fieldsIn(line.slice(0, at));
  return fields.length === 0 ? null : { text: line.slice(0, at), fields, value: trimmed(line.slice(at + 1)) };
}

/** The fields that a label names: one, or all of `City, State, Zip`; none where a part of it is unknown. */
function fieldsIn(label: string): PartyField[] {
  const one = partyFieldOf(label);
  if (one !== undefined) return [one];
  const each = label.split(/[/,&+]| (?:and|und|et|y|e|en|i) /).map((part) => partyFieldOf(part));
  return each.every((field) => field !== undefined) ? [...new Set(each)] : [];
}

/** Keeps what the label says; what says more than one field goes on to be read. @returns the field, where it was one */
function take({ text, fields, value }: Label, values: Map<PartyField, string>, rest: string[]): PartyField | undefined {
  const [first] = fields;
  const field = fields.includes('address.streetLine1') || fields.length === 1 ? first : undefined;
  const isName = fields.every((each) => each === 'contact.firstName' || each === 'contact.lastName');
  const known =
    fields.length > 1 && isName
      ? 'contact.personName'
      : fields.includes('address.zipCode') && fields.length > 1
        ? undefined
        : field;
  const parts = known === 'address.streetLine1' ? (readJapanese([value]) ? [value] : atCommas(value)) : [];
  const isWhole =
    readJapanese(parts) !== null ||
    (parts.length > 1 && readLocality(parts.slice(-2).join(', '), null)?.city !== undefined);
  const isOther =
    known === undefined ||
    values.has(known) ||
    isWhole ||
    (known === 'address.countryCode' && countryCodeOf(value) === null);
  if (!isOther) {
    // `Suite: 300` is nothing without its label.
    values.set(
      known,
      known === 'address.streetLine2' && isUnit(`${text} 1`) && /^[#\da-z]\d*/i.test(value) && !isUnit(value)
        ? `${text} ${value}`
        : value,
    );
    return known;
  }
  rest.push(...(isWhole ? parts : [value]));
  return undefined;
}

/** Where a line without a label belongs that follows the street. */
function nextStreet(values: ReadonlyMap<PartyField, string>, line: string): PartyField | undefined {
  const isOther =
    countryCodeOf(line) !== null || readLocality(line, null) !== null || takeContact([line]).rest.length === 0;
  if (isOther || line.includes(':')) return undefined;
  return (['address.streetLine2', 'address.streetLine3'] as const).find((field) => !values.has(field));
}

function fieldsOf(values: ReadonlyMap<PartyField, string>): Labelled['labelled'] {
  const joined = (...fields: PartyField[]) => fields.flatMap((field) => values.get(field) ?? []).join(' ');
  const phone = joined('contact.phoneNumber');
  const contact: Partial<Contact> = {
    personName: joined('contact.firstName', 'contact.personName', 'contact.lastName'),
    companyName: joined('contact.companyName'),
    ...(readPhone(phone) ?? { phoneNumber: phone }),
    ...(values.has('contact.phoneExtension') && { phoneExtension: joined('contact.phoneExtension') }),
    emailAddress: joined('contact.emailAddress'),
  };
  const address: Partial<Address> = {
    streetLine1: joined('address.streetLine1', 'address.houseNumber'),
    streetLine2: joined('address.streetLine2'),
    streetLine3: joined('address.streetLine3'),
    ...localityOf(values),
  };
  return { contact: withoutEmpty(contact), address: withoutEmpty(address) };
}

/** City, code, region and country as they stand, and what their form says of the country. */
function localityOf(values: ReadonlyMap<PartyField, string>): Partial<Address> {
  const of = (field: PartyField) => values.get(field) ?? '';
  const [city, zipCode, region] = [of('address.city'), of('address.zipCode'), of('address.stateOrProvinceCode')];
  const named = countryCodeOf(of('address.countryCode'));
  const alone = zipCode === '' && region === '' ? readLocality(city, named) : null;
  const whole = alone?.street === undefined ? alone : null;
  const read =
    whole ?? readLocality(trimmed(`${city}, ${region} ${zipCode}`), named) ?? readLocality(`${zipCode} ${city}`, named);
  const isSure = read?.region !== undefined || zipCode === '';
  return {
    city: whole?.city ?? city,
    zipCode: whole?.zipCode ?? zipCode,
    stateOrProvinceCode: (isSure ? read?.region : undefined) ?? region,
    countryCode: named ?? read?.country ?? '',
  };
}

const withoutEmpty = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<T>;
