import type { Contact } from '../../schema/party.ts';

const EMAIL = /[^\s<>,;:]+@[^\s<>,;:]+\.[\p{L}]{2,}/u;
const EMAIL_LABEL = /^\W*(?:e-?mail|mail)\s*[:.]?\s*/i;
const PHONE_LABEL =
  /^(?:tel(?:efon|ephone)?|phone|ph|mobile?|mob|cell|handy|fon|t|p|m)\s*[.:]+\s*|^(?:telefon|telephone|phone|mobile|handy)\s+(?=[+(\d])/i;
const FAX_LABEL = /^(?:tele)?fax\b/i;
const EXTENSION = /\s*(?:ext\.?|extension|x|durchwahl|dw)\s*[.:]?\s*(\d{1,6})$/i;
/** Digits with what stands between them in a telephone number, and nothing else. */
const PHONE_FORM = /^\+?[\d\s()/.-]{7,}$/;

/** Country calling codes of which the country is plain; a longer one first. */
const CALLING_CODES: readonly [string, string][] = [
  ['+351', 'PT'],
  ['+352', 'LU'],
  ['+353', 'IE'],
  ['+358', 'FI'],
  ['+420', 'CZ'],
  ['+421', 'SK'],
  ['+30', 'GR'],
  ['+31', 'NL'],
  ['+32', 'BE'],
  ['+33', 'FR'],
  ['+34', 'ES'],
  ['+39', 'IT'],
  ['+41', 'CH'],
  ['+43', 'AT'],
  ['+44', 'GB'],
  ['+45', 'DK'],
  ['+46', 'SE'],
  ['+47', 'NO'],
  ['+48', 'PL'],
  ['+49', 'DE'],
];

export interface ContactLines {
  contact: Pick<Contact, 'phoneNumber' | 'phoneExtension' | 'emailAddress'>;
  /** The lines without what was taken. */
  rest: string[];
  /** Lines of no use on a label, such as a fax number. */
  unplaced: string[];
}

/** Takes telephone number and e-mail address out of the lines; the first of each counts, what comes again stays visible. */
export function takeContact(lines: readonly string[]): ContactLines {
  const contact: ContactLines['contact'] = {};
  const rest: string[] = [];
  const unplaced: string[] = [];
  for (const line of lines) {
    const email = EMAIL.exec(line)?.[0];
    const other =
      email === undefined
        ? line
        : line
            .replace(email, '')
            .replace(EMAIL_LABEL, '')
            .replace(/^[\s<>,;:|-]+|[\s<>,;:|-]+$/g, '');
    if (email !== undefined) {
      if (contact.emailAddress === undefined) contact.emailAddress = email;
      else unplaced.push(email);
    }
    if (other === '') continue;
    if (FAX_LABEL.test(other)) unplaced.push(other);
    else if (!isPhone(other)) rest.push(other);
    else if (contact.phoneNumber === undefined) Object.assign(contact, readPhone(other));
    else unplaced.push(other);
  }
  return { contact, rest, unplaced };
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

function isPhone(line: string): boolean {
  const number = line.replace(PHONE_LABEL, '').replace(EXTENSION, '');
  if (!PHONE_FORM.test(number)) return false;
  return PHONE_LABEL.test(line) || number.startsWith('+') ? digitsIn(number) >= 5 : digitsIn(number) >= 9;
}

function readPhone(line: string): ContactLines['contact'] {
  const phoneExtension = EXTENSION.exec(line)?.[1];
  const phoneNumber = line.replace(PHONE_LABEL, '').replace(EXTENSION, '').trim();
  return { phoneNumber, ...(phoneExtension !== undefined && { phoneExtension }) };
}

/** The country whose calling code the number begins with; null where it has none, or one that countries share. */
export function countryOfPhone(phoneNumber: string | undefined): string | null {
  const digits = phoneNumber?.replace(/^00/, '+').replace(/[^+\d]/g, '') ?? '';
  return CALLING_CODES.find(([code]) => digits.startsWith(code))?.[1] ?? null;
}
