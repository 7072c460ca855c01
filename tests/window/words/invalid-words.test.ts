import { afterEach, describe, expect, test } from 'vitest';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { de } from '#renderer/messages/de/index.ts';
import { en } from '#renderer/messages/en/index.ts';
import { i18n } from '#renderer/messages/index.ts';
import { violationWords, warningWords } from '#renderer/messages/problem-words.ts';

const context = { measure: String, number: String, accountName: null };
const saidIn = (language: 'en' | 'de', violation: Partial<Violation>) => {
  i18n.global.locale.value = language;
  const message = 'reason must be a sentence; it is 7.';
  return violationWords({ code: 'FIELD_INVALID', pointer: '/reason', message, ...violation }, 1, context);
};
afterEach(() => {
  i18n.global.locale.value = 'en';
});

describe('a field that is not accepted says what would be right', () => {
  const at = (field: string) => `/recipient/${field}`;
  test.each<[Partial<Violation>, string, string]>([
    [
      { pointer: at('contact/emailAddress'), actual: 260, limit: 254, unit: 'characters' },
      'E-mail has 260 characters; it may have 254 at most.',
      'E-Mail hat 260 Zeichen; erlaubt sind höchstens 254.',
    ],
    [
      { pointer: at('contact/emailAddress'), actual: 'nobody' },
      'E-mail must be an e-mail address, such as name@example.com.',
      'E-Mail stimmt nicht: Erwartet wird eine E-Mail-Adresse, etwa name@example.com.',
    ],
    [
      { pointer: at('address/countryCode'), actual: 'UK' },
      'Country must be a country code of two letters, such as GB. Write GB for it.',
      'Land stimmt nicht: Erwartet wird ein Ländercode aus zwei Buchstaben, etwa GB. Schreiben Sie GB dafür.',
    ],
    [
      { pointer: '/customs/customsItems/0/quantity', actual: 0, limit: 1 },
      'Quantity, customs item 1 must be 1 at least, not 0.',
      'Menge, Zollposition 1: mindestens 1, nicht 0.',
    ],
    [
      { pointer: '/itemLines', actual: 120, limit: 99, unit: 'elements' },
      'Packages: 120 are too many; 99 at most are allowed.',
      'Pakete: 120 sind zu viele; erlaubt sind höchstens 99.',
    ],
    [
      { pointer: at('address/city'), actual: 'a\u0007b' },
      'City holds a character that cannot be printed. Leave it out.',
      'Ort enthält ein Zeichen, das sich nicht drucken lässt. Bitte weglassen.',
    ],
    [
      {},
      'The request cannot be accepted. The station says: “reason must be a sentence; it is 7.”',
      'Die Anfrage: nicht angenommen. Wortlaut der Station (englisch): „reason must be a sentence; it is 7.“',
    ],
    [
      { code: 'VALUE_NOT_ALLOWED', pointer: '/itemLines/0/weight/units', actual: 'stone', allowed: ['KG', 'LB'] },
      'Unit of weight: “stone” is not allowed. Allowed: KG, LB.',
      'Gewichtseinheit: „stone“ ist nicht erlaubt. Erlaubt: KG, LB.',
    ],
  ])('%j', (violation, english, german) => {
    expect([saidIn('en', violation), saidIn('de', violation)]).toEqual([english, german]);
  });
});

test('a field that does not look right says what it should be', () => {
  const warning = { code: 'FIELD_DOUBTFUL', pointer: '/recipient/contact/phoneNumber', message: '' } as const;
  expect(warningWords(warning, [], context)).toBe(
    'Phone does not look right: it should be a telephone number of 5 to 15 digits, such as +1 503 555 0177.',
  );
});

test('no sentence of the window says only that something is not valid', () => {
  expect(JSON.stringify(en)).not.toMatch(/\} is not valid/);
  expect(JSON.stringify(de)).not.toMatch(/\} ist ungültig/);
});
