import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as papers from '#electron/labels/documents/sheet-words/index.ts';
import * as application from '#electron/main/messages/index.ts';
import { LANGUAGE_CODES, type Language } from '#shared/format/languages.ts';
import { pluralForms, pluralIndex } from '#shared/format/plural.ts';
import { i18n, load, speak, t } from '#renderer/messages/index.ts';

const sentencesOf = (messages: object, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : sentencesOf(value as object, `${prefix}${key}.`),
  );
/** What of a sentence no language may change: its placeholders, and characters that would else be taken for them. */
const fixed = (sentence: string) => [...new Set(sentence.match(/\{[^}]*\}/g) ?? [])].sort();
/** What of a sentence a reader sees as words: not its placeholders, nor signs and numbers. */
const wordsOf = (sentence: string) => sentence.replaceAll(/\{[^}]*\}/g, ' ').match(/\p{L}[\p{L}\p{N}’-]*/gu) ?? [];
/** Names that are the same in every language although they are long. */
const NAMES = ['ShipEngine (API v1)', 'ShipStation (API v2)'];
const alternatives = (sentence: string) => sentence.replaceAll("{'|'}", '').split('|').length;

type AdapterWords = Record<'words', Record<Language, object>>;
const adapters = Object.entries(
  import.meta.glob<AdapterWords>('../../../electron/adapters/**/messages/index.ts', { eager: true }),
);

beforeAll(async () => void (await Promise.all(LANGUAGE_CODES.map(load))));
afterEach(() => void (i18n.global.locale.value = 'en'));

/** Everything that is said in that language, by its key. */
const saidIn = (language: Language): Map<string, string> =>
  new Map(
    sentencesOf({
      window: i18n.global.messages.value[language],
      application: application.WORDS[language],
      papers: papers.SHEET_WORDS[language],
      adapters: Object.fromEntries(adapters.map(([path, { words }]) => [path, words[language]])),
    }),
  );

describe.each(LANGUAGE_CODES)('what is said in %s', (language) => {
  test('has the placeholders of the English sentences, and no others', () => {
    const [english, own] = [saidIn('en'), saidIn(language)];
    const odd = [...english].filter(([key, sentence]) => String(fixed(own.get(key) ?? '')) !== String(fixed(sentence)));

    expect(english.size).toBeGreaterThan(2000);
    expect(odd.map(([key, sentence]) => [key, sentence, own.get(key)])).toEqual([]);
  });

  test('counts in all forms of the language', () => {
    const forms = pluralForms(language).length;
    const own = saidIn(language);
    const odd = [...saidIn('en')].filter(([key, sentence]) => {
      const [english, counted] = [alternatives(sentence), alternatives(own.get(key) ?? '')];
      // A language whose words do not change with the number does with one.
      return counted !== 1 && counted !== forms + Math.max(0, english - 2);
    });

    expect(odd.map(([key, sentence]) => [key, sentence, own.get(key)])).toEqual([]);
  });

  test('leaves nothing empty that English says', () => {
    const own = saidIn(language);
    expect([...saidIn('en')].filter(([key, sentence]) => sentence !== '' && own.get(key)?.trim() === '')).toEqual([]);
  });
});

test.each(LANGUAGE_CODES.filter((code) => code !== 'en'))('%s repeats no English sentence', (language) => {
  const own = saidIn(language);
  const english = [...saidIn('en')].filter(([, said]) => wordsOf(said).length > 2 && !NAMES.includes(said));

  expect(english.length).toBeGreaterThan(1500);
  expect(english.filter(([key, sentence]) => own.get(key) === sentence)).toEqual([]);
});

test('French keeps its double signs on the line of their word', () => {
  expect([...saidIn('fr')].filter(([, sentence]) => /« | (?:[;?!»]|:(?: |$))/.test(sentence))).toEqual([]);
});

test('the adapters are among what is compared', () => {
  expect(adapters.length).toBeGreaterThan(7);
});

test('the forms are those of the language, and nothing at all may have its own', () => {
  expect([pluralIndex('en', 1, 2), pluralIndex('de', 0, 2), pluralIndex('de', 0, 3), pluralIndex('en', 7, 3)]).toEqual([
    ...[0, 1, 0, 2],
  ]);
});

test('the window speaks the language that was asked for last', async () => {
  await Promise.all([speak('de'), speak('en'), speak('de')]);

  expect(t('shell.language')).toBe('Sprache');
});
