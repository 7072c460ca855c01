import { beforeEach, describe, expect, test } from 'vitest';
import { de } from '#renderer/messages/de/index.ts';
import { en } from '#renderer/messages/en/index.ts';
import { i18n, speak, t, type MessageKey } from '#renderer/messages/index.ts';

/** Every sentence of the window, by its key. */
const sentencesOf = (messages: object, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : sentencesOf(value as object, `${prefix}${key}.`),
  );
const said = (key: string, n: number) => t(key as MessageKey, { n });
const counted = sentencesOf(en).filter(([, english]) => english.includes('{n}'));

describe.each(['en', 'de'] as const)('the window in %s', (language) => {
  beforeEach(() => {
    i18n.global.locale.value = language;
  });

  test('counts one as one', () => {
    const manyOfOne = /\b1 (?:[a-z]+s|(?!Zeichen)[A-ZÄÖÜ][a-zäöüß]+(?:en|e))\b|\b1-mal\b/;
    const wrong = counted.map(([key]) => said(key, 1)).filter((sentence) => manyOfOne.test(sentence));

    expect(counted.length).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });

  test.each([0, 1, 3])('says how often a label was printed: %i', (n) => {
    const words = { en: ['it was not printed so far', 'it was printed once', 'it was printed 3 times'], de: ['bisher nicht gedruckt', 'bisher einmal gedruckt', 'bisher 3-mal gedruckt'] }; // oxfmt-ignore

    expect(said('shipment.prints.free', n)).toContain(words[language][Math.min(n, 2)]);
  });

  test('speaks of no purchase where a printer, a client or an address has to be put right', () => {
    expect(t('problems.codes.VALIDATION_FAILED')).not.toMatch(/bought|gekauft/);
  });

  test('writes no unit behind a word that may be the unit', () => {
    expect(sentencesOf({ en, de }[language]).filter(([, sentence]) => /\bin \{unit\}/.test(sentence))).toEqual([]);
    expect(said('ship.packages.sidesIn.IN', 1)).toBe({ en: 'Sides in inches', de: 'Maße in Zoll' }[language]);
  });
});

/** What is called otherwise in `messages/GLOSSARY.md`. An “Auftrag” of German is a print job. */
const OTHER_WORDS = {
  de: /spediteur|hauptbuch|\blabels?\b|versanddienst|lieferschein|services?\b|nächster auftrag|ein auftrag\b(?! wartet)/i,
  ro: /transportator/i,
  tr: /\bfiş/i,
} as const;

test.each(Object.keys(OTHER_WORDS) as (keyof typeof OTHER_WORDS)[])(
  'the window has one word for one thing in %s',
  async (language) => {
    await speak(language);
    const odd = sentencesOf(en)
      .map(([key]) => `${key}: ${said(key, 1)}`)
      .filter((sentence) => OTHER_WORDS[language].test(sentence.slice(sentence.indexOf(': '))));

    expect(odd).toEqual([]);
  },
);
