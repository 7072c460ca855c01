import { afterEach, expect, test } from 'vitest';
import type { Language } from '#shared/format/languages.ts';
import { speak, t } from '#renderer/messages/index.ts';

afterEach(() => speak('en'));

test.each<[Language, number, string]>([
  ['en', 1, 'Take one row in'],
  ['en', 12_500, 'Take 12,500 rows in'],
  ['de', 12_500, '12.500 Zeilen hineinnehmen'],
  ['pl', 12_503, 'Dołącz 12 503 wiersze'],
  ['ro', 12_519, 'Include 12.519 rânduri'],
  ['ro', 12_520, 'Include 12.520 de rânduri'],
])('in %s, how many they are is written and said as the language does: %i', async (language, n, words) => {
  await speak(language);
  expect(t('batch.duplicates.takeHeld', { n }).replaceAll('\u00A0', ' ')).toBe(words);
});
