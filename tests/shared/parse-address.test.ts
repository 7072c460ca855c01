import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
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

  test('holds no word twice and loses none', () => {
    for (const { text } of forms) {
      const { party, unplaced } = parseAddress(text);
      const words = (value: string): string[] => value.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
      const found = words([...Object.values(party.contact), ...Object.values(party.address), ...unplaced].join(' '));
      const lost = words(text).filter((word) => !found.includes(word) && !IGNORED.test(word));
      expect(lost, text).toEqual([]);
    }
  });
});

/** Countries and regions become codes, salutations and labels go, a British code gets its space. */
const IGNORED =
  /^(deutschland|germany|united|kingdom|states|österreich|scotland|canada|france|italia|españa|sweden|ireland|usa|georgia|utah|herrn|frau|firma|attn|tel|ext|lieferadresse|telefon|name|adresse|address|england|city|state|zip|phone|vorname|nachname|straße|hausnummer|plz|ort|land|nw16xe)$/;
