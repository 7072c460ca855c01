import { afterEach, describe, expect, test } from 'vitest';
import type { Language } from '#shared/format/languages.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { speak, t } from '#renderer/messages/index.ts';
import { diagnosticWords, violationWords, warningWords } from '#renderer/messages/problem-words.ts';

const context = { measure: String, number: String, accountName: null };
const items = { pointer: '/customs/customsItems', message: 'Too few.' };
const charge = { pointer: '/customs/freightCharge', message: 'Not that.' };
const violation = (given: Partial<Violation>) =>
  violationWords({ code: 'FIELD_INVALID', ...items, ...given } as Violation, 1, context);

afterEach(() => speak('en'));

describe('a sentence about a field suits one that is called in the plural, or by a feminine word', () => {
  test.each<[Language, string[]]>([
    ['en', ['Customs items must be given.', 'Customs items cannot be accepted. The station says: “Too few.”']],
    [
      'de',
      [
        'Zollpositionen: Angabe fehlt.',
        'Zollpositionen: nicht angenommen. Wortlaut der Station (englisch): „Too few.“',
      ],
    ],
    [
      'es',
      ['Falta este dato: Artículos de aduana.', 'Artículos de aduana: valor no aceptado. La estación dice: «Too few.»'],
    ],
    ['ro', ['Articole vamale: lipsește valoarea.', 'Articole vamale: valoare neacceptată. Stația spune: „Too few.”']],
  ])('in %s: where it is missing or refused', async (language, words) => {
    await speak(language);
    expect([violation({ code: 'FIELD_REQUIRED' }), violation({})]).toEqual(words);
  });

  test.each<[Language, string[]]>([
    ['en', ['Tax numbers: two different values are given. Give one.', 'Copies may be 9 at most, not 12.']],
    ['de', ['Steuernummern: zwei verschiedene Angaben. Bitte nur eine machen.', 'Anzahl: höchstens 9, nicht 12.']],
    [
      'es',
      [
        'Números fiscales: se han dado dos valores distintos. Indique uno solo.',
        'Copias: 9 como máximo; el valor es 12.',
      ],
    ],
    [
      'fr',
      ['Numéros fiscaux : deux valeurs différentes. N’en gardez qu’une.', 'Copies : 9 au plus ; la valeur est 12.'],
    ],
    ['ro', ['Numere fiscale: două valori diferite. Păstrați una singură.', 'Copii: cel mult 9; valoarea este 12.']],
  ])('in %s: where it is given twice, or is too much', async (language, words) => {
    await speak(language);
    const twice = violation({ code: 'FIELD_CONFLICT', pointer: '/taxIndentifiers' });
    expect([twice, violation({ pointer: '/copies', actual: 12, limit: 9 })]).toEqual(words);
  });

  test.each<[Language, string, string]>([
    ['en', 'Freight charge must be given: the border asks for it.', 'Postal code is wrong.'],
    ['de', 'Frachtkosten: Angabe fehlt. Die Grenze verlangt sie.', 'stimmt Postleitzahl nicht.'],
    ['es', 'Falta este dato, que pide la frontera: ', 'es incorrecto este campo: '],
    ['fr', 'Champ demandé par la frontière : ', 'ce champ est incorrect : '],
    ['ro', ': lipsește valoarea pe care o cere granița.', 'câmpul greșit este: '],
  ])('in %s: where a border or an order lacks it', async (language, border, order) => {
    await speak(language);
    expect(warningWords({ code: 'CUSTOMS_FACT_MISSING', ...charge }, [], context)).toContain(border);
    const values = { count: 1, number: 'B-1', field: '/recipient/address/zipCode' };
    expect(diagnosticWords({ code: 'SOURCE_ORDERS_LEFT_AT', values })).toContain(order);
  });
});

describe('a sentence that counts suits one as well', () => {
  test.each<[Language, string, string, string]>([
    ['en', 'Import one row', 'Import 1,200 rows', 'Packages sold: 1 of 2 (A).'],
    ['de', 'Eine Zeile einlesen', '1.200 Zeilen einlesen', 'Verkaufte Pakete: 1 von 2 (A).'],
    ['es', 'Importar una fila', 'Importar 1200 filas', 'Paquetes vendidos: 1 de 2 (A).'],
    ['fr', 'Importer une ligne', 'Importer 1\u202F200 lignes', 'Colis vendus : 1 sur 2 (A).'],
    ['pl', 'Importuj wiersze: 1', 'Importuj wiersze: 1200', 'Sprzedano paczek: 1 z 2: A.'],
  ])('in %s', async (language, one, many, sold) => {
    await speak(language);
    expect(t('common.tableImport.start', { n: 1 })).toBe(one);
    expect(t('common.tableImport.start', { n: 1200 })).toBe(many);
    const values = { sold: 1, packages: 2, numbers: 'A' };
    expect(diagnosticWords({ code: 'PARTLY_SOLD', values })).toBe(sold);
  });
});
