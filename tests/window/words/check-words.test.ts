import { afterEach, expect, test } from 'vitest';
import { checkName, checkWords } from '#renderer/features/doctor/check-words.ts';
import { i18n } from '#renderer/messages/index.ts';

const formats = { number: (value: number) => `#${value}`, moment: (instant: string) => `@${instant}` };
afterEach(() => {
  i18n.global.locale.value = 'en';
});

test('a check is said in the language of the window, with its numbers and instants', () => {
  i18n.global.locale.value = 'de';
  const check = {
    name: 'unknown',
    status: 'warning',
    detail: '2 shipment(s) in doubt',
    facts: { n: 2, since: 'then' },
  } as const;
  expect(checkName(check)).toBe('Ungeklärte Sendungen');
  expect(checkWords(check, formats)).toBe('2 Sendungen sind ungeklärt, die älteste seit @then.');
  expect(checkWords({ name: 'disk', status: 'ok', detail: '', facts: { mib: 5000 } }, formats)).toMatch(/^#5000 MiB/);
});

test('a check that the window does not know keeps the words of the station', () => {
  const check = { name: 'moon', status: 'ok', detail: 'It is full.' } as const;
  expect([checkName(check), checkWords(check, formats)]).toEqual(['moon', null]);
});
