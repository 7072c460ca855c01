import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { processorMs } from '../processor-time.ts';
import { countryCodeOf } from '#shared/format/country-names.ts';
import { HEADERS } from '#shared/format/address/lines.ts';
import { regionCodeOf } from '#shared/format/address/regions.ts';
import { PARTY_FIELD_NAMES } from '#shared/format/party-field-names.ts';
import { parseAddress } from '#shared/format/parse-address.ts';

/** What was read, flat and without what is empty. */
function read(text: string): Record<string, unknown> {
  const { party, unplaced } = parseAddress(text);
  return { ...party.contact, ...party.address, ...(unplaced.length > 0 && { unplaced }) };
}

interface Form {
  form: string;
  text: string;
  expected: Record<string, unknown>;
}
const forms = JSON.parse(readFileSync(new URL('../vectors/addresses.json', import.meta.url), 'utf8')) as Form[];

test.each(forms)('$form: $text', ({ text, expected }) => {
  expect(read(text)).toEqual(expected);
});

describe('what cannot be placed', () => {
  test('stays visible, and so does every word of it', () => {
    const text = 'Jane Roe\nAcme Widgets\nbehind the church\nHauptstr. 5\n10115 Berlin\nring twice\nFax: 030 1234567';
    expect(read(text)).toEqual({
      personName: 'Jane Roe',
      companyName: 'Acme Widgets',
      streetLine1: 'Hauptstr. 5',
      zipCode: '10115',
      city: 'Berlin',
      unplaced: ['behind the church', 'ring twice', 'Fax: 030 1234567'],
    });
  });

  test('is not made up: no country where neither name nor form tells it', () => {
    expect(read('Jane Roe\nHauptstr. 5\n10115 Berlin')).not.toHaveProperty('countryCode');
  });

  test.each(['', ' \n\t\n ', ',,,', '?', '\u0000'])('of %j leaves nothing behind that breaks', (text) => {
    expect(() => parseAddress(text)).not.toThrow();
  });

  test('is all of a text that is too long to be an address', () => {
    const text = 'word '.repeat(1000);
    expect(parseAddress(text)).toEqual({ party: { address: {}, contact: {} }, unplaced: [text] });
  });

  test('of a name alone is a name', () => {
    expect(read('Jane Roe')).toEqual({ personName: 'Jane Roe' });
  });

  test('loses no word', () => {
    for (const { text } of forms) expect(lostWords(text), text).toEqual([]);
  });

  test('loses no second number, whichever label it has', () => {
    expect(parseAddress('Mobile: 07911 123456\nTEL: 03-3213-1111')).toMatchObject({
      party: { contact: { phoneNumber: '07911 123456' } },
      unplaced: ['03-3213-1111'],
    });
  });

  test('loses no word either of lines in any order, with anything between them', () => {
    const line = fc.oneof(
      fc.constantFrom(...forms.flatMap(({ text }) => text.split('\n'))),
      fc.string({ maxLength: 40 }),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 9 }), (lines) => {
        const text = lines.join('\n');
        expect(lostWords(text)).toEqual([]);
      }),
    );
  });
});

/** Words and numbers, without case and accents. */
function wordsIn(text: string): string[] {
  return plain(text).match(/\p{L}{3,}|\d{3,}/gu) ?? [];
}
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();

/** What says what a line is, or is said in a code: labels and salutations go, countries and regions become codes. */
const SAID = new Set(
  [
    ...Object.values(PARTY_FIELD_NAMES),
    ...HEADERS,
    'herrn herr frau firma mrs miss tav attn attention hand händen hd von tel telefon telephone phone mobile mobil téléphone ext extension email mail mailto please bitte',
    't.a.v all attenzione fax 電話 電話番号 郵便番号 住所 氏名 日本 the cell mob fon gsm handy móvil movil cellulare portable telefoon call number contact für dear order note',
  ].flatMap((text) => wordsIn(text)),
);

/** Words of the text that are in no field, and are not said to have none. */
function lostWords(text: string): string[] {
  const { party, unplaced } = parseAddress(text);
  const found = plain([...Object.values(party.contact), ...Object.values(party.address), ...unplaced].join(' '));
  const joined = found.replace(/[^\p{L}\d]/gu, '');
  const meant = new Set(text.split(/[\n\t]/).flatMap(placeNames));
  // Japanese has no space between the prefecture, the city and what follows.
  const isFound = (word: string) =>
    found.includes(word) ||
    joined.includes(word) ||
    (/\p{Script=Han}/u.test(word) && [...word].every((character) => joined.includes(character)));
  return wordsIn(text).filter((word) => !isFound(word) && !SAID.has(word) && !meant.has(word));
}

/** The words of a line that name a country or a region, alone or with those beside them. */
function placeNames(line: string): string[] {
  const words = line.split(/[\s,;()]+/);
  const runs = words.flatMap((_, at) => [1, 2, 3, 4, 5].map((length) => words.slice(at, at + length).join(' ')));
  const isPlace = (run: string) =>
    countryCodeOf(run) !== null || ['US', 'CA', 'AU'].some((country) => regionCodeOf(run, country) !== null);
  return runs.filter(isPlace).flatMap(wordsIn);
}

test('the desk’s own country is taken where the postal code has its form, and no other', () => {
  const country = (text: string, home: string) => parseAddress(text, home).party.address.countryCode;
  expect(country('Jan Peeters\nVeldstraat 12\n9000 Gent', 'BE')).toBe('BE');
  expect(country('Jan Peeters\nVeldstraat 12\n9000 Gent', 'DE')).toBeUndefined();
  expect(country('Erika Muster\nHeidestr. 17\n51147 Köln', 'US')).toBeUndefined();
  expect(country('Tom Baker\n221B Baker Street\nLondon NW1 6XE', 'DE')).toBe('GB');
});

test.each([
  '1-',
  '1 ',
  'a, ',
  'Main St ',
  '10115 Berlin, ',
  '+49 ',
  'a@',
  'A1A ',
  '(',
  'City: ',
  '山',
  '#1 ',
  'attn ',
  'to ',
  '9',
])('the longest text that may be an address is read at once, of nothing but %j too', (part) => {
  const text = part.repeat(4000).slice(0, 4000);
  parseAddress(text);
  const start = processorMs();
  for (let round = 0; round < 5; round++) parseAddress(text.replaceAll(' ', round % 2 === 0 ? ' ' : '\n'));
  // 3 ms each on a quiet machine; what grows with the square of the length took seconds.
  expect(processorMs() - start).toBeLessThan(1000);
});
