/**
 * How postal codes are written, by country: N is a digit, A a letter, `?` makes a space or hyphen before it optional, brackets make their
 * content optional, a bar separates ways. Countries that are not here have none, or none that is agreed on: nothing is said of theirs.
 * Put together from what the posts themselves publish (Universal Postal Union, "Postal addressing systems").
 */
const FORMS: Readonly<Record<string, string>> = {
  NNN: 'FO IS LS MG OM PG',
  NNNN: 'AF AL AM AT AU BD BE BG BO CC CH CV CX CY DK ET GE GW HM HU LI LR LU MK MZ NE NF NO NZ PH PY SI SJ TN VE ZA',
  NNNNN:
    'AX BA BL BT CR CU DE DO DZ EE EG ES FI FR GF GP GT HN HR ID IQ IT JO KE KH KR KW LA LK MA MC ME MF MM MQ MR MX MY NC NI NP ' +
    'PE PF PK PM RE RS SD SM SN TH TR UA UY VA WF XK YT ZM',
  NNNNNN: 'BY CN CO EC KG KZ MN NG RO RU SG TJ TM TT UZ',
  'NNNNN[-NNNN]': 'AS FM GU MH MP PR PW US VI SA',
  'NNN?NNN': 'IN',
  'NNN?NN': 'CZ GR SE SK',
  'NNNN?AA': 'NL',
  'NN?NNN': 'PL',
  'NNNN?NNN': 'PT',
  'NNNNN?NNN': 'BR',
  'NNN?NNNN': 'CL JP',
  'ANA?NAN': 'CA',
  'ANN?NAA|AN?NAA|AAN?NAA|AANN?NAA|ANA?NAA|AANA?NAA': 'GB GG IM JE',
  'ANN?XXXX|ANA?XXXX': 'IE',
  'NNNN|ANNNNAAA': 'AR',
  'NNNNN|NNNNNNN': 'IL',
  'NNNNN|NNNNNN': 'VN',
  'NNN|NNN?NN|NNN?NNN': 'TW',
  'NNNNN?NNNNN': 'IR',
  'AAA?NNNN|AAA?NN': 'MT',
  'NNN|NNNN': 'BH',
  ANNN: 'SZ',
  'AANNNN|NNNNNN': 'VC',
};

/** Countries whose codes begin with letters that belong to them, written or not: `LV-1010`, `AD500`. */
const LETTERED: Readonly<Record<string, string>> = {
  NNNN: 'AZ BB BN LV MD',
  NNNNN: 'LT HT',
  NNN: 'AD',
  'NNNN?NNN': 'KY',
};

const PARTS: Readonly<Record<string, string>> = {
  N: '\\d',
  A: '[A-Z]',
  X: '[A-Z0-9]',
  '?': '[ -]?',
  '[': '(?:',
  ']': ')?',
  '|': '|',
  '-': '-',
};
const expression = (form: string) => [...form].map((letter) => PARTS[letter]).join('');

const patterns = new Map<string, { form: string; pattern: RegExp }>();
for (const [table, prefix] of [
  [FORMS, false],
  [LETTERED, true],
] as const) {
  for (const [form, countries] of Object.entries(table)) {
    for (const country of countries.split(' ')) {
      // Some write the country in front of it, as D-10115 was written once.
      const before = prefix ? `(?:${country}[ -]?)?` : `(?:${country}-)?`;
      patterns.set(country, { form, pattern: new RegExp(`^${before}(?:${expression(form)})$`) });
    }
  }
}

/** How many digits every postal code of the country has, at its shortest, where it has nothing but digits; null where that is not so. */
export function postalCodeDigits(country: string): number | null {
  const form = patterns.get(country)?.form.replace(/\[-N+\]/, '') ?? '';
  return /^[N?]+$/.test(form) ? form.replaceAll('?', '').length : null;
}

/**
 * What the country's postal codes look like, where this one does not: `NNNNN`, N a digit and A a letter. Null where it fits, or nothing is known
 * of the country's.
 * @param country in upper case
 */
export function postalCodeForm(country: string, code: string): string | null {
  const known = patterns.get(country);
  return !known || known.pattern.test(code.trim().toUpperCase()) ? null : inWords(known.form);
}

const inWords = (form: string) =>
  form
    .replaceAll('X', 'N')
    .replaceAll('?', ' ')
    .replaceAll(/\[([^[\]]*)\]/g, '($1)')
    .split('|')
    .slice(0, 2)
    .join(' or ');
