import type { Contact } from '../../schema/party.ts';

/** What makes a line the name of a company: its legal form, or a word that people are not called by. */
const COMPANY =
  /(?:^|[\s,(&.])(?:gmbh|mbh|ag|kg|kgaa|ohg|gbr|ug|e\.?\s?v\.?|e\.?\s?k\.?|ltd\.?|limited|inc\.?|incorporated|llc|llp|l\.l\.c\.|corp\.?|corporation|plc|co\.|company|s\.?a\.?s?\.?|s\.?a\.?r\.?l\.?|eurl|b\.?v\.?|n\.?v\.?|s\.?r\.?l\.?|s\.?r\.?o\.?|d\.?o\.?o\.?|sp\. z o\.\s?o\.|kft|bvba|vof|pty|s\.?p\.?a\.?|s\.?l\.?|oy|ab|aps|a\/s|gmbh\s?&\s?co\.?\s?kg)(?=$|[\s,).])/i;
const COMPANY_WORD =
  /& (?:sons|söhne|co|partner)\b|\b(?:group|holding|services?|solutions|systems|shop|store|logistics|logistik|trading|handel|versand|university|universität|universiteit|université|institut|institute|school|schule|hospital|klinik|hotel|museum|apotheke|praxis|verlag|bank|autohaus|stiftung|foundation|agency|agentur|studio|labor|werkstatt|restaurant|cafe|café|bakery|bäckerei|buchhandlung|office)\b/i;

/** What stands before the name of a person to whose hands a parcel goes. */
const ATTENTION =
  /^(?:attn\.?|attention|att\.?|fao|f\.a\.o\.|z\.\s?hd\.?|z\.\s?h\.|zu händen|zuhanden|à l['’]attention de|a l['’]attention de|t\.?a\.?v\.?|ter attentie van|all['’]attenzione di)\s*(?:von|of)?\s*[:.]?\s*/i;
/** A line, or the beginning of one, that says no more than who is meant. */
const SALUTATION =
  /^(?:an|to|ship to|deliver to|lieferadresse|lieferanschrift|recipient|empfänger|firma|herrn?|frau|fa\.)\s*(?::\s*|$)|^(?:firma|fa\.|herrn)\s+/i;

/** A line without a label or salutation before what it says; empty where it says no more. */
export const withoutSalutation = (line: string) => line.replace(SALUTATION, '').trim();

export const isCompany = (line: string) => COMPANY.test(line) || COMPANY_WORD.test(line);

/** Person and company of the lines above the street; what is left over comes back. */
export function readNames(lines: readonly string[]): {
  contact: Pick<Contact, 'personName' | 'companyName'>;
  left: string[];
} {
  const attended = lines.find((line) => ATTENTION.test(line));
  const others = lines.filter((line) => line !== attended);
  const company = others.find(isCompany) ?? (attended !== undefined ? others[0] : undefined);
  const persons = others.filter((line) => line !== company);
  const person = attended?.replace(ATTENTION, '').trim() ?? persons[0];
  const left = attended === undefined ? persons.slice(1) : persons;
  const second = company === undefined ? left[0] : undefined;
  return {
    contact: {
      ...(person !== undefined && { personName: withoutHerrn(person) }),
      ...((company ?? second) !== undefined && { companyName: company ?? second ?? '' }),
    },
    left: second === undefined ? left : left.slice(1),
  };
}

const withoutHerrn = (name: string) => name.replace(/^(?:herrn?|frau)\s+/i, '');
