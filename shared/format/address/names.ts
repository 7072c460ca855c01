import { bare, partsOf, setOf, trimmed, wordsOf } from './address-words.ts';
import type { Contact } from '../../schema/shipping/party.ts';

/** What makes a line the name of a company: its legal form, which never stands first. */
const LEGAL_FORMS = setOf(
  'gmbh|mbh|ag|kg|kgaa|ohg|gbr|ug|e.v|ev|e.k|ek|ltd|limited|inc|incorporated|llc|llp|l.l.c|corp|corporation|plc|co|company|s.a|sa|s.a.s|sas|sasu|s.a.r.l|sarl|eurl|' +
    'b.v|bv|n.v|nv|s.r.l|srl|s.r.o|d.o.o|sp.z.o.o|z.o.o|o.o|kft|zrt|bvba|bv|vof|pty|s.p.a|spa|s.l|sl|s.l.u|oy|oyj|ab|aps|a/s|as|k.k|kk|lda|ltda|a.ş|株式会社|有限会社|合同会社',
);
/** Words that companies are called by, and people hardly. */
const COMPANY_WORDS = setOf(
  'group|holding|service|services|solutions|systems|shop|store|stores|logistics|logistik|trading|handel|versand|university|universität|universiteit|université|universidad|università|' +
    'institut|institute|school|schule|hospital|klinik|klinikum|hotel|museum|apotheke|verlag|autohaus|stiftung|foundation|agency|agentur|studio|studios|werkstatt|restaurant|cafe|café|' +
    'bakery|bäckerei|buchhandlung|hardware|widgets|industries|enterprises|electronics|elektronik|warehouse|associates|partners|consulting|department|society|société|societe|association|verein|bureau|church|library|clinic|pharmacy|garage|gallery|galerie|deli|books|supplies|supply|works|labs|technologies|software|media|marketing|imports|outlet|boutique|salon',
);
const AND_SONS = /[&+] ?(?:sons|söhne|co|partner|fils|figli|hijos|zonen|daughters|cie)(?![\p{L}\d])/iu;

/** What stands before the name of a person to whose hands a parcel goes, in small letters. */
const ATTENTION = [
  ...[
    'attention:',
    'attention of',
    'attention',
    'attn.:',
    'attn:',
    'attn.',
    'attn',
    'att.:',
    'att:',
    'att.',
    'fao:',
    'fao',
    'f.a.o.',
    'for the attention of',
  ],
  ...[
    'z. hd. von',
    'z.hd. von',
    'z. hd.:',
    'z. hd.',
    'z.hd.',
    'z. hd',
    'z. h.',
    'zu händen von',
    'zu händen',
    'zuhanden',
    'zhd.',
    'zhd',
  ],
  ...[
    'à l’attention de',
    "à l'attention de",
    "a l'attention de",
    't.a.v.',
    'tav',
    'ter attentie van',
    "all'attenzione di",
    'all’attenzione di',
    'c.a.',
    'a la atención de',
    'a/a',
    'at.:',
  ],
];
const TITLES = setOf(
  'mr|mrs|ms|miss|mx|dr|prof|sir|mme|mlle|m|monsieur|madame|sig|sig.ra|sra|sr|dott|dott.ssa|herr|herrn|frau|familie|fam|pan|pani|dhr|mevr|de heer|mevrouw|hr|fr',
);
/** A line, or the beginning of one, that says no more than who is meant. */
const ALONE = setOf('herrn|herr|frau|firma|fa|an|to|mr|mrs|ms|an die|an den');
const IN_FRONT = /^(?:firma|fa\.|herrn) /i;
const BEFORE_NAME = /^(?:herrn?|frau) /i;

/** A line without a salutation before what it says; empty where it says no more. */
export const withoutSalutation = (line: string): string =>
  ALONE.has(bare(line)) ? '' : line.replace(IN_FRONT, '').trim();

export function isCompany(line: string): boolean {
  const words = wordsOf(line).map(bare);
  const isForm = (word: string, index: number) => LEGAL_FORMS.has(word) && (index > 0 || word.includes('会社'));
  return (
    AND_SONS.test(line) ||
    line.includes('会社') ||
    (words.length > 1 &&
      words.some(
        (word, index) =>
          isForm(word, index) ||
          COMPANY_WORDS.has(word) ||
          /(?:versand|handel|verlag|klinik|klinikum|schule|technik|gmbh)$/.test(word),
      )) ||
    /sp\. ?z ?o\. ?o/i.test(line)
  );
}

/** What follows `Attn:` and its kind, and what stands before it on the same line; null where it is not there. */
function attended(line: string): { before: string; name: string } | null {
  const lower = line.toLowerCase();
  for (const word of ATTENTION) {
    const at = lower.startsWith(word)
      ? 0
      : Math.max(lower.indexOf(` ${word} `) + 1, lower.indexOf(`(${word} `) + 1, lower.indexOf(`,${word} `) + 1);
    const isWhole = !/[\p{L}\d]/u.test(line.charAt(at + word.length));
    if ((at > 0 || lower.startsWith(word)) && isWhole) {
      const name = trimmed(line.slice(at + word.length), ',;:.()');
      if (name !== '') return { before: trimmed(line.slice(0, at), ',;:(-–'), name };
    }
  }
  return null;
}

/** Person and company of the lines above the street; what is left over comes back. */
export function readNames(lines: readonly string[]): {
  contact: Pick<Contact, 'personName' | 'companyName'>;
  left: string[];
} {
  const found = lines.map((line) => ({ line, attended: attended(line) })).find((each) => each.attended !== null);
  const others = lines
    .flatMap((line) => (line !== found?.line ? [line] : found.attended?.before ? [found.attended.before] : []))
    .flatMap(personAndCompany);
  const titled = others.find(
    (line) => TITLES.has(bare(wordsOf(line)[0] ?? '')) && wordsOf(line).length > 1 && !isCompany(line),
  );
  const company = others.find(isCompany) ?? (found ? others.find((line) => line !== titled) : undefined);
  const attendant = found?.attended?.name;
  const persons = [...(attendant === undefined ? [] : [attendant]), ...others.filter((line) => line !== company)];
  const person = (company === undefined ? titled : undefined) ?? attendant ?? titled ?? persons[0];
  const left = persons.filter((line) => line !== person);
  const second = company === undefined ? left[0] : undefined;
  const companyName = company ?? second;
  return {
    contact: {
      ...(person !== undefined && { personName: person.replace(BEFORE_NAME, '') }),
      ...(companyName !== undefined && { companyName }),
    },
    left: second === undefined ? left : left.slice(1),
  };
}

/** `Jane Roe, Acme Inc` names both. */
function personAndCompany(line: string): string[] {
  const parts = partsOf(line);
  const [person = '', company = ''] = parts;
  return parts.length === 2 && isCompany(company) && !isCompany(person) && wordsOf(person).length > 1
    ? [person, company]
    : [line];
}
