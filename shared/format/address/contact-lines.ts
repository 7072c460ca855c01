import type { Contact } from '../../schema/shipping/party.ts';
import { isBox } from './streets.ts';
import { bare, setOf, trimmed, wordsOf } from './address-words.ts';

const EMAIL_LABELS = setOf('e-mail|email|mail|e-mail-adresse|emailadresse|correo|courriel|adresse');
const PHONE_LABELS = setOf(
  'tel|telefon|telefonnummer|telephone|phone|phone number|ph|mobile|mobil|mob|cell|cell phone|handy|fon|t|p|m|téléphone|tél|portable|teléfono|telefono|móvil|movil|' +
    'cellulare|cell|telefoon|gsm|tlf|puh|puhelin|tel. kom|telefone|celular|contact number|contact no|call|☎|📞|電話|tel/mobile|phone/mobile|tel no|phone no',
);
const FAX_LABELS = setOf('fax|telefax|faxnummer');
const EXTENSIONS = setOf('ext|extension|x|durchwahl|dw|poste|app');
/** Digits with what stands between them in a telephone number, and nothing else. */
const PHONE_FORM = /^\+?[\d\s()/.\-–]{5,40}$/;
const EMAIL_FORM = /^[^\s<>@]{1,64}@[^\s<>@]{1,190}\p{L}$/u;

/** Country calling codes of which the country is plain; a longer one first. */
const CALLING_CODES: readonly [string, string][] = (
  '+351PT +352LU +353IE +354IS +358FI +359BG +370LT +371LV +372EE +385HR +386SI +420CZ +421SK +423LI +972IL +971AE ' +
  '+30GR +31NL +32BE +33FR +34ES +36HU +39IT +40RO +41CH +43AT +44GB +45DK +46SE +47NO +48PL +49DE +52MX +55BR +61AU +64NZ +65SG +81JP +82KR +86CN +90TR +91IN'
)
  .split(' ')
  .map((entry) => [entry.slice(0, -2), entry.slice(-2)]);

export type ContactDetails = Pick<Contact, 'phoneNumber' | 'phoneExtension' | 'emailAddress'>;

export interface ContactLines {
  contact: ContactDetails;
  /** The lines without what was taken. */
  rest: string[];
  /** Lines of no use on a label, such as a fax number. */
  unplaced: string[];
}

/** Takes telephone number and e-mail address out of the lines; the first of each counts, what comes again stays visible. */
export function takeContact(lines: readonly string[]): ContactLines {
  const contact: ContactDetails = {};
  const rest: string[] = [];
  const unplaced: string[] = [];
  lines.forEach((line, index) => {
    const { email, other } = takeEmail(line);
    if (email !== null && contact.emailAddress === undefined) contact.emailAddress = email;
    else if (email !== null) unplaced.push(email);
    if (other === '') return;
    // The number of the customer of a parcel locker stands beside it, and is as long as a telephone number.
    const isOfLocker =
      /^\d{6,10}$/.test(other) &&
      [lines[index - 1], lines[index + 1]].some((near) => near !== undefined && isBox(near));
    const { before, phone } = isOfLocker ? { before: other, phone: null } : takePhone(other);
    if (isLabelled(other, FAX_LABELS)) unplaced.push(other);
    else if (phone === null) rest.push(other);
    else {
      if (before !== '') rest.push(before);
      if (contact.phoneNumber === undefined) Object.assign(contact, phone);
      else unplaced.push(phone.phoneNumber ?? '');
    }
  });
  return { contact, rest, unplaced };
}

function takeEmail(line: string): { email: string | null; other: string } {
  if (!line.includes('@')) return { email: null, other: line };
  const words = line.split(/[\s<>,;:]/);
  const email = words
    .map((word) => trimmed(word.replace(/^mailto/i, ''), '.,;()<>"\''))
    .find((word) => EMAIL_FORM.test(word));
  if (email === undefined) return { email: null, other: line };
  const other = trimmed(line.replace(email, ' '), ',;:|<>()"-–=');
  return { email, other: EMAIL_LABELS.has(bare(other)) ? '' : trimmed(withoutLabelAtEnd(other), ',;:|<>()-–') };
}

/** `Tel. 030 123 E-Mail:` without its last word. */
function withoutLabelAtEnd(text: string): string {
  const words = wordsOf(text);
  return EMAIL_LABELS.has(bare(words.at(-1) ?? '')) ? words.slice(0, -1).join(' ') : text;
}

/** How many words in front are a label of the list. */
function labelLength(words: readonly string[], labels: ReadonlySet<string>): number {
  const found = [2, 1].find(
    (length) => words.length > length && labels.has(words.slice(0, length).map(labelWord).join(' ')),
  );
  return found ?? 0;
}
const labelWord = (word: string) => trimmed(word, ':.#=：').toLowerCase();
const isLabelled = (text: string, labels: ReadonlySet<string>) => labelLength(wordsOf(text), labels) > 0;

/** A telephone number at the end of the line, and what stands before it; a number in front of which nothing says so must be long. */
function takePhone(line: string): { before: string; phone: ContactDetails | null } {
  const words = wordsOf(line.replace(/^([^\d\s:：]{1,20})[:：](?=\S)/, '$1: '));
  const label = labelLength(words, PHONE_LABELS);
  const whole = readPhone(words.slice(label).join(' '));
  if (
    whole?.phoneNumber !== undefined &&
    digitsIn(whole.phoneNumber) >= (label > 0 || whole.phoneNumber.startsWith('+') ? 5 : 9)
  )
    return { before: '', phone: whole };
  const at = words.findIndex(
    (word, index) => index > 0 && (/^\(?\+\d/.test(word) || labelLength(words.slice(index), PHONE_LABELS) > 0),
  );
  if (at === -1) return { before: line, phone: null };
  const from = at + labelLength(words.slice(at), PHONE_LABELS);
  const tail = readPhone(words.slice(from).join(' '));
  if (tail?.phoneNumber === undefined || digitsIn(tail.phoneNumber) < 7) return { before: line, phone: null };
  return { before: trimmed(words.slice(0, at).join(' '), ',;:|-–'), phone: tail };
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** Number and extension; null where the text is no telephone number. */
export function readPhone(text: string): ContactDetails | null {
  const words = wordsOf(text);
  const last = words.at(-1) ?? '';
  const attached = /^(?:ext\.?|x)(\d{1,6})$/i.exec(last)?.[1];
  const apart = /^\d{1,6}$/.test(last) && EXTENSIONS.has(bare(words.at(-2) ?? '')) ? last : undefined;
  const phoneExtension = attached ?? apart;
  const number = trimmed(
    words.slice(0, words.length - (attached !== undefined ? 1 : apart !== undefined ? 2 : 0)).join(' '),
    ',;:',
  );
  if (!PHONE_FORM.test(number)) return null;
  return { phoneNumber: number, ...(phoneExtension !== undefined && { phoneExtension }) };
}

/** The country whose calling code the number begins with; null where it has none, or one that countries share. */
export function countryOfPhone(phoneNumber: string | undefined): string | null {
  const digits = phoneNumber?.replace(/^00/, '+').replace(/[^+\d]/g, '') ?? '';
  return CALLING_CODES.find(([code]) => digits.startsWith(code))?.[1] ?? null;
}
